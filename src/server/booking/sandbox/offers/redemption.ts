import { type Kysely, sql, type Transaction } from 'kysely';
import { BookingError } from '#domain/error-catalogue.ts';
import type { CheckoutRow, Database } from '#server/database/schema.ts';
import { changeCheckout, tourOf } from '../checkout/checkout-rows.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { priceColumns } from './price-columns.ts';
import { promoCodeOf, repriced } from './trip-price.ts';

/** Whether a booking that has a promo code may still use it. One that has used it already may. */
export async function isPromoCodeLeft(context: SandboxContext, row: CheckoutRow): Promise<boolean> {
  if (!row.promo_code) return true;
  if (await isRedeemed(context.db, row.id)) return true;
  const uses = await context.db
    .selectFrom('promo_code_uses')
    .select('used')
    .where('promo_code', '=', row.promo_code.key)
    .executeTakeFirst();
  return (uses?.used ?? 0) < limitOf(context, row.promo_code.key);
}

export async function isRedeemed(db: Kysely<Database>, checkoutId: string): Promise<boolean> {
  const row = await db.selectFrom('promo_code_redemptions').select('promo_code').where('checkout_id', '=', checkoutId).executeTakeFirst();
  return row !== undefined;
}

function limitOf(context: SandboxContext, key: string): number {
  return promoCodeOf(context, key)?.limit ?? 0;
}

/**
 * Counts the use of a booking's promo code, once for each itinerary, in the transaction that begins the booking: of many
 * who take the last use at once, one gets it.
 * @throws BookingError STALE_VERSION where it is used up: the checkout must be looked at again
 */
export async function redeemPromoCode(context: SandboxContext, transaction: Transaction<Database>, row: CheckoutRow): Promise<void> {
  if (!row.promo_code) return;
  const { key } = row.promo_code;
  await transaction
    .insertInto('promo_code_uses')
    .values({ promo_code: key, used: 0 })
    .onConflict((conflict) => conflict.column('promo_code').doNothing())
    .execute();
  const mine = await transaction
    .insertInto('promo_code_redemptions')
    .values({ checkout_id: row.id, promo_code: key })
    .onConflict((conflict) => conflict.column('checkout_id').doNothing())
    .returning('checkout_id')
    .executeTakeFirst();
  if (!mine) return;
  const counted = await transaction
    .updateTable('promo_code_uses')
    .set({ used: sql`used + 1` })
    .where('promo_code', '=', key)
    .where('used', '<', limitOf(context, key))
    .returning('used')
    .executeTakeFirst();
  if (!counted) throw new BookingError('STALE_VERSION', 'The promo code is used up');
}

/** Gives a use back, in the transaction that rolls a booking back, discards or cancels it. Doing so again changes nothing. */
export async function giveBackPromoCode(transaction: Transaction<Database>, { id }: Pick<CheckoutRow, 'id'>): Promise<void> {
  const given = await transaction
    .deleteFrom('promo_code_redemptions')
    .where('checkout_id', '=', id)
    .returning('promo_code')
    .executeTakeFirst();
  if (!given) return;
  await transaction.updateTable('promo_code_uses').set({ used: sql`used - 1` }).where('promo_code', '=', given.promo_code).execute();
}

/**
 * Takes a promo code that others have used up out of an open checkout, and says so: price and key of its payment are
 * others from now on.
 * @throws BookingError STALE_VERSION where somebody else has changed the checkout
 */
export async function dropPromoCode(context: SandboxContext, row: CheckoutRow): Promise<CheckoutRow> {
  const price = repriced(context, row, await tourOf(context, row), { promoCode: null });
  return changeCheckout(context.db, row, { ...priceColumns(row, price), release_reason: 'promo_code_used_up' });
}
