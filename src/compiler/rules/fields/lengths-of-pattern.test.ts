import { expect, test } from 'vitest';
import { lengthsOfPattern, neverBeginsWith } from './lengths-of-pattern.ts';

const infinite = Number.POSITIVE_INFINITY;

test.each([
  ['^[A-Z]{2}$', 2, 2],
  ['^([A-Za-z0-9]{16}|[0-9]{11})$', 11, 16],
  ['^(?:\\+|00)\\d{7,14}$', 8, 16],
  ['^(?=.*\\p{L})[^\\p{Cc}<>]*$', 0, infinite],
  ['^(\\d ?){5,}$', 5, infinite],
  ['^(?:a|bc(d|)){2}x?$', 2, 7],
  ['^(?=.*\\d)[a-z]+?$', 1, infinite],
  ['^[a-z]{3}$|^\\d{5}$', 3, 5],
])('%s allows %d to %d characters', (pattern, fewest, most) => {
  expect(lengthsOfPattern(pattern)).toEqual({ fewest, most });
});

test.each(['[a-z]{3}', '^a|bc$', '^(a$', '^a\\b$', '^(a)\\1$'])('%s is not read', (pattern) => {
  expect(lengthsOfPattern(pattern)).toEqual({ fewest: 0, most: infinite });
  expect(neverBeginsWith(pattern, '+')).toBe(false);
});

test.each([
  ['^(\\+\\d{7,15}|0\\d{6,12})$', false],
  ['^\\s?(?:\\+)?\\d+$', false],
  ['^(0\\d{6,12}|00\\d+)$', true],
  ['^(?!\\+)\\d+$', true],
])('whether no text of %s begins with a plus: %s', (pattern, never) => {
  expect(neverBeginsWith(pattern, '+')).toBe(never);
});
