import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { passengerCount } from '#domain/passenger-slots.ts';
import type { CheckoutRow, Database, OutboxKind } from '#server/database/schema.ts';
import { tourOf } from '../checkout/checkout-rows.ts';
import { partsOnRequest } from '../checkout/tour-parts.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import type { SupplierRequest } from '../supplier/supplier.ts';

/** What a supplier is asked for on behalf of a checkout. */
export async function supplierRequest(context: SandboxContext, row: CheckoutRow, key: string): Promise<SupplierRequest> {
  return {
    key,
    tourId: row.tour_id,
    date: row.departure_date,
    places: passengerCount(row.rooms),
    partsOnRequest: partsOnRequest(await tourOf(context, row)),
  };
}

/** Promises something in the caller's transaction: it is done once that is committed. */
export async function promise(transaction: Transaction<Database>, kind: OutboxKind, { id }: Pick<CheckoutRow, 'id'>): Promise<void> {
  await transaction.insertInto('outbox').values({ id: randomUUID(), kind, checkout_id: id }).execute();
}
