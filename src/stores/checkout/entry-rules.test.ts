import { expect, test } from 'vitest';
import { bookingStatuses } from '#domain/booking-status.ts';
import { decideEntry } from './entry-rules.ts';

test('a booking that was begun shows its steps and nothing else', () => {
  expect(decideEntry('BOOKING_INITIATED', 'steps')).toBe('load');
  expect(decideEntry('BOOKING_INITIATED', 'confirmation')).toBe('notFound');
  expect(decideEntry('BOOKING_INITIATED', 'modifications')).toBe('notFound');
});

test('a change that was begun leads to the modifications, unless one is there', () => {
  expect(decideEntry('BOOKING_CHANGE_INITIATED', 'steps')).toBe('modifications');
  expect(decideEntry('BOOKING_CHANGE_INITIATED', 'modifications')).toBe('show');
});

test('what is booked or requested is not redirected', () => {
  for (const status of ['BOOKING_COMPLETED', 'BOOKING_REQUESTED'] as const) {
    expect(decideEntry(status, 'steps')).toBe('show');
    expect(decideEntry(status, 'confirmation')).toBe('show');
  }
});

test('every other status is not found', () => {
  const named = ['BOOKING_INITIATED', 'BOOKING_CHANGE_INITIATED', 'BOOKING_COMPLETED', 'BOOKING_REQUESTED'];
  for (const status of bookingStatuses.filter((candidate) => !named.includes(candidate))) {
    expect(decideEntry(status, 'steps')).toBe('notFound');
    expect(decideEntry(status, 'confirmation')).toBe('notFound');
  }
});

test('what became of a booking is shown where it is changed, and nothing that was never booked', () => {
  const shown = bookingStatuses.filter((status) => decideEntry(status, 'modifications') === 'show');
  expect(shown).toEqual(bookingStatuses.filter((status) => /^BOOKING_(REQUESTED|COMPLETED|CHANGE)|^CANCELLATION/.test(status)));
});
