import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import type { Diagnostic } from '#compiler/index.ts';
import { formats } from './formats.ts';
import { pageAddress } from './page-address.ts';

const settings = { colour: false, addressOf: (page: string) => `https://docs.example/${page}` };

const misspelt: Diagnostic = {
  code: 'not-one-of',
  severity: 'error',
  file: 'markets/routes.json',
  line: 2,
  column: 11,
  endColumn: 18,
  message: '"page" must be one of "home", "search", but is "serch".',
  suggestion: 'search',
  help: 'docs/reference/diagnostics.md#not-one-of',
  frame: '  1 | {\n> 2 |   "page": "serch"\n    |           ^^^^^^^',
};
const doubtful: Diagnostic = {
  code: 'unknown-content-locale',
  severity: 'warning',
  file: 'markets/b e/market,1.json',
  line: 1,
  column: 1,
  endColumn: 2,
  message: 'About 100 %: read\r\nthis.',
  help: 'docs/reference/diagnostics.md#unknown-content-locale',
  frame: '',
};
const findings = { diagnostics: [doubtful, misspelt], documents: 7 };

test('a mistake is told with place, sentence, suggestion, frame and page, errors before warnings', () => {
  expect(formats.pretty(findings, settings)).toBe(`\
markets/routes.json:2:11 error not-one-of
  "page" must be one of "home", "search", but is "serch".
  Did you mean "search"?
    1 | {
  > 2 |   "page": "serch"
      |           ^^^^^^^
  See docs/reference/diagnostics.md#not-one-of

markets/b e/market,1.json:1:1 warning unknown-content-locale
  About 100 %: read\r\nthis.
  See docs/reference/diagnostics.md#unknown-content-locale

1 error, 1 warning.
`);
});

test('nothing wrong is said in one line', () => {
  expect(formats.pretty({ diagnostics: [], documents: 7 }, settings)).toBe('All documents are right.\n');
});

test('colour is only used where it is asked for', () => {
  expect(formats.pretty(findings, settings)).not.toContain('\u001b');
  expect(formats.pretty(findings, { ...settings, colour: true })).toContain('\u001b[31m');
});

test('JSON holds the counts and each diagnostic as it is', () => {
  expect(JSON.parse(formats.json(findings))).toEqual({
    version: 1,
    documents: 7,
    errors: 1,
    warnings: 1,
    diagnostics: [doubtful, misspelt],
  });
});

test('GitHub gets one annotation a line, with its special characters escaped', () => {
  expect(formats.github(findings).split('\n')).toEqual([
    '::warning file=markets/b e/market%2C1.json,line=1,endLine=1,col=1,endColumn=2,title=unknown-content-locale::About 100 %25: read%0D%0Athis.',
    '::error file=markets/routes.json,line=2,endLine=2,col=11,endColumn=18,title=not-one-of::"page" must be one of "home", "search", but is "serch". Did you mean "search"?',
    '',
  ]);
  expect(formats.github({ diagnostics: [], documents: 7 })).toBe('');
});

/** The schema is written for draft 4, whose keywords it uses all mean the same in draft 7. */
function sarifValidator() {
  const {
    id: _,
    $schema: __,
    ...schema
  } = JSON.parse(readFileSync(new URL('../../../tests/fixtures/sarif-2.1.0.schema.json', import.meta.url), 'utf8'));
  const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
  addFormats.default(ajv);
  return ajv.compile(schema);
}

test('SARIF is valid by its schema', () => {
  const validate = sarifValidator();
  for (const diagnostics of [findings.diagnostics, [], [{ ...misspelt, file: '/elsewhere/routes.json' }]]) {
    validate(JSON.parse(formats.sarif({ diagnostics, documents: 7 }, settings)));
    expect(validate.errors).toBeNull();
  }
  expect(validate({ version: '2.1.0', runs: [{}] })).toBe(false);
});

test('SARIF tells rules with their pages, and results with relative addresses and the marked characters', () => {
  const { runs } = JSON.parse(formats.sarif({ ...findings, diagnostics: [doubtful, misspelt, misspelt] }, settings));
  const { tool, results, columnKind } = runs[0];
  expect(columnKind).toBe('utf16CodeUnits');
  expect(tool.driver.rules.map(({ id, helpUri }: { id: string; helpUri: string }) => [id, helpUri])).toEqual([
    ['not-one-of', 'https://docs.example/docs/reference/diagnostics.md#not-one-of'],
    ['unknown-content-locale', 'https://docs.example/docs/reference/diagnostics.md#unknown-content-locale'],
  ]);
  expect(results).toHaveLength(3);
  expect(results[0].locations[0].physicalLocation.artifactLocation).toEqual({ uri: 'markets/b%20e/market%2C1.json' });
  expect(results[1]).toEqual({
    ruleId: 'not-one-of',
    ruleIndex: 0,
    level: 'error',
    message: { text: '"page" must be one of "home", "search", but is "serch". Did you mean "search"?' },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: 'markets/routes.json' },
          region: { startLine: 2, startColumn: 11, endLine: 2, endColumn: 18 },
        },
      },
    ],
  });
});

test('a page has its address on the code host where a workflow runs, else in the folder', () => {
  const onHost = { GITHUB_SERVER_URL: 'https://git.example', GITHUB_REPOSITORY: 'tours/portolan', GITHUB_SHA: '1f2e' };
  expect(pageAddress('docs/a.md#b', '/store', onHost)).toBe('https://git.example/tours/portolan/blob/1f2e/docs/a.md#b');
  expect(pageAddress('docs/a.md#b', '/store', {})).toBe('file:///store/docs/a.md#b');
});
