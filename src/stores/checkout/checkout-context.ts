import type { Api } from '#api/api.ts';
import type { MarketConfig } from '#config/market-config.ts';
import type { CheckoutDetails, CheckoutDraft } from '#contract/api.generated.ts';
import type { ErrorStore } from '../errors/error-store.ts';
import type { PhoneNumbers } from '../forms/phone-support.ts';
import type { NotificationStore } from '../notification-store.ts';
import type { PaymentConfirmation, PaymentEntry } from './payment/payment-confirmation.ts';
import type { TextStorage } from './state/checkout-storage.ts';
import type { Network } from './state/connection.ts';
import type { FieldValidators } from './travellers/compile-form.ts';

/** What the checkout needs of the world around it; handed in, so that stores know neither window nor network. */
export interface CheckoutContext {
  checkoutId: string;
  config: MarketConfig;
  api: Api;
  errors: ErrorStore;
  notifications: Pick<NotificationStore, 'show'>;
  network: Network;
  storage: TextStorage;
  /** Calls back when another tab has written, with the item's name; null where it has cleared all. */
  onForeignWrite(listener: (item: string | null) => void): void;
  now(): Date;
  /** Calls back when the page is left: reloaded, closed, or put away by a phone. */
  onLeave(listener: () => void): void;
  /** Sends a draft from a page that is being left, where no answer can be waited for. */
  sendLastDraft(draft: CheckoutDraft): void;
  /** Calls back when the browser has nothing else to do, soon in any case. */
  whenIdle(work: () => void): void;
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
