import { expect, test } from 'vitest';
import type { MarketConfig } from '#config/market-config.ts';
import type { ErrorSlice } from '#contract/release.ts';
import { BookingError } from '#domain/error-catalogue.ts';
import { PageError, pageNotFound } from './page-error.ts';
import { toPageError } from './to-page-error.ts';

const errors = new Proxy({} as ErrorSlice['errors'], { get: (_, entry) => ({ title: String(entry), message: 'In words' }) });
const config = { slice: () => ({ errors }) } as unknown as MarketConfig;

test('errors that their caller handles are not shown', () => {
  expect(toPageError(new BookingError('API_UNSUPPORTED_PAYMENT_PLAN'), config)).toBeNull();
  expect(toPageError(new BookingError('API_POLICY_NOT_FOUND'), config)).toBeNull();
});

test("a fatal error takes the screen with the market's words for it", () => {
  const shown = toPageError(new BookingError('API_BLACKLISTED_COUNTRY'), config);
  expect(shown).toEqual({ status: 403, title: 'apiBlacklistedCountry', message: 'In words', isFatal: true });
});

test('a configured error is shown without taking the screen', () => {
  const shown = toPageError(new BookingError('VALIDATION_FAILED'), config);
  expect(shown).toEqual({ status: 422, title: 'validationFailed', message: 'In words' });
});

test.each(['API_GENERIC_CHECKOUT_ERROR', 'API_ITINERARY_NOT_FOUND', 'API_BOOKING_NOT_FOUND', 'CHECKOUT_NOT_FOUND'] as const)(
  '%s is not found',
  (code) => {
    expect(toPageError(new BookingError(code), config)).toMatchObject({ status: 404, title: 'errorConfiguration404' });
  },
);

test.each([
  [403, 404, 'errorConfiguration404'],
  [500, 500, 'errorConfiguration500'],
  [503, 503, 'errorConfiguration503'],
  [418, 418, '418'],
])('an answer %i without a code is shown as %i', (answered, status, title) => {
  expect(toPageError(BookingError.fromStatus(answered, 'I am a teapot'), config)).toMatchObject({ status, title });
});

test('a route that does not exist is not found, whatever the application said of it', () => {
  expect(toPageError(pageNotFound('/gb-en/nowhere'), config)).toMatchObject({ status: 404, title: 'errorConfiguration404' });
});

test("an application's own error says what it carries, and an impossible status counts as 200", () => {
  const shown = toPageError(new PageError({ status: 42, title: 'Closed', message: 'Come back tomorrow' }), config);
  expect(shown).toEqual({ status: 200, title: 'Closed', message: 'Come back tomorrow' });
});

test('an error without a title is called by its status', () => {
  expect(toPageError(new PageError({ status: 418, message: 'I am a teapot' }), config)).toMatchObject({ status: 418, title: '418' });
});

test('an unforeseen error is a fault of ours', () => {
  expect(toPageError(new TypeError('x is not a function'), config)).toMatchObject({ status: 500, title: 'errorConfiguration500' });
});
