import { expect, test } from 'vitest';
import { brokenDocuments } from './broken-documents.ts';
import { inOneLine, prepareSmallStore } from './small-store.ts';

const check = prepareSmallStore();

test('the store that the mistakes are put into has none', () => {
  expect(check({}).map(inOneLine)).toEqual([]);
});

test.each(brokenDocuments)('$mistake', ({ edits, told }) => {
  expect(check(edits).map(inOneLine)).toEqual(told);
});

test('a frame shows the lines around a mistake and marks it', () => {
  const [diagnostic] = check({ 'rates.json': '{\n  "date": "2026-01-15",\n  "currency": {}\n}\n' });
  expect(diagnostic?.frame).toBe('  1 | {\n  2 |   "date": "2026-01-15",\n> 3 |   "currency": {}\n    |   ^^^^^^^^^^\n  4 | }\n  5 |');
});
