import type { Api } from '#api/api.ts';
import type { MarketConfig } from '#config/market-config.ts';
import type { CheckoutDetails } from '#contract/api.generated.ts';
import type { ErrorStore } from '../errors/error-store.ts';
import type { PhoneNumbers } from '../forms/phone-support.ts';
import type { TextStorage } from './checkout-storage.ts';
import type { FieldValidators } from './compile-form.ts';
import type { PaymentConfirmation, PaymentEntry } from './payment-confirmation.ts';

/** What the checkout needs of the world around it; handed in, so that stores know neither window nor network. */
export interface CheckoutContext {
  checkoutId: string;
  config: MarketConfig;
  api: Api;
  errors: ErrorStore;
  storage: TextStorage;
  now(): Date;
  /** Calls back when the page is left: reloaded, closed, or put away by a phone. */
  onLeave(listener: () => void): void;
  loadValidators(url: string): Promise<FieldValidators>;
  loadPhoneNumbers(): Promise<PhoneNumbers>;
  /** Sends a card, an account or a bank straight to the payment provider. */
  confirmPayment(url: string, entry: PaymentEntry): Promise<PaymentConfirmation>;
  /** Leaves the store for another address. */
  leaveTo(url: string): void;
}

/** The query of most checkout calls. */
export function checkoutQuery({ checkoutId, config }: CheckoutContext): {
  checkoutId: string;
  marketConfigurationId: string;
  lang: string;
} {
  return { checkoutId, marketConfigurationId: config.shell.market.code, lang: config.shell.language.urlCode };
}

/** What changes while a checkout goes on, shared by its steps. */
export interface CheckoutState {
  readonly details: CheckoutDetails;
  setDetails(details: CheckoutDetails): void;
}

/** One step of the checkout as the way through it sees it. */
export interface StepLogic {
  /** Validates the step and saves it. False blocks the step; what is wrong is then shown by the step itself. */
  submit(): Promise<boolean>;
}
