import type { CheckoutSession, CheckoutSessionBody, Money, PaymentMethod, PaymentPlan, PaymentSchedule } from '#contract/api.generated.ts';
import type { PaymentProviders } from '#contract/documents.generated.ts';
import { BookingError } from '#domain/error-catalogue.ts';
import { paymentSchedule, type ScheduleTerms } from '#domain/payment-schedule.ts';
import type { CheckoutRow } from '#server/database/schema.ts';
import type { PaymentSession } from '#server/payments/provider.ts';
import { loadCheckout, requireOpen } from './checkout-rows.ts';
import { once } from './idempotency.ts';
import { dropPromoCode } from './offers/redemption.ts';
import { errorOfReason, refusalReason } from './payment-guards.ts';
import { marketOf } from './release-holder.ts';
import type { SandboxContext } from './sandbox-context.ts';
import { todayIn } from './today.ts';

const operation = 'checkout-session';

/** Which switches of the market turn a means of payment on; an invoice travels as a direct debit. */
const switches: Record<PaymentMethod, (keyof PaymentProviders)[]> = {
  CARD: ['card'],
  SEPA_DEBIT: ['sepa', 'invoice'],
  IDEAL: ['ideal'],
};

/** The key under which payment provider and supplier know one attempt to book at one price. */
export function attemptKey({ id, price_version, payment_attempt }: Pick<CheckoutRow, 'id' | 'price_version' | 'payment_attempt'>): string {
  return `${id}:${price_version}:${payment_attempt}`;
}

export function scheduleTerms(context: SandboxContext, row: CheckoutRow): ScheduleTerms {
  const { timeZone } = marketOf(context.releases.current(), row.market);
  return {
    total: { amount: row.total_amount, currency: row.currency },
    today: todayIn(timeZone, context.now()),
    startDate: row.departure_date,
  };
}

/** @throws BookingError API_UNSUPPORTED_PAYMENT_PLAN */
export function scheduleOf(context: SandboxContext, row: CheckoutRow, plan: PaymentPlan): PaymentSchedule {
  const schedule = paymentSchedule(plan, scheduleTerms(context, row));
  if (!schedule) throw new BookingError('API_UNSUPPORTED_PAYMENT_PLAN');
  return schedule;
}

/**
 * Begins the payment of a checkout whose steps are complete: one payment session for each price and attempt, however
 * often and however many at once ask for it.
 * @throws BookingError for everything that keeps the checkout from being booked
 */
export async function createCheckoutSession(
  context: SandboxContext,
  checkoutId: string,
  body: CheckoutSessionBody,
): Promise<CheckoutSession> {
  const row = await loadCheckout(context.db, checkoutId);
  requireOpen(row);
  requireMethod(context, row, body.payment_method);
  const due = scheduleOf(context, row, body.payment_plan).items[0]?.amount;
  if (!due) throw new BookingError('API_UNSUPPORTED_PAYMENT_PLAN');
  const payload = [body.payment_plan, body.payment_method, body.customer.email];
  const saved = await once(context.db, row, operation, payload, () => begin(context, row, due, body.customer.email));
  // The replayed answer tells where the payment stands now.
  const session = await context.payments.findSession(attemptKey(row));
  return session ? toCheckoutSession(context, row, due, session) : saved;
}

async function begin(context: SandboxContext, row: CheckoutRow, due: Money, email: string): Promise<CheckoutSession> {
  const reason = await refusalReason(context, row);
  if (reason === 'promo_code_used_up') await dropPromoCode(context, row);
  if (reason) throw new BookingError(errorOfReason[reason], undefined, [reason]);
  await context.db
    .updateTable('checkouts')
    .set({ customer_email: context.sealedBox.seal(email, row.id) })
    .where('id', '=', row.id)
    .where('status', '=', 'BOOKING_INITIATED')
    .execute();
  const session = await context.payments.createSession({
    key: attemptKey(row),
    amount: due,
    method: 'card',
    savesMethod: false,
    language: row.language,
    returnUrl: context.paymentReturnUrl(row.id),
  });
  // Whoever changed the price meanwhile may have closed this attempt's payment before it existed.
  const now = await loadCheckout(context.db, row.id);
  if (attemptKey(now) !== attemptKey(row)) {
    await context.payments.void(attemptKey(row));
    throw new BookingError('STALE_VERSION');
  }
  return toCheckoutSession(context, row, due, session);
}

function requireMethod({ releases }: SandboxContext, { market: code, source_channel }: CheckoutRow, method: PaymentMethod): void {
  const market = marketOf(releases.current(), code);
  const enabled = source_channel === 'APP' ? market.enabledPaymentProvidersB2b : market.enabledPaymentProvidersB2c;
  // The sandbox takes cards; the other means are refused rather than promised.
  if (method !== 'CARD' || !switches[method].some((name) => enabled[name])) throw new BookingError('PAYMENT_METHOD_NOT_ENABLED');
}

function toCheckoutSession(
  context: SandboxContext,
  row: CheckoutRow,
  amount: Money,
  { id, status, confirmUrl }: PaymentSession,
): CheckoutSession {
  if (status === 'cancelled') throw new BookingError('STALE_VERSION', 'The payment was given up');
  if (status === 'disputed') throw new BookingError('API_ITINERARY_HAS_CLOSED_TRANSACTIONS');
  return { id, amount, status, confirm_url: confirmUrl, return_url: context.paymentReturnUrl(row.id) };
}

/**
 * Closes payments that were begun at a price, or in an attempt, that has passed. One that cannot be closed now is left to
 * the next round of reconciling, and keeps no other open.
 */
export async function closeSupersededPayments(context: SandboxContext, checkoutId?: string): Promise<void> {
  const { db, payments, warn } = context;
  const rows = await db
    .selectFrom('idempotency_keys as key')
    .innerJoin('checkouts as checkout', 'checkout.id', 'key.checkout_id')
    .select(['key.checkout_id', 'key.price_version', 'key.payment_attempt'])
    .where('key.operation', '=', operation)
    .where('key.closed', '=', false)
    .where((where) =>
      where.or([
        where('key.price_version', '<>', where.ref('checkout.price_version')),
        where('key.payment_attempt', '<>', where.ref('checkout.payment_attempt')),
      ]),
    )
    .$if(checkoutId !== undefined, (query) => query.where('key.checkout_id', '=', checkoutId ?? ''))
    .execute();
  for (const row of rows) {
    try {
      await payments.void(attemptKey({ id: row.checkout_id, price_version: row.price_version, payment_attempt: row.payment_attempt }));
      await db
        .updateTable('idempotency_keys')
        .set({ closed: true })
        .where((where) => where.and({ ...row, operation }))
        .execute();
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'unknown';
      warn({ checkoutId: row.checkout_id, reason }, 'a payment could not be given back now');
    }
  }
}
