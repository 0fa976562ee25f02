import { randomUUID } from 'node:crypto';
import type { ResumeLinkAnswer, ResumeReading, ResumeToken } from '#contract/api.generated.ts';
import { BookingError } from '#domain/error-catalogue.ts';
import type { CheckoutRow } from '#server/database/schema.ts';
import { resumeHref, resumeLinkEnd, resumePurpose, resumeText } from '#server/resume/resume-link.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { loadCheckout } from './checkout-rows.ts';

/** Mails with a link for one checkout: nobody's mailbox is filled by pressing a button. */
const mostMails = 3;

/**
 * A link that hands a checkout to whoever opens it first. It is good for one turn: once the checkout was handed over, no link
 * that was made before works any more, so that nothing has to be kept of the links themselves.
 */
export function resumeLinkOf({ sealedBox }: SandboxContext, { id, hand_overs }: CheckoutRow, end: Date): string {
  const claim = { checkout: id, turn: hand_overs, expires: Math.floor(end.getTime() / 1000) };
  return resumeHref({ ...claim, signature: sealedBox.sign(resumePurpose, resumeText(claim)) });
}

/**
 * Makes a link, and promises the mail that carries it where an address is given.
 * @throws BookingError STATUS_CONFLICT where nothing is left to fill in, TOO_MANY_REQUESTS after some mails
 */
export async function createResumeLink(
  context: SandboxContext,
  checkoutId: string,
  { email }: { email?: string },
): Promise<ResumeLinkAnswer> {
  const row = await loadCheckout(context.db, checkoutId);
  if (row.status !== 'BOOKING_INITIATED') throw new BookingError('STATUS_CONFLICT');
  const end = resumeLinkEnd(context.now());
  if (email !== undefined) await promiseMail(context, row, email);
  return { path: resumeLinkOf(context, row, end), expiresAt: end.toISOString() };
}

async function promiseMail({ db, sealedBox }: SandboxContext, { id: checkoutId }: CheckoutRow, email: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // Whoever asks at this moment too waits for the row, and then counts this mail.
    await transaction.selectFrom('checkouts').select('id').where('id', '=', checkoutId).forUpdate().execute();
    const mails = await transaction
      .selectFrom('outbox')
      .select('id')
      .where('checkout_id', '=', checkoutId)
      .where('kind', '=', 'resumeLink')
      .execute();
    if (mails.length >= mostMails) throw new BookingError('TOO_MANY_REQUESTS', 'No more links are mailed for this checkout');
    const id = randomUUID();
    await transaction
      .insertInto('outbox')
      .values({ id, kind: 'resumeLink', checkout_id: checkoutId, recipient: sealedBox.seal(email, recipientOf(id)) })
      .execute();
  });
}

/** What a sealed address belongs to. */
export function recipientOf(outboxId: string): string {
  return `recipient of ${outboxId}`;
}

/** What a link is worth now; of the checkout no more than the language to say it in. */
export async function readResumeLink(context: SandboxContext, token: ResumeToken): Promise<ResumeReading> {
  const row = await rowOf(context, token);
  if (!row) return { state: 'unknown', market: null, language: null };
  return { state: stateOf(context, row, token), market: row.market, language: row.language };
}

/**
 * Hands a checkout to a session; the one before does not own it any more. Whoever owns it already keeps it, and the link.
 * @throws BookingError CHECKOUT_NOT_FOUND for a link that is worth nothing (any more)
 */
export async function resumeCheckout(context: SandboxContext, token: ResumeToken, sessionHash: string): Promise<{ checkoutId: string }> {
  const row = await rowOf(context, token);
  if (!row || stateOf(context, row, token) !== 'open') throw new BookingError('CHECKOUT_NOT_FOUND', 'The link does not work any more');
  if (row.session_hash === sessionHash) return { checkoutId: row.id };
  const handedOver = await context.db
    .updateTable('checkouts')
    .set({ session_hash: sessionHash, hand_overs: token.turn + 1, updated_at: context.now().toISOString() })
    .where('id', '=', row.id)
    .where('hand_overs', '=', token.turn)
    .where('status', '=', 'BOOKING_INITIATED')
    .returning('id')
    .executeTakeFirst();
  if (!handedOver) throw new BookingError('CHECKOUT_NOT_FOUND', 'Somebody else was faster');
  return { checkoutId: row.id };
}

/** The checkout of a link that was made here; null for any other. */
async function rowOf({ db, sealedBox }: SandboxContext, token: ResumeToken): Promise<CheckoutRow | null> {
  if (!sealedBox.isSigned(resumePurpose, resumeText(token), token.signature)) return null;
  return (await db.selectFrom('checkouts').selectAll().where('id', '=', token.checkout).executeTakeFirst()) ?? null;
}

function stateOf({ now }: SandboxContext, { status, hand_overs }: CheckoutRow, { turn, expires }: ResumeToken): ResumeReading['state'] {
  if (hand_overs !== turn) return 'used';
  if (status !== 'BOOKING_INITIATED') return 'closed';
  return expires * 1000 > now().getTime() ? 'open' : 'expired';
}
