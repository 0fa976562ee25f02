import { expect, test } from 'vitest';
import { touchedCount, withoutTouched } from './touched.ts';

test('attempts are counted in the address', () => {
  expect(touchedCount('')).toBe(0);
  expect(touchedCount('?source=mail&touched=2')).toBe(2);
});

test('a meddled counter counts as none', () => {
  expect(touchedCount('?touched=-1')).toBe(0);
  expect(touchedCount('?touched=many')).toBe(0);
});

test('another step keeps the rest of the query', () => {
  expect(withoutTouched('?source=mail&touched=2')).toBe('?source=mail');
  expect(withoutTouched('?touched=2')).toBe('');
  expect(withoutTouched('?decline=generic_decline&nz-lang=fr')).toBe('?nz-lang=fr');
});
