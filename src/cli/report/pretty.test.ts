import { expect, test } from 'vitest';
import type { Diagnostic } from '#compiler/index.ts';
import { prettyReport } from './pretty.ts';

const diagnostic = {
  code: 'not-one-of',
  severity: 'error',
  file: 'markets/routes.json',
  line: 2,
  column: 11,
  message: '"page" must be one of "home", "search", but is "serch".',
  frame: '  1 | {\n> 2 |   "page": "serch"\n    |           ^^^^^^^',
} satisfies Diagnostic;
const withSuggestion: Diagnostic = { ...diagnostic, suggestion: 'search' };

test('a mistake is told with place, sentence, suggestion and frame', () => {
  expect(prettyReport([withSuggestion, { ...diagnostic, severity: 'warning', frame: '' }], false)).toBe(`\
markets/routes.json:2:11 error not-one-of
  "page" must be one of "home", "search", but is "serch".
  Did you mean "search"?
    1 | {
  > 2 |   "page": "serch"
      |           ^^^^^^^

markets/routes.json:2:11 warning not-one-of
  "page" must be one of "home", "search", but is "serch".

1 error, 1 warning.
`);
});

test('nothing wrong is said in one line', () => {
  expect(prettyReport([], false)).toBe('All documents are right.\n');
});

test('colour is only used where it is asked for', () => {
  expect(prettyReport([diagnostic], false)).not.toContain('\u001b');
  expect(prettyReport([diagnostic], true)).toContain('\u001b[31m');
});
