/** Why a payment provider refused a card; the checkout tells each in words. */
export const declineCodes = [
  'generic_decline',
  'insufficient_funds',
  'lost_card',
  'expired_card',
  'incorrect_cvc',
  'incorrect_number',
  'processing_error',
  'authentication_failed',
  'authentication_unavailable',
  'authentication_required',
  'debit_refused',
  'debit_returned',
  'test_account_required',
  'test_card_required',
] as const;
export type DeclineCode = (typeof declineCodes)[number];

/** Why an authorised payment was given back without a booking. */
export const releaseReasons = [
  'not_available',
  'price_changed',
  'promo_code_used_up',
  'booking_window_expired',
  'inactive_agency',
  'step_incomplete',
] as const;
export type ReleaseReason = (typeof releaseReasons)[number];
