/** What is sent to the payment provider and nowhere else. */
export type PaymentEntry =
  | {
      number: string;
      /** MM/YY */
      expiry: string;
      cvc: string;
    }
  | { iban: string; name: string; email: string }
  | { bank: string; name: string; email: string }
  /** By the mandate that an agency gave once. */
  | { usesMandate: true };

/** How the payment provider took it. */
export interface PaymentConfirmation {
  status: 'authorised' | 'pending' | 'requires_action' | 'declined';
  redirect_url?: string | null;
  decline_code?: string | null;
}
