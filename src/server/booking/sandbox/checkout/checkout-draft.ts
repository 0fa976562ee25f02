import type { CheckoutDraft } from '#contract/api.generated.ts';
import { heldStatuses } from '#domain/booking-status.ts';
import { BookingError } from '#domain/error-catalogue.ts';
import type { CheckoutRow } from '#server/database/schema.ts';
import { marketOf } from '../catalogue/release-holder.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { loadCheckout, requireOpen } from './checkout-rows.ts';

/** Most characters of a draft; a party of sixty with every field filled in has about half of it. */
const largestDraft = 160_000;

const ownerOf = (checkoutId: string) => `draft of ${checkoutId}`;

/** What was typed and is not submitted yet, or null. A draft that does not open any more is as good as none. */
export function readDraft({ sealedBox }: SandboxContext, { id, draft }: Pick<CheckoutRow, 'id' | 'draft'>): CheckoutDraft | null {
  if (draft === null) return null;
  try {
    return sealedBox.open<CheckoutDraft>(draft, ownerOf(id));
  } catch {
    return null;
  }
}

/**
 * Keeps a draft, encrypted. It is no change of the checkout: nobody's payment or price becomes stale by somebody's typing.
 * @throws BookingError STATUS_CONFLICT once the checkout is booked or given up, VALIDATION_FAILED for one that is too long
 */
export async function saveDraft(context: SandboxContext, checkoutId: string, draft: CheckoutDraft): Promise<void> {
  if (JSON.stringify(draft).length > largestDraft) throw new BookingError('VALIDATION_FAILED', 'The draft is too long');
  await changeQuietly(context, checkoutId, { draft: context.sealedBox.seal(draft, ownerOf(checkoutId)) });
}

/**
 * The language in which the checkout goes on: of its mails, of the way back from a payment, and of the next device.
 * @throws BookingError VALIDATION_FAILED where the market does not speak it
 */
export async function setCheckoutLanguage(context: SandboxContext, checkoutId: string, language: string): Promise<void> {
  const row = await loadCheckout(context.db, checkoutId);
  const { languages } = marketOf(context.releases.current(), row.market);
  if (!languages.some(({ urlCode }) => urlCode === language))
    throw new BookingError('VALIDATION_FAILED', 'The market does not speak this language', ['language']);
  if (row.language === language) return;
  await context.db.updateTable('checkouts').set({ language }).where('id', '=', checkoutId).execute();
}

async function changeQuietly({ db, now }: SandboxContext, checkoutId: string, changes: { draft: string }): Promise<void> {
  const changed = await db
    .updateTable('checkouts')
    .set({ ...changes, updated_at: now().toISOString() })
    .where('id', '=', checkoutId)
    .where('status', 'in', ['BOOKING_INITIATED', ...heldStatuses])
    .returning('id')
    .executeTakeFirst();
  if (!changed) requireOpen(await loadCheckout(db, checkoutId));
}
