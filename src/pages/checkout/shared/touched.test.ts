import { expect, test } from 'vitest';
import { touchedCount, withNextTouched, withoutTouched } from './touched.ts';

test('each attempt counts up and keeps the query', () => {
  expect(withNextTouched('')).toBe('?touched=1');
  expect(withNextTouched('?source=mail&touched=2')).toBe('?source=mail&touched=3');
  expect(touchedCount('?touched=2')).toBe(2);
});

test('a meddled counter counts as none', () => {
  expect(touchedCount('?touched=-1')).toBe(0);
  expect(touchedCount('?touched=many')).toBe(0);
});

test('another step keeps the rest of the query', () => {
  expect(withoutTouched('?source=mail&touched=2')).toBe('?source=mail');
  expect(withoutTouched('?touched=2')).toBe('');
});
