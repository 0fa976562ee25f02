import type { CheckoutSession, CheckoutSessionBody, Money, PaymentMethod, PaymentPlan, PaymentSchedule } from '#contract/api.generated.ts';
import type { PaymentProviders } from '#contract/documents.generated.ts';
import { heldStatuses, isHeld } from '#domain/booking-status.ts';
import { BookingError } from '#domain/error-catalogue.ts';
import { majorUnits } from '#domain/money.ts';
import { paymentSchedule, type ScheduleTerms } from '#domain/payment-schedule.ts';
import type { CheckoutRow } from '#server/database/schema.ts';
import {
  amountDue,
  hasClosedTransactions,
  paymentsOf,
  planTransactions,
  scheduleOfPayments,
} from '#server/payments/payment-transactions.ts';
import type { PaymentMeans, PaymentSession } from '#server/payments/provider.ts';
import { marketOf } from '../catalogue/release-holder.ts';
import { dropPromoCode } from '../offers/redemption.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { todayIn } from '../today.ts';
import { changeCheckout, loadCheckout, requireOpen } from './checkout-rows.ts';
import { once } from './idempotency.ts';
import { errorOfReason, refusalReason } from './payment-guards.ts';

const operation = 'checkout-session';

/** Which switch of the market turns a means of payment on. */
const switches: Record<PaymentMethod, keyof PaymentProviders> = { CARD: 'card', SEPA_DEBIT: 'sepa', IDEAL: 'ideal' };

const means: Record<PaymentMethod, PaymentMeans> = { CARD: 'card', SEPA_DEBIT: 'sepa_debit', IDEAL: 'ideal' };

/** The key under which payment provider and supplier know one attempt to book at one price. */
export function attemptKey({ id, price_version, payment_attempt }: Pick<CheckoutRow, 'id' | 'price_version' | 'payment_attempt'>): string {
  return `${id}:${price_version}:${payment_attempt}`;
}

export function scheduleTerms(context: SandboxContext, row: CheckoutRow): ScheduleTerms {
  const { timeZone, paymentPlans } = marketOf(context.releases.current(), row.market);
  const total = { amount: row.total_amount, currency: row.currency };
  return {
    total,
    today: todayIn(timeZone, context.now()),
    startDate: row.departure_date,
    plans: paymentPlans,
    totalInEuro: Math.round((majorUnits(total) / row.rate.rate) * 100),
  };
}

/** What is paid when: as it was agreed on, once it is booked. @throws BookingError API_UNSUPPORTED_PAYMENT_PLAN */
export async function scheduleOf(context: SandboxContext, row: CheckoutRow, plan: PaymentPlan): Promise<PaymentSchedule> {
  const isOpen = row.status === 'BOOKING_INITIATED' || isHeld(row.status);
  if (!isOpen && row.payment_plan === plan) return scheduleOfPayments(plan, await paymentsOf(context.db, row.id));
  return offeredSchedule(context, row, plan);
}

function offeredSchedule(context: SandboxContext, row: CheckoutRow, plan: PaymentPlan): PaymentSchedule {
  const schedule = paymentSchedule(plan, scheduleTerms(context, row));
  if (!schedule) throw new BookingError('API_UNSUPPORTED_PAYMENT_PLAN');
  return schedule;
}

/**
 * Begins the payment of a checkout whose steps are complete: one payment session for each price and attempt, however
 * often and however many at once ask for it. Who chooses another plan or means of payment ends the attempt and begins the
 * next one.
 * @throws BookingError for everything that keeps the checkout from being booked
 */
export async function createCheckoutSession(
  context: SandboxContext,
  checkoutId: string,
  body: CheckoutSessionBody,
): Promise<CheckoutSession> {
  const loaded = await loadCheckout(context.db, checkoutId);
  if (await hasClosedTransactions(context.db, checkoutId)) throw new BookingError('API_ITINERARY_HAS_CLOSED_TRANSACTIONS');
  requireOpen(loaded);
  const standingMandate = await standingMandateOf(context, loaded, body.payment_method);
  if (standingMandate === null) requireMethod(context, loaded, body.payment_method);
  const schedule = offeredSchedule(context, loaded, body.payment_plan);
  const row = await endOtherwiseBegun(context, loaded, body);
  const payload = [body.payment_plan, body.payment_method, body.customer.email];
  const saved = await once(context.db, row, operation, payload, () => begin(context, row, schedule, body, standingMandate));
  // The replayed answer tells where the payment stands now.
  const session = await context.payments.findSession(attemptKey(row));
  return session ? toCheckoutSession(context, row, saved.amount, session) : saved;
}

/** An attempt that was begun by another plan or means and has not been paid is closed. */
async function endOtherwiseBegun(context: SandboxContext, row: CheckoutRow, body: CheckoutSessionBody): Promise<CheckoutRow> {
  const isOther = row.payment_plan !== body.payment_plan || row.payment_method !== body.payment_method;
  if (!row.payment_plan || !isOther) return row;
  const session = await context.payments.findSession(attemptKey(row));
  if (!session || session.status === 'authorised' || session.status === 'pending') return row;
  const next = await changeCheckout(context.db, row, { payment_attempt: row.payment_attempt + 1 });
  await closeSupersededPayments(context, row.id);
  return next;
}

async function begin(
  context: SandboxContext,
  row: CheckoutRow,
  schedule: PaymentSchedule,
  { payment_plan, payment_method, customer }: CheckoutSessionBody,
  standingMandate: string | null,
): Promise<CheckoutSession> {
  const reason = await refusalReason(context, row);
  if (reason === 'promo_code_used_up') await dropPromoCode(context, row);
  if (reason) throw new BookingError(errorOfReason[reason], undefined, [reason]);
  await context.db
    .updateTable('checkouts')
    .set({ customer_email: context.sealedBox.seal(customer.email, row.id), payment_plan, payment_method })
    .where('id', '=', row.id)
    .where('status', 'in', ['BOOKING_INITIATED', ...heldStatuses])
    .execute();
  const key = attemptKey(row);
  const method = means[payment_method];
  await planTransactions(context.db, { checkoutId: row.id, key, method, schedule });
  const amount = await amountDue(context.db, key);
  if (!amount) throw new Error('The payment that was just planned is gone');
  const session = await context.payments.createSession({
    key,
    amount,
    method,
    language: row.language,
    returnUrl: context.paymentReturnUrl(row.id),
    savesMethod: schedule.items.length > 1,
    ...(standingMandate === null ? {} : { standingMandate }),
  });
  // Whoever changed the price meanwhile may have closed this attempt's payment before it existed.
  const now = await loadCheckout(context.db, row.id);
  if (attemptKey(now) !== key) {
    await context.payments.void(key);
    throw new BookingError('STALE_VERSION');
  }
  return toCheckoutSession(context, row, amount, session);
}

function providersOf({ releases }: SandboxContext, { market: code, source_channel }: CheckoutRow): PaymentProviders {
  const market = marketOf(releases.current(), code);
  return source_channel === 'APP' ? market.enabledPaymentProvidersB2b : market.enabledPaymentProvidersB2c;
}

/**
 * The mandate by which an agency's invoice is collected, as a direct debit. It is for the visitor whom the agency handed over,
 * not for another one who took the checkout over since.
 */
async function standingMandateOf(context: SandboxContext, row: CheckoutRow, method: PaymentMethod): Promise<string | null> {
  if (method !== 'SEPA_DEBIT' || row.agency_id === null || !providersOf(context, row).invoice) return null;
  const session = await context.db.selectFrom('sessions').select('agency_id').where('token_hash', '=', row.session_hash).executeTakeFirst();
  return session?.agency_id === row.agency_id ? row.agency_id : null;
}

function requireMethod(context: SandboxContext, row: CheckoutRow, method: PaymentMethod): void {
  if (!providersOf(context, row)[switches[method]]) throw new BookingError('PAYMENT_METHOD_NOT_ENABLED');
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
