import { expect, test } from 'vitest';
import type { Api } from '#api/api.ts';
import type { CheckoutDetails, CheckoutPrices, Money } from '#contract/api.generated.ts';
import { BookingError } from '#domain/error-catalogue.ts';
import type { CheckoutContext, CheckoutState } from '../checkout-context.ts';
import { createAdditionalOptions } from './additional-options.ts';
import { createPromoCodeEntry } from './promo-code.ts';

const money = (amount: number): Money => ({ amount, currency: 'EUR' });
const plain: CheckoutPrices = {
  lines: [],
  promoCode: null,
  externallyPaidCharges: null,
  totalPackagePrice: money(200_00),
  priceVersion: 1,
};
const discounted: CheckoutPrices = {
  ...plain,
  promoCode: { code: 'SPRING', discount: money(20_00), conditionText: 'In spring.' },
  totalPackagePrice: money(180_00),
  priceVersion: 2,
};

type Answers = Partial<Record<keyof Api, (input: never) => unknown>>;

/** A checkout with some calls; what happens to it is written down. */
function world(prices: CheckoutPrices, answers: Answers) {
  const calls: [name: string, body: unknown][] = [];
  const told: unknown[] = [];
  let priceChanges = 0;
  const api = new Proxy({} as Api, {
    get: (_, name: keyof Api) => async (input: { body?: unknown }) => {
      calls.push([name, input.body]);
      const answer = answers[name];
      if (!answer) throw new Error(`Unexpected call ${name}`);
      return answer(input as never);
    },
  });
  const state: CheckoutState & { details: CheckoutDetails } = {
    details: { prices } as CheckoutDetails,
    setDetails(details) {
      this.details = details;
    },
  };
  const context = {
    checkoutId: 'c1',
    api,
    config: {
      shell: { market: { code: 'xx' }, language: { urlCode: 'en' } },
      intl: { message: (id: string) => id, price: ({ amount }: Money) => String(amount) },
    },
    errors: { tell: async (error: unknown) => void told.push(error) },
  } as unknown as CheckoutContext;
  const onPriceChange = () => {
    priceChanges += 1;
  };
  return { calls, told, state, context, onPriceChange, priceChanges: () => priceChanges };
}

test('a code changes the price, and the field is empty for another one', async () => {
  const { state, context, onPriceChange, priceChanges } = world(plain, {
    applyPromoCode: () => ({ prices: discounted }),
    removePromoCode: () => ({ prices: plain }),
  });
  const entry = createPromoCodeEntry(context, state, onPriceChange);
  entry.node.setValue(' spring ');
  await entry.apply();
  expect([entry.applied?.code, entry.node.value, entry.announcement, priceChanges()]).toEqual(['SPRING', '', 'checkout.promo.applied', 1]);
  await entry.remove();
  expect([entry.applied, entry.announcement, priceChanges()]).toEqual([null, 'checkout.promo.removed', 2]);
});

test('an empty field asks nobody; a refusal is told at the field until the code is another', async () => {
  const { calls, told, state, context, onPriceChange } = world(plain, {
    applyPromoCode: () => {
      throw new BookingError('PROMO_CODE_EXPIRED');
    },
  });
  const entry = createPromoCodeEntry(context, state, onPriceChange);
  await entry.apply();
  expect([calls, entry.node.errorText]).toEqual([[], 'checkout.promo.missing']);
  entry.node.setValue('OLD');
  await entry.apply();
  expect([entry.node.errorText, told]).toEqual(['checkout.promo.PROMO_CODE_EXPIRED', []]);
  entry.node.setValue('OLDER');
  expect(entry.node.error).toBeNull();
});

test('what else goes wrong with a code is told as everywhere', async () => {
  const failure = new BookingError('SERVICE_UNAVAILABLE');
  const { told, state, context, onPriceChange } = world(plain, {
    applyPromoCode: () => {
      throw failure;
    },
  });
  const entry = createPromoCodeEntry(context, state, onPriceChange);
  entry.node.setValue('SPRING');
  await entry.apply();
  expect([told, entry.node.error, entry.isBusy]).toEqual([[failure], null, false]);
});

const offers: Answers = {
  getBaseServiceOffers: () => ({
    baseServices: [
      {
        productRefId: 'meals',
        name: 'Meals',
        description: '',
        serviceCategories: ['breakfast', 'half-board'].map((id, index) => ({
          serviceCategoryRefId: id,
          serviceCategoryName: id,
          salesPrice: money(index * 90_00),
          baseServiceType: 'meals',
          selected: index === 0,
        })),
      },
    ],
  }),
  getUpsellOffers: () => ({ offers: [{ offerId: 'sauna', name: 'Sauna', description: '', pictures: [], serviceCategories: [] }] }),
  getUpsells: () => ({ upsells: [] }),
};

test('choices are saved one after the other, each with all that is chosen', async () => {
  const { calls, state, context, onPriceChange, priceChanges } = world(discounted, {
    ...offers,
    saveBaseServices: () => ({ prices: discounted }),
    saveUpsells: () => ({ prices: plain }),
  });
  const options = createAdditionalOptions(context, state, onPriceChange);
  await options.load();
  void options.chooseCategory('meals', 'half-board');
  void options.chooseUpsell('sauna', 'evening');
  expect([options.isSaving, options.chosenCategory('sauna')]).toEqual([true, 'evening']);
  await options.settled();
  expect(calls.slice(3)).toEqual([
    ['saveBaseServices', { selections: [{ productRefId: 'meals', serviceCategoryRefId: 'half-board' }] }],
    ['saveUpsells', { upsells: [{ offerId: 'sauna', serviceCategoryRefId: 'evening' }] }],
  ]);
  expect([options.isSaving, priceChanges()]).toEqual([false, 2]);
  expect(options.announcement).toContain('checkout.options.promoCodeGone');
});

test('a choice that is refused is taken back, and said', async () => {
  const { told, state, context, onPriceChange } = world(plain, {
    ...offers,
    saveUpsells: () => {
      throw new BookingError('STALE_VERSION');
    },
  });
  const options = createAdditionalOptions(context, state, onPriceChange);
  await options.load();
  await options.chooseUpsell('sauna', 'evening');
  expect([options.chosenCategory('sauna'), told.length, options.isSaving]).toEqual([undefined, 1, false]);
});

test('missing upsell offers are an internal error', async () => {
  const { told, state, context, onPriceChange } = world(plain, { ...offers, getUpsellOffers: () => ({ offers: [] }) });
  const options = createAdditionalOptions(context, state, onPriceChange);
  await options.load();
  expect(options.phase).toBe('failed');
  expect(told).toMatchObject([{ code: 'INTERNAL_SERVER_ERROR' }]);
});
