import type { ResolvedPromoCodeBanner } from '#contract/release.ts';
import { writeCookie } from './browser-cookies.ts';
import type { NotificationStore } from './notification-store.ts';

/** The cookie of somebody who does not want to see the promo code again for a day. */
const dismissalCookie = 'promo-code-banner';
const dismissedForSeconds = 24 * 60 * 60;
/** Specification, section 9. */
const copyToastMs = 2500;

/**
 * Puts the promo code away for a day. That it is shown is an attribute of the document, which the boot script sets where
 * the cookie is absent: pages are the same for everybody, and this one thing must be known before the application is there.
 */
export function dismissPromoBanner(): void {
  writeCookie(dismissalCookie, '1', dismissedForSeconds);
  delete document.documentElement.dataset.withPromoBanner;
}

/**
 * Copies the code and says so.
 * @returns whether it was copied: browsers may forbid it
 */
export async function copyPromoCode(banner: ResolvedPromoCodeBanner, notifications: NotificationStore): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(banner.promoCode);
  } catch {
    return false;
  }
  const { successPopupTitle: title, successPopupDescription: text } = banner;
  notifications.show({ kind: 'success', title, text, autoCloseMs: copyToastMs });
  return true;
}
