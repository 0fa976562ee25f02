import type { Kysely, Transaction } from 'kysely';
import type { CompiledTour } from '#contract/release.ts';
import { type BookingStatus, canTransition, heldStatuses, isHeld, priorAfter } from '#domain/booking-status.ts';
import { BookingError } from '#domain/error-catalogue.ts';
import type { CheckoutRow, CheckoutsTable, Database } from '#server/database/schema.ts';
import type { SandboxContext } from '../sandbox-context.ts';

/** @throws BookingError CHECKOUT_NOT_FOUND */
export async function loadCheckout(db: Kysely<Database>, checkoutId: string): Promise<CheckoutRow> {
  const row = await db.selectFrom('checkouts').selectAll().where('id', '=', checkoutId).executeTakeFirst();
  if (!row) throw new BookingError('CHECKOUT_NOT_FOUND');
  return row;
}

/** The tour of a checkout: as the release has it, or as it was when it left the catalogue. */
export async function tourOf({ db, releases }: SandboxContext, { tour_id }: Pick<CheckoutRow, 'tour_id'>): Promise<CompiledTour> {
  const current = releases.current().tours.get(tour_id);
  if (current) return current;
  const row = await db.selectFrom('tours').select('document').where('id', '=', tour_id).executeTakeFirst();
  if (!row) throw new BookingError('TOUR_NOT_FOUND');
  return row.document;
}

/** @throws BookingError STATUS_CONFLICT where the checkout is booked, or being booked. One whose places are held is open. */
export function requireOpen({ status }: Pick<CheckoutRow, 'status'>): void {
  if (status !== 'BOOKING_INITIATED' && !isHeld(status)) throw new BookingError('STATUS_CONFLICT');
}

type Changes = Partial<{ [Column in keyof CheckoutsTable]: unknown }>;

/**
 * Writes to a checkout that nobody else has changed since it was read.
 * @throws BookingError STALE_VERSION where somebody has
 */
export async function changeCheckout(db: Kysely<Database>, row: CheckoutRow, changes: Changes): Promise<CheckoutRow> {
  const changed = await db
    .updateTable('checkouts')
    .set({ ...(changes as object), version: row.version + 1, updated_at: new Date().toISOString() })
    .where('id', '=', row.id)
    .where('status', '=', row.status)
    .where('version', '=', row.version)
    .returningAll()
    .executeTakeFirst();
  if (!changed) throw new BookingError('STALE_VERSION');
  return changed;
}

/**
 * Takes a checkout to another status and writes the event, in the caller's transaction.
 * @throws BookingError STATUS_CONFLICT where the state machine has no such edge, STALE_VERSION where somebody was faster
 */
export async function transition(
  transaction: Transaction<Database>,
  row: CheckoutRow,
  to: BookingStatus,
  reason: string,
  changes: Changes = {},
): Promise<CheckoutRow> {
  if (!canTransition(row.status, to, row.prior_status)) throw new BookingError('STATUS_CONFLICT', `${row.status} cannot become ${to}`);
  const changed = await changeCheckout(transaction, row, {
    ...withoutDraft(row, to),
    ...changes,
    status: to,
    prior_status: priorAfter(row.status, to, row.prior_status),
  });
  await transaction
    .insertInto('booking_events')
    .values({ checkout_id: row.id, from_status: row.status, to_status: to, version: changed.version, reason })
    .execute();
  return changed;
}

/** While somebody still chooses what to book, or a booking may yet be rolled back, what was typed is kept. */
const draftStatuses: readonly BookingStatus[] = ['BOOKING_INITIATED', 'BOOKING_IN_PROGRESS', 'OPTION_IN_PROGRESS', ...heldStatuses];

function withoutDraft({ draft }: CheckoutRow, to: BookingStatus): Changes {
  return draft === null || draftStatuses.includes(to) ? {} : { draft: null };
}

/** Writes down what happened to a checkout that stays in its status. @param row as it is after the change */
export async function noteEvent(transaction: Transaction<Database>, { id, status, version }: CheckoutRow, reason: string): Promise<void> {
  await transaction
    .insertInto('booking_events')
    .values({ checkout_id: id, from_status: status, to_status: status, version, reason })
    .execute();
}

/** @throws BookingError CHECKOUT_NOT_FOUND, or STALE_VERSION where the checkout is not any more what its caller saw */
export async function loadVersion(db: Kysely<Database>, checkoutId: string, version: number): Promise<CheckoutRow> {
  const row = await loadCheckout(db, checkoutId);
  if (row.version !== version) throw new BookingError('STALE_VERSION');
  return row;
}
