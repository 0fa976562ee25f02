import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from './calendar.ts';
import { passengerSlots } from './passenger-slots.ts';

/** Whole years on a day, counted by the calendar: the birthday of 29 February falls on 1 March in other years. */
function ageOn(birthDate: string, day: string): number {
  return Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (day.slice(5) < birthDate.slice(5) ? 1 : 0);
}

test('slots follow the rooms, adults first', () => {
  const rooms = [
    { adults: 2, childAges: [7] },
    { adults: 1, childAges: [] },
  ];
  expect(passengerSlots(rooms, '2027-05-04').map(({ refId, isChild, room, age }) => [refId, isChild, room, age])).toEqual([
    ['room-1-adult-1', false, 1, null],
    ['room-1-adult-2', false, 1, null],
    ['room-1-child-1', true, 1, 7],
    ['room-2-adult-1', false, 2, null],
  ]);
});

test('the first and last birth date fit, and the days beyond them do not', () => {
  const days = fc
    .date({ min: new Date('2026-01-01'), max: new Date('2032-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 17 }), (start, childAge) => {
      for (const { age, minBirthDate, maxBirthDate } of passengerSlots([{ adults: 1, childAges: [childAge] }], start)) {
        expect(ageOn(maxBirthDate, start)).toBe(age ?? 18);
        expect(ageOn(minBirthDate, start)).toBe(age ?? 150);
        expect(ageOn(addDays(maxBirthDate, 1), start)).toBe((age ?? 18) - 1);
        expect(ageOn(addDays(minBirthDate, -1), start)).toBe((age ?? 150) + 1);
      }
    }),
    {
      examples: [
        ['2028-02-29', 1],
        ['2027-02-28', 3],
        ['2027-03-01', 7],
      ],
      numRuns: 500,
    },
  );
});
