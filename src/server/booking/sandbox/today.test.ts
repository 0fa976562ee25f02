import { expect, test } from 'vitest';
import { todayIn } from './today.ts';

test.each([
  ['Europe/London', '2026-12-31'],
  ['Europe/Brussels', '2027-01-01'],
  ['America/New_York', '2026-12-31'],
])('half an hour before midnight in Greenwich it is, in %s, %s', (timeZone, day) => {
  expect(todayIn(timeZone, new Date('2026-12-31T23:30:00Z'))).toBe(day);
});

test('a day ends at its own midnight, also when the clocks change', () => {
  expect(todayIn('Europe/Brussels', new Date('2026-10-25T12:00:00Z'))).toBe('2026-10-25');
  expect(todayIn('Europe/Brussels', new Date('2026-10-25T22:59:59Z'))).toBe('2026-10-25');
  expect(todayIn('Europe/Brussels', new Date('2026-10-25T23:00:00Z'))).toBe('2026-10-26');
});
