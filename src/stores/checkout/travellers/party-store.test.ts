import { expect, test } from 'vitest';
import { problem } from '#domain/field-problem.ts';
import { passengerSlots } from '#domain/passenger-slots.ts';
import { compileForm } from './compile-form.ts';
import { createPartyStore } from './party-store.ts';

const trip = { startDate: '2027-05-10', endDate: '2027-05-20' };
const field = (path: string, shared = false) => ({
  path,
  label: path,
  widget: 'text' as const,
  rule: 'none' as const,
  width: 'full' as const,
  shared,
  options: [],
  value: { type: 'string' as const },
});

function createParty(adults: number) {
  const { passengers } = compileForm({
    fields: { contact: [], billing: [], passenger: [field('firstName'), field('lastName'), field('city', true)] },
    requiredFields: { contact: {}, billing: {}, passenger: { firstName: 'required', lastName: 'optional', city: 'required' } },
    slots: passengerSlots([{ adults, childAges: [] }], trip.startDate),
    trip,
    market: { country: 'NO' },
    validators: { 'passenger.firstName': (value) => (value.length > 5 ? problem('tooLong', { max: 5 }) : null) },
    isValidPhone: () => true,
    isCountry: () => true,
    problemText: ({ code }) => code,
    stored: null,
  });
  const at = (index: number) => {
    const passenger = passengers[index];
    if (!passenger) throw new Error(`No passenger ${index}`);
    return passenger;
  };
  const fill = (index: number, values: Record<string, string>) => {
    for (const node of at(index).nodes) if (values[node.fieldPath]) node.setValue(values[node.fieldPath] ?? '');
  };
  return { party: createPartyStore(() => passengers), at, fill };
}

test('a small party is open, of a large one the first who is not complete', () => {
  expect(createParty(3).party.isOpen(createParty(3).at(2))).toBe(true);
  const { party, at, fill } = createParty(4);
  fill(0, { firstName: 'Ada', city: 'Ely' });
  party.openFirst();
  expect([0, 1, 2].map((index) => party.isOpen(at(index)))).toEqual([false, true, false]);
  expect(party.completeCount).toBe(1);
});

test('who is done is folded, and the next is the next who is not', () => {
  const { party, at, fill } = createParty(4);
  fill(2, { firstName: 'Eva', city: 'Ely' });
  fill(3, { firstName: 'Ada', city: 'Ely' });
  party.setOpen(at(3), true);
  expect(party.finish(at(3))).toBe(true);
  expect(party.isOpen(at(3))).toBe(false);
  expect(party.nextIncomplete(at(1))).toBe(at(0));
  expect(party.nextIncomplete(null)).toBe(at(0));
});

test('who is not done stays open and is told what is missing', () => {
  const { party, at, fill } = createParty(4);
  party.setOpen(at(1), true);
  fill(1, { firstName: 'Josephine' });
  expect(party.finish(at(1))).toBe(false);
  expect(party.isOpen(at(1))).toBe(true);
  expect(at(1).errorCount).toBe(2);
  expect(at(1).fullName).toBe('Josephine');
});

test('what is shared can be had from the first passenger, and nothing else', () => {
  const { party, at, fill } = createParty(4);
  fill(0, { firstName: 'Ada', lastName: 'Byron', city: 'Ely' });
  expect(party.copyable(at(0))).toEqual([]);
  expect(party.copyable(at(1)).map(({ fieldPath }) => fieldPath)).toEqual(['city']);
  party.copyFromFirst(at(1));
  expect(at(1).nodes.map(({ value }) => value)).toEqual(['', '', 'Ely']);
  expect(party.copyable(at(1))).toEqual([]);
});
