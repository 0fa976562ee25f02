import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { CompiledTour } from '#contract/release.ts';
import { passengerCount } from '#domain/passenger-slots.ts';
import type { CheckoutRow, Database, OutboxKind } from '#server/database/schema.ts';
import { tourOf } from '../checkout/checkout-rows.ts';
import { type ComponentKind, componentIdOf } from '../checkout/itinerary-components.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import type { SupplierRequest } from '../supplier/supplier.ts';

/** Component ids of the parts of a tour that a partner has to say yes to, each time. */
export function partsOnRequest({ accommodations, activities, transports, transfers, rentalCars }: CompiledTour): string[] {
  const parts: Record<ComponentKind, Record<string, { onRequest?: boolean }>> = {
    accommodation: accommodations,
    activity: activities,
    transport: transports,
    transfer: transfers,
    rentalCar: rentalCars,
  };
  return Object.entries(parts).flatMap(([kind, entries]) =>
    Object.entries(entries).flatMap(([refId, { onRequest }]) => (onRequest ? [componentIdOf(kind as ComponentKind, refId)] : [])),
  );
}

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
