import { expect, test } from 'vitest';
import { withWholeEscapes } from './whole-escapes.ts';

test.each(['/gb-en/tours', '/gb-en/tours?query=100%', '/gb-en/caf%C3%A9', '/'])('%s stays as it is', (url) => {
  expect(withWholeEscapes(url)).toBe(url);
});

test.each([
  ['/gb-en/%', '/gb-en/%25'],
  ['/gb-en/%E0%A4%A?a=%', '/gb-en/%25E0%25A4%25A?a=%'],
])('%s, which cannot be decoded, becomes %s', (url, whole) => {
  expect(withWholeEscapes(url)).toBe(whole);
});
