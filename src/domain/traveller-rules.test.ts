import { expect, test } from 'vitest';
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
