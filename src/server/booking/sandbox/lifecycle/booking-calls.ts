import type {
  BookingState,
  CancellationBody,
  CancellationTermsAnswer,
  ChangeBody,
  OptionBody,
  VersionBody,
} from '#contract/api.generated.ts';
import { isHeld } from '#domain/booking-status.ts';
import { cancellationDeadlines } from '#domain/cancellation.ts';
import { bookingWindowEnd, tripEnd } from '#domain/departures.ts';
import { BookingError } from '#domain/error-catalogue.ts';
import { isSameMoney } from '#domain/money.ts';
import { crashPoint } from '#server/crash-points.ts';
import type { CheckoutRow } from '#server/database/schema.ts';
import { marketOf } from '../catalogue/release-holder.ts';
import { changeCheckout, loadCheckout, loadVersion, tourOf, transition } from '../checkout/checkout-rows.ts';
import { itineraryComponents } from '../checkout/itinerary-components.ts';
import { errorOfReason, refusalReason } from '../checkout/payment-guards.ts';
import { partsOnRequest } from '../checkout/tour-parts.ts';
import { checkedDetails } from '../checkout/traveller-details.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { todayIn } from '../today.ts';
import { paidFor } from './booking-money.ts';
import { canCancel, isStarted, statementOf, storedCancellation } from './cancel.ts';
import { canChange, operationKey, type PendingChange } from './change.ts';
import { giveUpOption } from './hold.ts';
import { settleCheckout } from './settle-checkout.ts';

interface Query {
  checkoutId: string;
  lang: string;
}

type Call<Body> = (context: SandboxContext, input: { query: Query; body: Body }) => Promise<BookingState>;

/** Statuses in which a partner still has to decide. */
const requestedStatuses: readonly CheckoutRow['status'][] = ['BOOKING_REQUESTED', 'BOOKING_CHANGE_REQUESTED', 'OPTION_REQUESTED'];

/** @throws BookingError CHECKOUT_NOT_FOUND */
export async function bookingState(context: SandboxContext, { checkoutId, lang }: Query): Promise<BookingState> {
  const row = await loadCheckout(context.db, checkoutId);
  const { cancellation } = row;
  return {
    checkoutId,
    bookingStatus: row.status,
    version: row.version,
    canChange: canChange(context, row),
    canCancel: canCancel(context, row),
    isChangeRefused: row.change_refused,
    cancellation: cancellation && {
      by: cancellation.by,
      keptPercent: cancellation.keptPercent,
      kept: cancellation.kept,
      refund: cancellation.refund,
    },
    optionExpiresAt: row.option_expires_at,
    requestedComponents: requestedStatuses.includes(row.status) ? await namesOnRequest(context, row, lang) : [],
  };
}

async function namesOnRequest(context: SandboxContext, row: CheckoutRow, language: string): Promise<string[]> {
  const tour = await tourOf(context, row);
  const ids = new Set(partsOnRequest(tour));
  const components = itineraryComponents(tour, row.departure_date, language, 'OnRequest');
  return components.filter(({ componentId }) => ids.has(componentId)).map(({ name }) => name);
}

/** Does what a traveller asked for, as far as it goes now, and tells where the booking then stands. */
async function settled(context: SandboxContext, query: Query): Promise<BookingState> {
  await settleCheckout(context, query.checkoutId);
  return bookingState(context, query);
}

export const startChange: Call<VersionBody> = async (context, { query, body }) => {
  const row = await loadVersion(context.db, query.checkoutId, body.version);
  if (!canChange(context, row)) throw new BookingError('STATUS_CONFLICT');
  await context.db
    .transaction()
    .execute((transaction) =>
      transition(transaction, row, 'BOOKING_CHANGE_INITIATED', 'the traveller begins a change', { change_refused: false }),
    );
  return bookingState(context, query);
};

export const discardChange: Call<VersionBody> = async (context, { query, body }) => {
  const row = await loadVersion(context.db, query.checkoutId, body.version);
  if (row.status !== 'BOOKING_CHANGE_INITIATED' || !row.prior_status) throw new BookingError('STATUS_CONFLICT');
  const back = row.prior_status;
  await context.db
    .transaction()
    .execute((transaction) =>
      transition(transaction, row, back, 'the traveller discards the change', { pending_change: null, change_refused: false }),
    );
  return bookingState(context, query);
};

/**
 * Asks for a change of who travels, or of the day.
 * @throws BookingError VALIDATION_FAILED naming the fields, NOT_AVAILABLE where the day has another price or no places
 */
export const submitChange: Call<ChangeBody> = async (context, { query, body }) => {
  const row = await loadVersion(context.db, query.checkoutId, body.version);
  if (row.status !== 'BOOKING_CHANGE_INITIATED' || isStarted(context, row)) throw new BookingError('STATUS_CONFLICT');
  const departureDate = body.departureDate ?? row.departure_date;
  const moved = await movedTo(context, row, departureDate);
  const pending: PendingChange = { travelerDetails: checkedDetails(context, moved, body.travelerDetails), departureDate };
  await context.db.transaction().execute((transaction) =>
    transition(transaction, row, 'BOOKING_CHANGE_IN_PROGRESS', 'the traveller asks for the change', {
      operations: row.operations + 1,
      pending_change: context.sealedBox.seal(pending, row.id),
      change_refused: false,
    }),
  );
  crashPoint('after-change-submitted');
  return settled(context, query);
};

/** A checkout as it would be on another day. @throws BookingError where it cannot be had then, or not at this price */
async function movedTo(context: SandboxContext, row: CheckoutRow, departureDate: string): Promise<CheckoutRow> {
  if (departureDate === row.departure_date) return row;
  const tour = await tourOf(context, row);
  const moved: CheckoutRow = {
    ...row,
    status: 'BOOKING_INITIATED',
    departure_date: departureDate,
    end_date: tripEnd(departureDate, tour.days.length),
    booking_window_end: bookingWindowEnd(departureDate, tour.bookingWindowDays),
  };
  if (isStarted(context, moved)) throw new BookingError('NOT_AVAILABLE', 'That day has passed', ['departureDate']);
  const reason = await refusalReason(context, moved, { needsSteps: false });
  if (reason) throw new BookingError(errorOfReason[reason], undefined, ['departureDate']);
  return moved;
}

export async function cancellationTerms(context: SandboxContext, { checkoutId }: Query): Promise<CancellationTermsAnswer> {
  const row = await loadCheckout(context.db, checkoutId);
  const { timeZone, cancellationSteps } = marketOf(context.releases.current(), row.market);
  const today = todayIn(timeZone, context.now());
  const { keptPercent, kept, refund } = await statementOf(context, row);
  return {
    paid: await paidFor(context, row),
    keptPercent,
    kept,
    refund,
    deadlines: cancellationDeadlines(cancellationSteps, row.departure_date).filter(({ lastDay }) => lastDay >= today),
  };
}

/** @throws BookingError STALE_VERSION where the terms are not any more what the traveller was told */
export const startCancellation: Call<CancellationBody> = async (context, { query, body }) => {
  const row = await loadVersion(context.db, query.checkoutId, body.version);
  if (!canCancel(context, row)) throw new BookingError('STATUS_CONFLICT');
  const statement = await statementOf(context, row);
  if (!isSameMoney(statement.refund, body.refund)) throw new BookingError('STALE_VERSION', 'The terms have changed');
  await context.db.transaction().execute((transaction) =>
    transition(transaction, row, 'CANCELLATION_INITIATED', 'the traveller begins to cancel', {
      cancellation: storedCancellation(row, 'traveller', statement),
    }),
  );
  return bookingState(context, query);
};

/** @throws BookingError STALE_VERSION where a day has passed and other terms hold; they are then the booking's */
export const confirmCancellation: Call<VersionBody> = async (context, { query, body }) => {
  const row = await loadVersion(context.db, query.checkoutId, body.version);
  const { cancellation } = row;
  if (row.status !== 'CANCELLATION_INITIATED' || !cancellation || isStarted(context, row)) throw new BookingError('STATUS_CONFLICT');
  const statement = cancellation.by === 'traveller' || row.change_refused ? await statementOf(context, row) : cancellation;
  if (!isSameMoney(statement.refund, cancellation.refund)) {
    await changeCheckout(context.db, row, { cancellation: storedCancellation(row, cancellation.by, statement) });
    throw new BookingError('STALE_VERSION', 'The terms have changed');
  }
  await context.db
    .transaction()
    .execute((transaction) => transition(transaction, row, 'CANCELLATION_IN_PROGRESS', 'the traveller cancels'));
  crashPoint('after-cancellation-started');
  return settled(context, query);
};

export const withdrawCancellation: Call<VersionBody> = async (context, { query, body }) => {
  const row = await loadVersion(context.db, query.checkoutId, body.version);
  const mayWithdraw = row.cancellation?.by === 'traveller' || row.change_refused;
  if (row.status !== 'CANCELLATION_INITIATED' || !row.prior_status || !mayWithdraw) throw new BookingError('STATUS_CONFLICT');
  const back = row.prior_status;
  await context.db
    .transaction()
    .execute((transaction) => transition(transaction, row, back, 'the traveller keeps the booking', { cancellation: null }));
  return settled(context, query);
};

/** @throws BookingError OPTION_NOT_OFFERED, NOT_AVAILABLE and what else keeps the trip from being booked */
export const requestOption: Call<VersionBody> = async (context, { query, body }) => {
  const row = await loadVersion(context.db, query.checkoutId, body.version);
  if (row.status !== 'BOOKING_INITIATED') throw new BookingError('STATUS_CONFLICT');
  // What was held before is still being given back.
  if (row.option_key !== null) throw new BookingError('REQUEST_IN_FLIGHT');
  if (marketOf(context.releases.current(), row.market).optionHours === 0) throw new BookingError('OPTION_NOT_OFFERED');
  const reason = await refusalReason(context, row, { needsSteps: false });
  if (reason) throw new BookingError(errorOfReason[reason], undefined, [reason]);
  const operations = row.operations + 1;
  await context.db.transaction().execute((transaction) =>
    transition(transaction, row, 'OPTION_IN_PROGRESS', 'the places are to be held', {
      operations,
      option_key: operationKey({ id: row.id, operations }),
    }),
  );
  crashPoint('after-option-requested');
  return settled(context, query);
};

/** @throws BookingError NOT_AVAILABLE where the day has another price or no places */
export const changeOption: Call<OptionBody> = async (context, { query, body }) => {
  const row = await loadVersion(context.db, query.checkoutId, body.version);
  if (!isHeld(row.status)) throw new BookingError('STATUS_CONFLICT');
  await movedTo(context, row, body.departureDate);
  const pending: PendingChange = { travelerDetails: null, departureDate: body.departureDate };
  await context.db.transaction().execute((transaction) =>
    transition(transaction, row, 'OPTION_CHANGE_IN_PROGRESS', 'the hold is to be moved', {
      operations: row.operations + 1,
      pending_change: context.sealedBox.seal(pending, row.id),
      change_refused: false,
    }),
  );
  return settled(context, query);
};

export const cancelOption: Call<VersionBody> = async (context, { query, body }) => {
  const row = await loadVersion(context.db, query.checkoutId, body.version);
  if (!isHeld(row.status)) throw new BookingError('STATUS_CONFLICT');
  await giveUpOption(context, row, 'cancelled by the traveller');
  return bookingState(context, query);
};
