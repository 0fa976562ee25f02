import { expect, test } from 'vitest';
import { partyText, readParty } from './party-in-address.ts';

test('a party survives the way through an address', () => {
  const rooms = [
    { adults: 2, childAges: [5, 0] },
    { adults: 1, childAges: [] },
  ];
  expect(partyText(rooms)).toBe('2-5-0_1');
  expect(readParty(partyText(rooms))).toEqual(rooms);
});

test.each(['', 'two', '2-', '_1', '2__1', '-5', '2-5.5', '222', '2 1'])('%j is no party', (text) => {
  expect(readParty(text)).toBeNull();
});
