import { LRUCache } from 'lru-cache';
import type { RedeemedPromoCode } from '#contract/api.generated.ts';
import { BookingError } from '#domain/error-catalogue.ts';
import { normalisePromoCode } from '#domain/promo-codes.ts';
import type { CheckoutRow } from '#server/database/schema.ts';
import { loadCheckout, requireOpen, tourOf } from '../checkout/checkout-rows.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { changePrice } from './change-price.ts';
import { isPromoCodeLeft, isRedeemed } from './redemption.ts';
import { refusalOf, repriced } from './trip-price.ts';

/** Wrong codes that one session may try in the time below: far more than somebody mistypes. */
const mostWrongTries = 10;
/** Milliseconds. */
const triesAreForgottenAfter = 600_000;

/** Applies and removes promo codes; knows who has guessed too often. */
export function createPromoCodes(context: SandboxContext) {
  const wrongTries = new LRUCache<string, number>({ max: 10_000, ttl: triesAreForgottenAfter });

  return {
    /**
     * Applies a code; the same again changes nothing.
     * @throws BookingError PROMO_CODE_UNKNOWN and the other reasons of the catalogue, TOO_MANY_REQUESTS for who guesses
     */
    async apply(checkoutId: string, typed: string, sessionHash: string | null): Promise<CheckoutRow> {
      const row = await loadCheckout(context.db, checkoutId);
      requireOpen(row);
      const triedBy = sessionHash ?? checkoutId;
      const tries = wrongTries.get(triedBy) ?? 0;
      if (tries >= mostWrongTries) throw new BookingError('TOO_MANY_REQUESTS');
      const found = findPromoCode(context, typed);
      if (!found) {
        wrongTries.set(triedBy, tries + 1);
        throw new BookingError('PROMO_CODE_UNKNOWN');
      }
      if (row.promo_code?.key === found.key) return row;
      if (row.promo_code) throw new BookingError('PROMO_CODE_ALREADY_APPLIED');
      const refusal = refusalOf(context, row, row.price_lines, found.promoCode);
      if (refusal) {
        wrongTries.set(triedBy, tries + 1);
        throw new BookingError(refusal);
      }
      const { code, conditionText } = found.promoCode;
      const promoCode = { key: found.key, code, conditionText };
      if (!(await isPromoCodeLeft(context, { ...row, promo_code: promoCode }))) throw new BookingError('PROMO_CODE_USED_UP');
      return changePrice(context, row, repriced(context, row, await tourOf(context, row), { promoCode }));
    },

    /** Removes a code; one that is not applied changes nothing. */
    async remove(checkoutId: string, typed: string): Promise<CheckoutRow> {
      const row = await loadCheckout(context.db, checkoutId);
      requireOpen(row);
      if (!row.promo_code || normalisePromoCode(row.promo_code.code) !== normalisePromoCode(typed)) return row;
      return changePrice(context, row, repriced(context, row, await tourOf(context, row), { promoCode: null }));
    },

    /**
     * What became of the code of a booking: it is used up when the booking begins, so that asking changes nothing.
     * @throws BookingError STATUS_CONFLICT where nothing is booked yet
     */
    async redeemed(checkoutId: string): Promise<RedeemedPromoCode> {
      const row = await loadCheckout(context.db, checkoutId);
      if (row.status === 'BOOKING_INITIATED') throw new BookingError('STATUS_CONFLICT');
      return { promoCode: row.promo_code?.code ?? null, isRedeemed: await isRedeemed(context.db, row.id) };
    },
  };
}

function findPromoCode({ releases }: SandboxContext, typed: string) {
  const wanted = normalisePromoCode(typed);
  const entry = Object.entries(releases.current().release.promoCodes).find(([, { code }]) => normalisePromoCode(code) === wanted);
  return entry && { key: entry[0], promoCode: entry[1] };
}
