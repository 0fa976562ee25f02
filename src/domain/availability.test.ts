import { expect, test } from 'vitest';
import { availabilityResult, type ComponentAvailability } from './availability.ts';
import { bookingWindowEnd, expandDepartures, tripEnd } from './departures.ts';

const euros = (amount: number) => ({ amount, currency: 'EUR' });
const fine: ComponentAvailability = { isPlaceholder: false, nonBookableReason: null, price: euros(5), previousPrice: euros(5) };

test('the worst finding about a component wins', () => {
  expect(availabilityResult(fine)).toBe('available');
  expect(availabilityResult({ ...fine, price: null, previousPrice: null })).toBe('available');
  expect(availabilityResult({ ...fine, price: euros(6) })).toBe('priceChanged');
  expect(availabilityResult({ ...fine, price: euros(6), nonBookableReason: 'NoAvailability' })).toBe('unavailable');
  expect(availabilityResult({ ...fine, isPlaceholder: true, nonBookableReason: 'NoAvailability' })).toBe('missing');
});

test('reasons that only tell of a detour do not block', () => {
  expect(availabilityResult({ ...fine, nonBookableReason: 'NonFittingLocations' })).toBe('available');
  expect(availabilityResult({ ...fine, nonBookableReason: 'NonFittingButAccepted' })).toBe('available');
});

test('departures are made for eighteen months, by the first rule that names the day', () => {
  const departures = expandDepartures(
    [
      { months: [5], weekdays: [2], places: 8, supplement: 0 },
      { months: [5, 6], weekdays: [2, 6], places: 12, supplement: 24_000 },
    ],
    '2026-11-21',
  );
  expect(departures[0]).toEqual({ date: '2027-05-01', places: 12, supplement: 24_000 });
  expect(departures[1]).toEqual({ date: '2027-05-04', places: 8, supplement: 0 });
  expect(departures.at(-1)?.date).toBe('2028-05-20');
});

test('a tour is booked some days ahead and ends on its last day', () => {
  expect(bookingWindowEnd('2027-05-04', 14)).toBe('2027-04-20');
  expect(tripEnd('2027-05-04', 8)).toBe('2027-05-11');
});
