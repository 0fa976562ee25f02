import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from './calendar.ts';
import { problem } from './field-problem.ts';
import { passengerSlots } from './passenger-slots.ts';
import { checkTravellerField, type TravellerRuleInput } from './traveller-rules.ts';

const trip = { startDate: '2027-05-04', endDate: '2027-05-11' };
const [adult, child] = passengerSlots([{ adults: 1, childAges: [9] }], trip.startDate);

function check(input: Partial<TravellerRuleInput>) {
  return checkTravellerField({
    value: 'x',
    visibility: 'required',
    rule: 'none',
    validateFormat: () => null,
    trip,
    slot: null,
    isValidPhone: (value) => value === '+32470123456',
    isCountry: (code) => code === 'BE',
    ...input,
  });
}

test('a hidden field is never wrong, an empty one only where it is required', () => {
  expect(check({ value: '', visibility: 'hidden' })).toBeNull();
  expect(check({ value: '', visibility: 'optional' })).toBeNull();
  expect(check({ value: '  ' })).toEqual({ code: 'required', params: {} });
});

test('the form of a value is told before the rules of the booking', () => {
  const tooLong = problem('tooLong', { max: 3 });
  expect(check({ rule: 'birthDate', slot: adult ?? null, validateFormat: () => tooLong })).toEqual(tooLong);
});

test('adults are adults and a child has its age on the start date', () => {
  expect(check({ rule: 'birthDate', slot: adult ?? null, value: '2009-05-04' })).toBeNull();
  expect(check({ rule: 'birthDate', slot: adult ?? null, value: '2009-05-05' })?.code).toBe('invalidAdultAge');
  expect(check({ rule: 'birthDate', slot: child ?? null, value: '2018-01-01' })).toBeNull();
  expect(check({ rule: 'birthDate', slot: child ?? null, value: '2018-05-05' })).toMatchObject({
    code: 'invalidChildAge',
    params: { age: 9 },
  });
  expect(check({ rule: 'birthDate', slot: child ?? null, value: '2018-02-31' })?.code).toBe('invalidDate');
});

test('a passport holds until the trip ends', () => {
  expect(check({ rule: 'passportExpirationDate', value: '2027-05-11' })).toBeNull();
  expect(check({ rule: 'passportExpirationDate', value: '2027-05-10' })?.code).toBe('passportExpired');
});

test('a phone number is asked of the phone library and has an end', () => {
  expect(check({ rule: 'phone', value: '+32470123456' })).toBeNull();
  expect(check({ rule: 'phone', value: '12' })?.code).toBe('invalidPhoneNumber');
  expect(check({ rule: 'phone', value: '1'.repeat(251), isValidPhone: () => true })?.code).toBe('invalidPhoneNumber');
});

test('a country is one that exists', () => {
  expect(check({ rule: 'country', value: 'BE' })).toBeNull();
  expect(check({ rule: 'country', value: 'XX' })?.code).toBe('invalidChoice');
});

test('on any start date the bounds fit and the days beyond them are told by name', () => {
  const days = fc
    .date({ min: new Date('2026-01-01'), max: new Date('2033-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 17 }), fc.integer({ min: 0, max: 30 }), (startDate, age, length) => {
      const dates = { startDate, endDate: addDays(startDate, length) };
      for (const slot of passengerSlots([{ adults: 1, childAges: [age] }], startDate)) {
        const codeOf = (value: string) => check({ rule: 'birthDate', slot, value, trip: dates })?.code ?? null;
        const wrong = slot.isChild ? 'invalidChildAge' : 'invalidAdultAge';
        expect([slot.minBirthDate, slot.maxBirthDate].map(codeOf)).toEqual([null, null]);
        expect([addDays(slot.minBirthDate, -1), addDays(slot.maxBirthDate, 1)].map(codeOf)).toEqual([wrong, wrong]);
      }
      const passport = (value: string) => check({ rule: 'passportExpirationDate', value, trip: dates })?.code ?? null;
      expect([passport(dates.endDate), passport(addDays(dates.endDate, -1))]).toEqual([null, 'passportExpired']);
    }),
    {
      examples: [
        ['2028-02-29', 4, 1],
        ['2027-02-28', 3, 1],
        ['2027-03-01', 7, 0],
      ],
      numRuns: 300,
    }, // leap days, and birthdays on the start date
  );
});
