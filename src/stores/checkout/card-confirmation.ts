/** What is sent to the payment provider and nowhere else. */
export interface CardToConfirm {
  number: string;
  /** MM/YY */
  expiry: string;
  cvc: string;
}

/** How the payment provider took a card. */
export interface CardConfirmation {
  status: 'authorised' | 'requires_action' | 'declined';
  redirect_url?: string | null;
  decline_code?: string | null;
}
