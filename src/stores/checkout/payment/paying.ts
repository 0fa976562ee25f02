import type { CheckoutContext, CheckoutState } from '../checkout-context.ts';
import { createPaymentStep, type PaymentInput, type PaymentStep } from '../steps/payment-step.ts';
import { type AdditionalOptions, createAdditionalOptions } from './additional-options.ts';
import { createPromoCodeEntry, type PromoCodeEntry } from './promo-code.ts';

/** What changes the price and pays it: loaded when a traveller comes that far. */
export interface Paying {
  payment: PaymentStep;
  promoCode: PromoCodeEntry;
  additionalOptions: AdditionalOptions;
}

export function createPaying(context: CheckoutContext, state: CheckoutState, input: PaymentInput): Paying {
  const payment = createPaymentStep(context, state, input);
  const refreshSchedule = () => {
    if (payment.phase !== 'idle') void payment.refresh();
  };
  return {
    payment,
    promoCode: createPromoCodeEntry(context, state, refreshSchedule),
    additionalOptions: createAdditionalOptions(context, state, refreshSchedule),
  };
}
