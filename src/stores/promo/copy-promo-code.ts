import type { ResolvedPromoCodeBanner } from '#contract/release.ts';
import type { NotificationStore } from '../notification-store.ts';

/** Specification, section 9. */
const copyToastMs = 2500;

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
