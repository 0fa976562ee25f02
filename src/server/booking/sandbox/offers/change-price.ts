import type { CheckoutRow } from '#server/database/schema.ts';
import { changeCheckout } from '../checkout/checkout-rows.ts';
import { closeSupersededPayments } from '../checkout/checkout-session.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { priceColumns } from './price-columns.ts';
import type { OfferChoices, TripPrice } from './trip-price.ts';

/**
 * Keeps what was chosen and what it costs, and closes payments that were begun at another price.
 * @throws BookingError STALE_VERSION where somebody else has changed the checkout
 */
export async function changePrice(
  context: SandboxContext,
  row: CheckoutRow,
  price: TripPrice,
  { base_services, upsells }: OfferChoices = row,
): Promise<CheckoutRow> {
  const changed = await changeCheckout(context.db, row, {
    ...priceColumns(row, price),
    base_services: JSON.stringify(base_services),
    upsells: JSON.stringify(upsells),
  });
  await closeSupersededPayments(context, row.id);
  return changed;
}
