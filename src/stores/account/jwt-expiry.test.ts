import { expect, test } from 'vitest';
import { expiryOf } from './jwt-expiry.ts';

const jwt = (payload: object) => `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`;

test('a token says in seconds when it is over', () => {
  expect(expiryOf(jwt({ exp: 1_800_000_000, name: 'Zoë ~ÿ?' }))).toBe(1_800_000_000_000);
});

test.each([jwt({}), jwt({ exp: 'soon' }), 'no token', 'a.b.c', ''])('one that does not say is over at no known time: %s', (token) => {
  expect(expiryOf(token)).toBeNull();
});
