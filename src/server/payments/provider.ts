import type { Money } from '#contract/api.generated.ts';

export type PaymentStatus = 'open' | 'requires_action' | 'authorised' | 'declined' | 'cancelled';

export interface PaymentSession {
  id: string;
  status: PaymentStatus;
  /** Where the browser sends the card. */
  confirmUrl: string;
  /** Why the last attempt was declined. */
  declineCode: string | null;
}

export interface PaymentRequest {
  /** Ours: the same key again answers the same session. */
  key: string;
  amount: Money;
  /** For the pages that the provider shows. */
  language: string;
  /** Where the browser goes afterwards. */
  returnUrl: string;
}

/** A payment provider, asked by our own keys so that a question can always be asked again. Every method may be repeated. */
export interface PaymentProvider {
  createSession(request: PaymentRequest): Promise<PaymentSession>;
  findSession(key: string): Promise<PaymentSession | null>;
  /** Takes the money that was authorised. @throws where there is no authorisation */
  capture(key: string): Promise<void>;
  /** Gives an authorisation back, and closes the session. @throws where the money was taken already */
  void(key: string): Promise<void>;
}
