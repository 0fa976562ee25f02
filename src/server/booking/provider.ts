import type { CallInput } from '#api/api.ts';
import type { CallName, CallTypes } from '#contract/calls.generated.ts';

/** Who makes a call, as far as a booking platform must know. */
export interface Caller {
  /** The hash of the caller's session; null for a visitor without one. */
  sessionHash: string | null;
}

/** Every call of the booking API as a method. */
export type BookingCalls = {
  [Name in CallName]: (input: CallInput<Name>, caller: Caller) => Promise<CallTypes[Name]['answer']>;
};

/** How a payment went, once its payer is back. */
export type Settlement =
  | { state: 'booked' }
  /** Money was reserved and given back; `reason` says why. */
  | { state: 'released'; reason: string }
  | { state: 'declined'; reason: string }
  | { state: 'unpaid' }
  /** Still being worked on; ask again. */
  | { state: 'pending' };

export interface CheckoutPlace {
  market: string;
  language: string;
}

/** A booking platform: what stands behind the booking API. Methods reject with a BookingError. */
export interface BookingProvider extends BookingCalls {
  ownsCheckout(checkoutId: string, sessionHash: string): Promise<boolean>;
  /** Market and language of a checkout, for addresses without a prefix; null where there is no such checkout. */
  locateCheckout(checkoutId: string): Promise<CheckoutPlace | null>;
  /** Takes a checkout as far as payment provider and supplier let it go. Safe to call at any time, by any number at once. */
  settle(checkoutId: string): Promise<Settlement>;
  /** Settles what was left unsettled by a crash or a payer who did not come back. */
  reconcile(): Promise<void>;
}
