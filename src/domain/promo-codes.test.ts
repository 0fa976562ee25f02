import { expect, test } from 'vitest';
import type { PromoCode } from '#contract/documents.generated.ts';
import { type DiscountedBooking, normalisePromoCode, promoCodeRefusal } from './promo-codes.ts';

const booking: DiscountedBooking = {
  market: 'no',
  tourId: 'fjords',
  sourceChannel: 'IBE',
  departureDate: '2027-05-10',
  today: '2026-11-21',
  total: { amount: 20_000_00, currency: 'NOK' },
  currency: { code: 'NOK', rate: { rate: 11.7, minorUnits: 2, roundTo: 1000 } },
};

const code: PromoCode = { code: 'SPRING', discount: { type: 'percentage', percentage: 10 }, limit: 5, conditionText: { en: 'In spring.' } };

test('capitals and spaces make no difference, nor do wide letters', () => {
  expect(normalisePromoCode(' spring\u00a010 ')).toBe('SPRING10');
  expect(normalisePromoCode('ＳＰＲＩＮＧ')).toBe('SPRING');
});

test.each<[string, Partial<PromoCode>, string | null]>([
  ['without conditions', {}, null],
  ['on its first and last day', { validFrom: '2026-11-21', validUntil: '2026-11-21' }, null],
  ['before its time nobody knows it', { validFrom: '2026-11-22' }, 'PROMO_CODE_UNKNOWN'],
  ['after its time', { validUntil: '2026-11-20' }, 'PROMO_CODE_EXPIRED'],
  ['in another market', { conditions: { markets: ['se', 'dk'] } }, 'PROMO_CODE_NOT_APPLICABLE'],
  ['for its tour', { conditions: { tours: ['fjords'] } }, null],
  ['for another tour', { conditions: { tours: ['lakes'] } }, 'PROMO_CODE_NOT_APPLICABLE'],
  ['for agencies alone', { conditions: { channels: ['B2B'] } }, 'PROMO_CODE_NOT_APPLICABLE'],
  ['for consumers', { conditions: { channels: ['B2C'] } }, null],
  ['of a later departure', { conditions: { departureFrom: '2027-06-01' } }, 'PROMO_CODE_NOT_APPLICABLE'],
  ['of an earlier departure', { conditions: { departureUntil: '2027-05-09' } }, 'PROMO_CODE_NOT_APPLICABLE'],
  ['at its least price, in the currency of the checkout', { conditions: { minimumTotal: 170_000 } }, null],
  ['worth as much as the trip', { discount: { type: 'amount', amount: 2_000_00 } }, 'PROMO_CODE_NOT_APPLICABLE'],
  ['below its least price', { conditions: { minimumTotal: 172_000 } }, 'PROMO_CODE_NOT_APPLICABLE'],
])('a code %s', (_, change, refusal) => {
  expect(promoCodeRefusal({ ...code, ...change }, booking)).toBe(refusal);
});
