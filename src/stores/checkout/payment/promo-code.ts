import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AppliedPromoCode, CheckoutPrices } from '#contract/api.generated.ts';
import { BookingError, type ErrorCode } from '#domain/error-catalogue.ts';
import { createFieldNode, type FieldNode } from '#stores/forms/field-node.ts';
import { type CheckoutContext, type CheckoutState, checkoutQuery } from '../checkout-context.ts';
import { wordsForConflict } from '../steps/words-for-conflict.ts';

/** Refusals that are told at the field; what else goes wrong is told as everywhere. */
const toldAtTheField = [
  'PROMO_CODE_UNKNOWN',
  'PROMO_CODE_EXPIRED',
  'PROMO_CODE_NOT_APPLICABLE',
  'PROMO_CODE_USED_UP',
  'PROMO_CODE_ALREADY_APPLIED',
  'TOO_MANY_REQUESTS',
] as const satisfies ErrorCode[];

type Refusal = 'missing' | 'failed' | (typeof toldAtTheField)[number];

/** Longer than any code with spaces in it. */
const maxLength = 60;

/** The promo code of a checkout: one at a time. */
export interface PromoCodeEntry {
  readonly node: FieldNode;
  readonly applied: AppliedPromoCode | null;
  readonly isBusy: boolean;
  /** What was done last, to be told to those who do not see it. */
  readonly announcement: string;
  apply(): Promise<void>;
  remove(): Promise<void>;
  /** Asks for the price again, after others have used the code up. */
  refresh(): Promise<void>;
}

/** @param onPriceChange called when there is another total, as for the payment schedule */
export function createPromoCodeEntry(context: CheckoutContext, state: CheckoutState, onPriceChange: () => void): PromoCodeEntry {
  const { api, errors, config } = context;
  const { intl } = config;
  const node = createFieldNode({
    id: 'promoCode',
    path: 'promoCode',
    fieldPath: 'promoCode',
    label: intl.message('checkout.promo.label'),
    control: 'text',
    required: false,
    maxLength,
    validate: () => null,
    problemText: ({ code }) => intl.message(`checkout.promo.${code as Refusal}`),
  });

  function setPrices(prices: CheckoutPrices): void {
    state.setDetails({ ...state.details, prices });
    onPriceChange();
  }

  return makeAutoObservable(
    {
      node,
      isBusy: false as boolean,
      announcement: '',
      get applied(): AppliedPromoCode | null {
        return state.details.prices.promoCode;
      },
      async apply() {
        if (this.isBusy) return;
        const promoCode = node.value.trim();
        if (promoCode === '') return node.refuse({ code: 'missing', params: {} });
        await this.change(async () => {
          const { prices } = await api.applyPromoCode({ query: checkoutQuery(context), body: { promoCode } });
          runInAction(() => {
            setPrices(prices);
            node.setValue('');
            const { code, discount } = prices.promoCode ?? { code: promoCode, discount: null };
            this.announcement = discount ? intl.message('checkout.promo.applied', { code, amount: intl.price(discount) }) : '';
          });
        });
      },
      async remove() {
        const { applied } = this;
        if (this.isBusy || !applied) return;
        await this.change(async () => {
          const { prices } = await api.removePromoCode({ query: checkoutQuery(context), body: { promoCode: applied.code } });
          runInAction(() => {
            setPrices(prices);
            this.announcement = intl.message('checkout.promo.removed');
          });
        });
      },
      async refresh() {
        await this.change(async () => setPrices((await api.getCheckoutDetails({ query: checkoutQuery(context) })).prices));
      },
      async change(work: () => Promise<void>) {
        this.isBusy = true;
        try {
          await work();
        } catch (error) {
          if (error instanceof BookingError && isToldAtTheField(error.code)) node.refuse({ code: error.code, params: {} });
          else await errors.tell(error, wordsForConflict(error, config) ?? intl.message('checkout.promo.failed'));
        } finally {
          runInAction(() => {
            this.isBusy = false;
          });
        }
      },
    },
    { node: observableRef },
  );
}

function isToldAtTheField(code: ErrorCode): code is (typeof toldAtTheField)[number] {
  return (toldAtTheField as readonly ErrorCode[]).includes(code);
}
