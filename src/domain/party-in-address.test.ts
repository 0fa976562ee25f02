import { expect, test } from 'vitest';
import { partyQuery } from './party-in-address.ts';
import { readPartyQuery } from './read-party-query.ts';

test('a party survives the way through an address', () => {
  const rooms = [
    { adults: 2, childAges: [5, 0] },
    { adults: 1, childAges: [] },
  ];
  expect(partyQuery(rooms)).toBe('rooms=2-5-0_1');
  expect(readPartyQuery(`?lang=en&${partyQuery(rooms)}`)).toEqual(rooms);
});

test.each(['', '?rooms', '?rooms=two', '?rooms=2-', '?rooms=_1', '?rooms=2__1', '?rooms=-5', '?rooms=2-5.5', '?rooms=222', '?rooms=2+1'])(
  '%j names no party',
  (search) => {
    expect(readPartyQuery(search)).toEqual([]);
  },
);
