import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BookingStatus, bookingStatuses, canTransition, inProgressStatuses, isTerminal, priorAfter } from './booking-status.ts';

const anyStatus = fc.constantFrom(...bookingStatuses);

test('there are eighteen statuses, three of them terminal, and five in progress', () => {
  expect(bookingStatuses).toHaveLength(18);
  expect(bookingStatuses.filter(isTerminal).sort()).toEqual(['CANCELLATION_COMPLETED', 'DISCARDED', 'OPTION_CANCELLATION_COMPLETED']);
  expect(inProgressStatuses).toHaveLength(5);
});

test('a booking takes the documented way and no short cut', () => {
  expect(canTransition('BOOKING_INITIATED', 'BOOKING_IN_PROGRESS', null)).toBe(true);
  expect(canTransition('BOOKING_IN_PROGRESS', 'BOOKING_COMPLETED', 'BOOKING_INITIATED')).toBe(true);
  expect(canTransition('BOOKING_INITIATED', 'BOOKING_COMPLETED', null)).toBe(false);
});

test('a withdrawn cancellation returns to the status it came from only', () => {
  expect(canTransition('CANCELLATION_INITIATED', 'BOOKING_REQUESTED', 'BOOKING_REQUESTED')).toBe(true);
  expect(canTransition('CANCELLATION_INITIATED', 'BOOKING_COMPLETED', 'BOOKING_REQUESTED')).toBe(false);
  expect(canTransition('BOOKING_CHANGE_INITIATED', 'BOOKING_COMPLETED', 'BOOKING_CHANGE_COMPLETED')).toBe(false);
});

test('random walks never leave a terminal status and never stay where they are', () => {
  fc.assert(
    fc.property(fc.array(anyStatus, { maxLength: 60 }), (wishes) => {
      let status: BookingStatus = 'BOOKING_INITIATED';
      let prior: BookingStatus | null = null;
      for (const wish of wishes) {
        if (!canTransition(status, wish, prior)) continue;
        expect(isTerminal(status)).toBe(false);
        expect(wish).not.toBe(status);
        [prior, status] = [priorAfter(status, wish, prior), wish];
      }
      expect(bookingStatuses).toContain(status);
    }),
  );
});

test('nothing is booked or cancelled without having been in progress, save what waits for a supplier', () => {
  const waysIn = (to: BookingStatus) => bookingStatuses.filter((from) => canTransition(from, to, null));
  expect(waysIn('BOOKING_COMPLETED')).toEqual(['BOOKING_IN_PROGRESS', 'BOOKING_REQUESTED']);
  expect(waysIn('CANCELLATION_COMPLETED')).toEqual(['CANCELLATION_IN_PROGRESS']);
  expect(waysIn('BOOKING_INITIATED')).toEqual(['BOOKING_IN_PROGRESS', 'OPTION_IN_PROGRESS']);
});

test('a change that was rolled back, or a cancellation that was refused, still returns to where it came from', () => {
  let prior: BookingStatus | null = 'BOOKING_IN_PROGRESS';
  let status: BookingStatus = 'BOOKING_CHANGE_COMPLETED';
  for (const next of ['BOOKING_CHANGE_INITIATED', 'BOOKING_CHANGE_IN_PROGRESS', 'BOOKING_CHANGE_INITIATED'] as const) {
    expect(canTransition(status, next, prior)).toBe(true);
    [prior, status] = [priorAfter(status, next, prior), next];
  }
  expect(canTransition(status, 'BOOKING_CHANGE_COMPLETED', prior)).toBe(true);
  expect(canTransition(status, 'BOOKING_COMPLETED', prior)).toBe(false);
});
