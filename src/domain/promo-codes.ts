import type { Money } from '#contract/api.generated.ts';
import type { PromoCode, PromoCodeDiscount } from '#contract/documents.generated.ts';
import type { SalesChannel } from '#contract/sales-channel.ts';
import type { IsoDate } from './calendar.ts';
import { convertFromEuro } from './money.ts';
import type { PriceCurrency } from './prices.ts';

/** A booking as far as promo codes ask. */
export interface DiscountedBooking {
  market: string;
  tourId: string;
  sourceChannel: SalesChannel;
  departureDate: IsoDate;
  /** In the market's time zone. */
  today: IsoDate;
  /** Before any discount. */
  total: Money;
  currency: PriceCurrency;
}

export type PromoCodeRefusal = 'PROMO_CODE_UNKNOWN' | 'PROMO_CODE_EXPIRED' | 'PROMO_CODE_NOT_APPLICABLE';

/** A code as it is compared: without spaces, in capitals. */
export function normalisePromoCode(typed: string): string {
  return typed.normalize('NFKC').replace(/\s+/g, '').toUpperCase();
}

/** Why a code gives nothing for a booking; null where it does. One whose time has not come is not known yet. */
export function promoCodeRefusal(promoCode: PromoCode, booking: DiscountedBooking): PromoCodeRefusal | null {
  const { validFrom, validUntil, conditions = {} } = promoCode;
  if (validFrom !== undefined && booking.today < validFrom) return 'PROMO_CODE_UNKNOWN';
  if (validUntil !== undefined && booking.today > validUntil) return 'PROMO_CODE_EXPIRED';
  const { markets, tours, channels, departureFrom, departureUntil, minimumTotal } = conditions;
  const { code, rate } = booking.currency;
  const fits =
    (!markets || markets.includes(booking.market)) &&
    (!tours || tours.includes(booking.tourId)) &&
    (!channels || channels.includes(booking.sourceChannel === 'APP' ? 'B2B' : 'B2C')) &&
    (departureFrom === undefined || booking.departureDate >= departureFrom) &&
    (departureUntil === undefined || booking.departureDate <= departureUntil) &&
    (minimumTotal === undefined || booking.total.amount >= convertFromEuro(minimumTotal, code, rate).amount) &&
    // A price of nothing could not be paid.
    discountOf(promoCode.discount, booking.total, booking.currency).amount < booking.total.amount;
  return fits ? null : 'PROMO_CODE_NOT_APPLICABLE';
}

/** What a code takes off a price: never more than the price itself. */
export function discountOf(discount: PromoCodeDiscount, { amount, currency }: Money, { code, rate }: PriceCurrency): Money {
  const wanted =
    discount.type === 'percentage' ? Math.floor((amount * discount.percentage) / 100) : convertFromEuro(discount.amount, code, rate).amount;
  return { amount: Math.min(wanted, amount), currency };
}
