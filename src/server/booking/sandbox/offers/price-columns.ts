import type { CheckoutRow } from '#server/database/schema.ts';
import type { TripPrice } from './trip-price.ts';

/** The columns that hold a price. Another total is another price version, whose payments have keys of their own. */
export function priceColumns(row: CheckoutRow, { lines, total, promoCode }: TripPrice) {
  return {
    price_lines: JSON.stringify(lines),
    total_amount: total.amount,
    promo_code: promoCode && JSON.stringify(promoCode),
    ...(total.amount === row.total_amount ? {} : { price_version: row.price_version + 1, payment_attempt: 1, release_reason: null }),
  };
}
