import { expect, test } from 'vitest';
import type { RequiredFieldsAnswer, TravelerDetails } from '#contract/api.generated.ts';
import type { CheckoutSlice, ResolvedField } from '#contract/release.ts';
import { problem } from '#domain/field-problem.ts';
import { passengerSlots } from '#domain/passenger-slots.ts';
import { compileForm } from './compile-form.ts';

const field = (path: string, changes: Partial<ResolvedField> = {}): ResolvedField => ({
  path,
  label: path,
  widget: 'text',
  rule: 'none',
  width: 'full',
  shared: false,
  options: [],
  value: { type: 'string', maxLength: 5 },
  ...changes,
});

const fields: CheckoutSlice['fields'] = {
  contact: [
    field('firstName', { autocomplete: 'given-name' }),
    field('companyName'),
    field('mobilePhone', { widget: 'phone', rule: 'phone' }),
    field('address.countryCode', { widget: 'country' }),
  ],
  billing: [field('firstName', { autocomplete: 'given-name' }), field('taxNumber')],
  passenger: [
    field('firstName', { autocomplete: 'given-name' }),
    field('birthDate', { widget: 'date', rule: 'birthDate' }),
    field('passportExpirationDate', { widget: 'date', rule: 'passportExpirationDate' }),
  ],
};

const requiredFields: RequiredFieldsAnswer = {
  contact: { firstName: 'required', companyName: 'hidden', mobilePhone: 'optional', 'address.countryCode': 'required' },
  billing: { firstName: 'required' },
  passenger: { firstName: 'required', birthDate: 'required', passportExpirationDate: 'optional' },
};

function compile(changes: { stored?: TravelerDetails | null } = {}) {
  const trip = { startDate: '2027-05-10', endDate: '2027-05-20' };
  return compileForm({
    fields,
    requiredFields,
    slots: passengerSlots([{ adults: 1, childAges: [8] }], trip.startDate),
    trip,
    market: { country: 'NO' },
    validators: { 'contact.firstName': (value) => (value.length > 5 ? problem('tooLong', { max: 5 }) : null) },
    isValidPhone: (value) => value.startsWith('+'),
    isCountry: () => true,
    problemText: ({ code }, label) => `${label}: ${code}`,
    stored: null,
    ...changes,
  });
}

const nodeOf = (nodes: ReturnType<typeof compile>['contact']['nodes'], path: string) => {
  const node = nodes.find(({ fieldPath }) => fieldPath === path);
  if (!node) throw new Error(`No field ${path}`);
  return node;
};

test('a hidden field, or one that the market does not name, has no node', () => {
  const { contact, billing } = compile();
  expect(contact.nodes.map(({ fieldPath }) => fieldPath)).toEqual(['firstName', 'mobilePhone', 'address.countryCode']);
  expect(billing.nodes.map(({ fieldPath }) => fieldPath)).toEqual(['firstName']);
});

test('each passenger has ids, paths and autocomplete tokens of its own', () => {
  const { passengers } = compile();
  expect(passengers.map(({ key, isMainContact }) => [key, isMainContact])).toEqual([
    ['room-1-adult-1', true],
    ['room-1-child-1', false],
  ]);
  const [first, second] = passengers.map(({ nodes }) => nodeOf(nodes, 'firstName'));
  expect([first?.id, first?.path, first?.autocomplete]).toEqual([
    'room-1-adult-1-firstName',
    'passengers.0.firstName',
    'section-room-1-adult-1 given-name',
  ]);
  expect(second?.path).toBe('passengers.1.firstName');
  expect(nodeOf(compile().contact.nodes, 'address.countryCode').id).toBe('contact-address-countryCode');
  expect(compile().billing.nodes[0]?.autocomplete).toBe('billing given-name');
});

test('an error is told after the field was touched, in words', () => {
  const node = nodeOf(compile().contact.nodes, 'firstName');
  expect([node.problem?.code, node.error]).toEqual(['required', null]);
  node.touch();
  expect([node.error?.code, node.errorText]).toEqual(['required', 'firstName: required']);
  node.setValue('Josephine');
  expect(node.error).toEqual({ code: 'tooLong', params: { max: 5 } });
  node.setValue('Ada');
  expect(node.error).toBeNull();
});

test('the ages of the party bound the birth dates', () => {
  const [adult, child] = compile().passengers.map(({ nodes }) => nodeOf(nodes, 'birthDate'));
  adult?.setValue('2010-01-01');
  child?.setValue('2017-01-01');
  expect(adult?.problem?.code).toBe('invalidAdultAge');
  expect(child?.problem).toEqual({ code: 'invalidChildAge', params: { min: '2018-05-11', max: '2019-05-10', age: 8 } });
  child?.setValue('2018-06-01');
  expect(child?.problem).toBeNull();
  expect(child?.bounds).toEqual({ min: '2018-05-11', max: '2019-05-10' });
});

test('a passport must hold until the trip ends, and an optional one may be left out', () => {
  const passport = nodeOf(compile().passengers[0]?.nodes ?? [], 'passportExpirationDate');
  expect(passport.problem).toBeNull();
  passport.setValue('2027-05-19');
  expect(passport.problem?.code).toBe('passportExpired');
  passport.setValue('2027-05-20');
  expect(passport.problem).toBeNull();
});

test('what the server refuses is told until the value changes', () => {
  const node = nodeOf(compile().contact.nodes, 'firstName');
  node.setValue('Ada');
  node.refuse({ code: 'invalidFormat', params: {} });
  expect(node.error?.code).toBe('invalidFormat');
  node.setValue('Eva');
  expect(node.error).toBeNull();
});

test('what was entered before stands in the fields, else the country of the market', () => {
  const stored: TravelerDetails = {
    contactInfo: { firstName: 'Ada', 'address.countryCode': 'SE' },
    billingInfo: {},
    billingSameAsContact: true,
    paxInfo: [{ refId: 'room-1-child-1', isMainContact: false, values: { firstName: 'Eva' } }],
  };
  const { contact, passengers } = compile({ stored });
  expect(contact.nodes.map(({ value }) => value)).toEqual(['Ada', '', 'SE']);
  expect(passengers.map(({ nodes }) => nodes[0]?.value)).toEqual(['', 'Eva']);
  expect(nodeOf(compile().contact.nodes, 'address.countryCode').value).toBe('NO');
});
