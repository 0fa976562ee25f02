import { expect, test } from 'vitest';
import { catalogue } from '#compiler/diagnostics/catalogue.ts';
import { brokenDocuments } from './broken-documents.ts';
import { inOneLine, prepareSmallStore } from './small-store.ts';

const check = prepareSmallStore();

test('the store that the mistakes are put into has none', () => {
  expect(check({}).map(inOneLine)).toEqual([]);
});

test.each(brokenDocuments)('$mistake', ({ edits, told }) => {
  expect(check(edits).map(inOneLine)).toEqual(told);
});

/**
 * Told where a schema asks for what none of those shipped does, which is tried on schemas of their own beside the sentences; and
 * where a release is made of files that a check does not open.
 */
const toldElsewhere = ['damaged-file', 'invalid-value'];

test('every kind of diagnostic is told somewhere in the corpus', () => {
  const told = brokenDocuments.flatMap((document) => document.told.map((line) => / (?:error|warning) ([a-z0-9-]+): /.exec(line)?.[1]));
  expect(Object.keys(catalogue).filter((code) => !told.includes(code))).toEqual(toldElsewhere);
});

test('a frame shows the lines around a mistake and marks it', () => {
  const [diagnostic] = check({ 'rates.json': '{\n  "date": "2026-01-15",\n  "currency": {}\n}\n' });
  expect(diagnostic?.frame).toBe('  1 | {\n  2 |   "date": "2026-01-15",\n> 3 |   "currency": {}\n    |   ^^^^^^^^^^\n  4 | }\n  5 |');
});

test('a diagnostic leads to the page that explains it', () => {
  const [diagnostic] = check({ 'gb/header.json': '{ "link": {} }' });
  expect(diagnostic?.help).toBe('docs/reference/diagnostics.md#unknown-key');
});
