import { expect, test } from 'vitest';
import { type HandOff, handOffLink, isValidHandOff } from './hand-off-link.ts';

const secret = 's'.repeat(64);
const now = new Date('2027-01-01T00:00:00Z');
const handOff: HandOff = { company: 'harbours', agency: 'lighthouse', market: 'xx', lang: 'en', expires: now.getTime() / 1000 + 600 };
const signature = new URLSearchParams(handOffLink(handOff, secret).split('?')[1]).get('signature') ?? '';

test('a link that was just made is valid', () => {
  expect(isValidHandOff(handOff, signature, secret, now)).toBe(true);
});

test.each([
  ['company', 'other'],
  ['agency', 'other'],
  ['market', 'yy'],
  ['lang', 'fr'],
  ['expires', handOff.expires + 1],
])('a link whose %s was changed is not', (part, value) => {
  expect(isValidHandOff({ ...handOff, [part]: value }, signature, secret, now)).toBe(false);
});

test('a link is not valid after its time, nor with a signature of another store', () => {
  expect(isValidHandOff(handOff, signature, secret, new Date('2027-01-01T00:10:00Z'))).toBe(false);
  expect(isValidHandOff(handOff, signature, 't'.repeat(64), now)).toBe(false);
  expect(isValidHandOff(handOff, '', secret, now)).toBe(false);
});
