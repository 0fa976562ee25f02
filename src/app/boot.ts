/**
 * The only script of a public page before somebody touches it. Whoever only reads never loads the application; the first
 * sign of intent does. A press of a control that needs the application is held and made again once it is there, or once it
 * failed to come: then the browser does what it can.
 */
const intents = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;
const needsApp = '[data-needs-app]';
/** As routing names it; spelled again, since what this script imports is shared with the application and would bring it along. */
const cookiePreferencesHash = '#manage-cookie-preferences';

let started: Promise<void> | undefined;

function startApp(): Promise<void> {
  for (const intent of intents) removeEventListener(intent, startApp);
  started ??= import('./entry-client.tsx')
    .then(({ start }) => start())
    .catch((error: unknown) => console.error('Error while mounting app', error))
    .finally(() => {
      removeEventListener('click', hold, true);
      removeEventListener('submit', hold, true);
    });
  return started;
}

function hold(event: Event): void {
  if (!(event.target instanceof Element)) return;
  const control = event.target.closest<HTMLElement>(needsApp);
  if (!control) return;
  if (event.type === 'click' && control instanceof HTMLFormElement) return;
  event.preventDefault();
  event.stopPropagation();
  void startApp().then(() => requestAnimationFrame(() => (control instanceof HTMLFormElement ? control.requestSubmit() : control.click())));
}

const reloadGuardMs = 10_000;
const reloadedAtKey = 'reloaded-at';

/**
 * Files of a release go when the next one comes: a page that misses one is loaded anew, but not again within ten seconds,
 * since then loading does not help. Nor where nothing can be reached: what was typed would be gone, and nothing won.
 */
function reload(event: Event): void {
  if (!navigator.onLine || Date.now() - Number(sessionStorage.getItem(reloadedAtKey)) < reloadGuardMs) return;
  event.preventDefault();
  sessionStorage.setItem(reloadedAtKey, String(Date.now()));
  location.reload();
}

addEventListener('vite:preloadError', reload);
for (const intent of intents) addEventListener(intent, startApp, { once: true, passive: true });
addEventListener('click', hold, true);
addEventListener('submit', hold, true);

const hasCookie = (name: string) => `; ${document.cookie}`.includes(`; ${name}=`);

/** Pages are the same for everybody: the promo code is in them, and hidden until it is known that the visitor has not put it away. */
if (document.querySelector('[data-promo-banner]') && !hasCookie('promo-code-banner')) document.documentElement.dataset.withPromoBanner = '';

/** Personal parts of the page are filled in for whoever they are known of, and what others draw in it comes at once. */
const startsNow =
  document.documentElement.dataset.start === 'now' ||
  document.querySelector('[data-starts-app]') ||
  (document.querySelector('[data-account]') && hasCookie('auth-info')) ||
  location.hash === cookiePreferencesHash;
if (startsNow) void startApp();
