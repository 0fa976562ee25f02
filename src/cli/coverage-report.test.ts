import { expect, test } from 'vitest';
import type { Coverage, MissingText } from '#compiler/coverage/coverage.ts';
import { coverageReport, coverageText } from './coverage-report.ts';

const title: MissingText = { name: '/title', english: 'Title', place: { file: 'markets/base/footer.json', line: 4, column: 5, length: 7 } };
const skip: MissingText = {
  name: 'shell.skip',
  english: 'Skip',
  place: { file: 'markets/base/messages/en.json', line: 3, column: 3, length: 12 },
};

function row(market: string, language: Coverage['language'], present: number, missing: MissingText[]): Coverage {
  return { market, language, texts: { present, total: 2000 }, messages: { present: 10, total: 10 }, missing };
}

const coverage = [row('fr', 'fr', 1999, [title]), row('be', 'fr', 1998, [skip, title]), row('be', 'nl', 2000, [])];

test('the share is rounded down, so that 100 means that nothing is missing', () => {
  const report = coverageReport(coverage, { isComplete: true, withMissing: false });
  expect(report.coverage.map(({ market, language, percent }) => [market, language, percent])).toEqual([
    ['fr', 'fr', 99.9],
    ['be', 'fr', 99.9],
    ['be', 'nl', 100],
  ]);
  expect(report).not.toHaveProperty('missing');
});

test('what several markets miss for the same reason is told once', () => {
  const { missing } = coverageReport(coverage, { isComplete: true, withMissing: true });
  expect(missing).toEqual([
    { language: 'fr', markets: ['fr', 'be'], file: 'markets/base/footer.json', line: 4, column: 5, name: '/title', english: 'Title' },
    { language: 'fr', markets: ['be'], file: 'markets/base/messages/en.json', line: 3, column: 3, name: 'shell.skip', english: 'Skip' },
  ]);
});

test('the table lines up, and what is missing follows it where it was asked for', () => {
  const report = coverageReport(coverage, { isComplete: true, withMissing: true });
  expect(coverageText(report, false)).toBe(`\
market  language      texts  messages  translated
fr      fr        1999/2000     10/10      99.9 %
be      fr        1998/2000     10/10      99.9 %
be      nl        2000/2000     10/10       100 %

markets/base/footer.json:4:5 /title is missing in "fr" (fr, be): "Title"
markets/base/messages/en.json:3:3 shell.skip is missing in "fr" (be): "Skip"

Where a text is missing, English is shown.
`);
  expect(coverageText(report, true)).toContain('\u001b[33mfr ');
});

test('nothing missing is said in one line', () => {
  const report = coverageReport([row('be', 'nl', 2000, [])], { isComplete: true, withMissing: false });
  expect(coverageText(report, false)).toContain('\n\nEvery text is translated.\n');
});
