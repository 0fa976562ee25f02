import type { ErrorCode } from './error-catalogue.ts';

interface ErrorDescription {
  /** For developers, where an error is thrown without words of its own. */
  statusMessage: string;
  /** The name of the same error among the checkout error codes that partners know. */
  checkoutCode?: string;
}

/** What a code of the catalogue means. Apart from the catalogue, which every page carries to the browser. */
export const errorDescriptions = {
  API_SERVICE_UNAVAILABLE: { statusMessage: 'The booking platform does not answer', checkoutCode: 'CHECKOUT_API_SERVICE_UNAVAILABLE' },
  UNREACHABLE: { statusMessage: 'The call did not reach the server' },
  API_BLACKLISTED_COUNTRY: { statusMessage: 'Bookings from this country are not possible', checkoutCode: 'CHKT_005' },
  API_ITINERARY_HAS_CLOSED_TRANSACTIONS: { statusMessage: 'The itinerary has closed transactions', checkoutCode: 'CHKT_002' },
  BAD_GATEWAY: { statusMessage: 'The booking platform answered wrongly', checkoutCode: 'CHECKOUT_RESPONSE_BAD_GATEWAY' },
  UNKNOWN: { statusMessage: 'Something went wrong', checkoutCode: 'CHECKOUT_RESPONSE_UNKNOWN' },
  VALIDATION_FAILED: { statusMessage: 'What was sent is not valid', checkoutCode: 'CHECKOUT_RESPONSE_VALIDATION_FAILED' },
  API_GENERIC_CHECKOUT_ERROR: { statusMessage: 'The checkout failed', checkoutCode: 'CHKT_000' },
  API_ITINERARY_NOT_FOUND: { statusMessage: 'No such itinerary', checkoutCode: 'CHKT_001' },
  API_BOOKING_NOT_FOUND: { statusMessage: 'No such booking', checkoutCode: 'CHKT_004' },
  CHECKOUT_NOT_FOUND: { statusMessage: 'No such checkout', checkoutCode: 'CHECKOUT_NOT_FOUND' },
  API_UNSUPPORTED_PAYMENT_PLAN: { statusMessage: 'The payment plan is not on offer for this itinerary', checkoutCode: 'CHKT_003' },
  API_POLICY_NOT_FOUND: { statusMessage: 'No such policy', checkoutCode: 'CHKT_006' },
  INTERNAL_SERVER_ERROR: { statusMessage: 'The server failed' },
  SERVICE_UNAVAILABLE: { statusMessage: 'The server is being worked on' },
  HTTP_ERROR: { statusMessage: 'The server answered an error without a code' },
  BOOKING_WINDOW_EXPIRED: { statusMessage: 'Booking window has expired' },
  INACTIVE_AGENCY: { statusMessage: 'The travel agency may not sell any more' },
  TOUR_NOT_FOUND: { statusMessage: 'No such tour' },
  MARKET_NOT_FOUND: { statusMessage: 'No such market' },
  CUSTOM_TOUR_NOT_FOUND: { statusMessage: 'No such custom tour' },
  AGENCY_NOT_FOUND: { statusMessage: 'No such agency' },
  NOT_AVAILABLE: { statusMessage: 'Part of the trip is not available, or its price has changed' },
  OPTION_NOT_OFFERED: { statusMessage: 'The market holds no places that are not paid for' },
  CHECKOUT_STEP_INCOMPLETE: { statusMessage: 'An earlier step of the checkout is not complete' },
  STATUS_CONFLICT: { statusMessage: 'The booking is no longer in a status that allows this' },
  STALE_VERSION: { statusMessage: 'The checkout has changed since it was read' },
  REQUEST_IN_FLIGHT: { statusMessage: 'The same request is still being worked on' },
  IDEMPOTENCY_KEY_REUSED: { statusMessage: 'The same operation was asked for with other data' },
  PAYMENT_METHOD_NOT_ENABLED: { statusMessage: 'The market does not take this means of payment' },
  PROMO_CODE_UNKNOWN: { statusMessage: 'No such promo code' },
  PROMO_CODE_EXPIRED: { statusMessage: 'The promo code is no longer valid' },
  PROMO_CODE_NOT_APPLICABLE: { statusMessage: 'The promo code is not for this trip' },
  PROMO_CODE_USED_UP: { statusMessage: 'The promo code has been used as often as it may be' },
  PROMO_CODE_ALREADY_APPLIED: { statusMessage: 'The checkout has another promo code' },
  WEBHOOK_REFUSED: { statusMessage: 'The webhook is not signed by the payment provider, or too old' },
  FORBIDDEN_ORIGIN: { statusMessage: 'Changing calls must come from the store itself' },
  TOO_MANY_REQUESTS: { statusMessage: 'Too many changing calls in a short time' },
  UNSUPPORTED_MEDIA_TYPE: { statusMessage: 'The body must be application/json' },
  UNSUPPORTED_API_VERSION: { statusMessage: 'The API does not speak the version that accept-version names' },
  UNKNOWN_SERVER: { statusMessage: 'The booking platform answers servers that know its key' },
} as const satisfies Record<ErrorCode, ErrorDescription>;
