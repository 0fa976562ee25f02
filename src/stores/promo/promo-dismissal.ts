import { writeCookie } from '../browser-cookies.ts';

/** The cookie of somebody who does not want to see the promo code again for a day. */
const dismissalCookie = 'promo-code-banner';
const dismissedForSeconds = 24 * 60 * 60;

/**
 * Puts the promo code away for a day. That it is shown is an attribute of the document, which the boot script sets where
 * the cookie is absent: pages are the same for everybody, and this one thing must be known before the application is there.
 */
export function dismissPromoBanner(): void {
  writeCookie(dismissalCookie, '1', dismissedForSeconds);
  delete document.documentElement.dataset.withPromoBanner;
}
