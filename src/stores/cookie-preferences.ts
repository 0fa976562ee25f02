/** The choice of cookies as a slot: whoever brings the dialog fills it. */
export interface CookiePreferences {
  /** @param open shows the dialog */
  fill(open: () => void): void;
  /** Shows the dialog; where there is none it says so in the console. */
  open(): void;
}

export function createCookiePreferences(): CookiePreferences {
  let show: (() => void) | null = null;
  return {
    fill: (open) => {
      show = open;
    },
    open: () => {
      if (show) show();
      else console.warn('There is no choice of cookies to open.');
    },
  };
}
