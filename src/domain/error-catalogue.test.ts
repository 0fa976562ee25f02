import { expect, test } from 'vitest';
import { BookingError, type ErrorCode } from './error-catalogue.ts';
import { errorDescriptions } from './error-descriptions.ts';

/** The specification, section 8. */
const documented = {
  CHECKOUT_API_SERVICE_UNAVAILABLE: 'API_SERVICE_UNAVAILABLE',
  CHECKOUT_RESPONSE_BAD_GATEWAY: 'BAD_GATEWAY',
  CHECKOUT_NOT_FOUND: 'CHECKOUT_NOT_FOUND',
  CHECKOUT_RESPONSE_UNKNOWN: 'UNKNOWN',
  CHECKOUT_RESPONSE_VALIDATION_FAILED: 'VALIDATION_FAILED',
  CHKT_000: 'API_GENERIC_CHECKOUT_ERROR',
  CHKT_001: 'API_ITINERARY_NOT_FOUND',
  CHKT_002: 'API_ITINERARY_HAS_CLOSED_TRANSACTIONS',
  CHKT_003: 'API_UNSUPPORTED_PAYMENT_PLAN',
  CHKT_004: 'API_BOOKING_NOT_FOUND',
  CHKT_005: 'API_BLACKLISTED_COUNTRY',
  CHKT_006: 'API_POLICY_NOT_FOUND',
};

test('every documented checkout error code has its entry, and every entry with such a code is documented', () => {
  const catalogued = Object.entries(errorDescriptions).flatMap(([code, entry]) =>
    'checkoutCode' in entry ? [[entry.checkoutCode, code]] : [],
  );
  expect(Object.fromEntries(catalogued)).toEqual(documented);
});

test('an error survives the way through an answer', () => {
  const error = new BookingError('VALIDATION_FAILED', 'Wrong fields', ['contact.email']);
  expect(BookingError.fromAnswer(error.toAnswer())).toEqual(error);
});

test('an answer with an unknown code goes by its status', () => {
  const codes: [number, ErrorCode][] = [
    [403, 'CHECKOUT_NOT_FOUND'],
    [502, 'BAD_GATEWAY'],
    [503, 'SERVICE_UNAVAILABLE'],
    [500, 'INTERNAL_SERVER_ERROR'],
    [418, 'HTTP_ERROR'],
  ];
  for (const [status, code] of codes)
    expect(BookingError.fromAnswer({ code: 'SOMETHING_NEW', status, statusMessage: 'x' }).code).toBe(code);
});
