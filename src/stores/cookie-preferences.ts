import type { RootStore } from './root-store.ts';

/** The choice of cookies as a slot: whoever brings the dialog fills it. */
export interface CookiePreferences {
  /** Shows the dialog; where nobody brought one it says so in the console. */
  open(): void;
}

/** The slot of a visit. To fill it, give it another `open`. */
export function cookiePreferencesOf(store: Pick<RootStore, 'feature'>): CookiePreferences {
  return store.feature('cookie-preferences', () => ({ open: () => console.warn('There is no choice of cookies to open.') }));
}
