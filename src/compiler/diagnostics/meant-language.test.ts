import { expect, test } from 'vitest';
import { meantLanguage } from './meant-language.ts';

const known = ['en', 'sv', 'da', 'no', 'de'];

test.each([
  ['dk', 'da'],
  ['se', 'sv'],
  ['nb', 'no'],
  ['at', 'de'],
  ['ft', undefined],
  ['xx', undefined],
  ['name', undefined],
])('by %s the language %s is meant', (written, meant) => {
  expect(meantLanguage(written, known)).toBe(meant);
});
