import type { Money } from '#contract/api.generated.ts';

/**
 * - open: nothing was entered yet
 * - requires_action: the payer is at the bank
 * - pending: a debit was submitted and its money is not here yet
 * - authorised: the money is here, or reserved until it is captured or voided
 * - declined: refused at once; the same session takes another try
 * - failed: a pending debit came back
 * - disputed: the payer's bank took back what was paid
 * - cancelled: closed by us, or given back before it was captured
 */
export type PaymentStatus = 'open' | 'requires_action' | 'pending' | 'authorised' | 'declined' | 'failed' | 'disputed' | 'cancelled';

/** How money is moved. */
export type PaymentMeans = 'card' | 'sepa_debit' | 'ideal';

export interface PaymentSession {
  id: string;
  status: PaymentStatus;
  /** Where the browser sends what the payer enters. */
  confirmUrl: string;
  /** Why the last attempt was declined. */
  declineCode: string | null;
}

export interface PaymentRequest {
  /** Ours: the same key again answers the same session. */
  key: string;
  amount: Money;
  method: PaymentMeans;
  /** For the pages that the provider shows. */
  language: string;
  /** Where the browser goes afterwards. */
  returnUrl: string;
  /** The payer agrees that later payments are taken by the same means. */
  savesMethod: boolean;
  /** Whose standing debit mandate may be used instead of an account that is entered: an agency that pays by invoice. */
  standingMandate?: string;
}

export interface RefundRequest {
  /** Of the session, or of a collected payment, whose money was captured. */
  key: string;
  /** Ours: the same key again gives nothing back a second time. */
  refundKey: string;
  amount: Money;
}

export interface CollectRequest {
  /** Ours, of this payment: the same key again answers what came of it the first time. */
  key: string;
  /** Of the session whose means of payment was saved. */
  sessionKey: string;
  amount: Money;
}

export interface PaymentBank {
  id: string;
  name: string;
}

/** A payment provider, asked by our own keys so that a question can always be asked again. Every method may be repeated. */
export interface PaymentProvider {
  /** The banks that one may pay at with iDEAL. */
  listBanks(): Promise<PaymentBank[]>;
  createSession(request: PaymentRequest): Promise<PaymentSession>;
  findSession(key: string): Promise<PaymentSession | null>;
  /** Takes the money that was authorised. @throws where there is no authorisation, as while a debit is pending */
  capture(key: string): Promise<void>;
  /** Gives an authorisation or a pending debit back, and closes the session. @throws where the money was taken already */
  void(key: string): Promise<void>;
  /** Gives money back that was captured, whole or in part. @throws where less than that is left of it */
  refund(request: RefundRequest): Promise<void>;
  /** Takes a later payment while the payer is away. What is `authorised` was captured with it. @throws where nothing was saved */
  collect(request: CollectRequest): Promise<PaymentSession>;
}
