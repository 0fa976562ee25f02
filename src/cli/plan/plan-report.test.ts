import { expect, test } from 'vitest';
import type { Change, ChangeGroup } from '#compiler/plan/plan.ts';
import { planReport, type ReportedPlan } from './plan-report.ts';

const rename: Change = {
  topic: 'menus',
  action: 'changed',
  subject: 'header/links/tours/label',
  sentence: 'Header, "Tours" is renamed.',
  languages: [
    { language: 'en', before: 'Tours', after: 'Trips' },
    { language: 'fr', before: 'Tours', after: 'Trips' },
    { language: 'nl', before: 'Rondreizen', after: 'Trips' },
  ],
};

function report(groups: ChangeGroup[], plan: Partial<ReportedPlan> = {}): string {
  const names = new Map([
    ['gb', 'United Kingdom'],
    ['be', 'Belgium'],
  ]);
  return planReport({ ref: 'main', groups, notCompared: [], mistakes: { before: 0, after: 0 }, names, ...plan }, false);
}

const moved = (languages: Change['languages']): Change => ({
  topic: 'addresses',
  action: 'moved',
  subject: 'tour/alps',
  sentence: 'The tour "Alps" moves.',
  ...(languages && { languages }),
});

test('languages that read the same share a line', () => {
  expect(report([{ markets: ['gb', 'be'], allMarkets: true, changes: [rename] }])).toBe(`\
All markets
  Menus
    ~ Header, "Tours" is renamed.
      en fr Tours → Trips
      nl Rondreizen → Trips

1 change against "main".
`);
});

test('an address is written out where it is that of one market', () => {
  const old = '/{market}-{language}/tour/alps';
  const now = '/{market}-{language}/tour/alpes';
  const changes = [
    moved([
      { language: 'fr', before: old, after: now, afterwards: { kind: 'redirect', to: now } },
      { language: 'nl', before: old, after: now, afterwards: { kind: 'not-found' } },
    ]),
  ];
  expect(report([{ markets: ['be'], allMarkets: false, changes }])).toBe(`\
Belgium (be)
  Addresses
    ~ The tour "Alps" moves.
      fr /be-fr/tour/alps → /be-fr/tour/alpes, with a redirect
      nl /be-nl/tour/alps → /be-nl/tour/alpes, without a redirect
      Without a redirect old addresses are not found.

1 change against "main".
`);
});

test('an address that another page takes, and one that is gone', () => {
  const changes: Change[] = [
    { ...moved([{ language: 'en', before: '/a', afterwards: { kind: 'not-found' } }]), action: 'removed' },
    moved([{ language: 'en', before: '/b', after: '/c', afterwards: { kind: 'taken', by: 'the page "search"' } }]),
  ];
  const told = report([{ markets: ['gb', 'be'], allMarkets: false, changes }]);
  expect(told).toContain('United Kingdom (gb), Belgium (be)\n');
  expect(told).toContain('    - The tour "Alps" moves.\n      en /a, not found afterwards\n');
  expect(told).toContain('      en /b → /c, where the page "search" stands now\n');
});

test('long texts are cut and stand in one line', () => {
  const change: Change = { ...rename, languages: [{ language: 'en', before: 'one\n\ntwo', after: 'word '.repeat(40) }] };
  const line = report([{ markets: ['gb'], allMarkets: false, changes: [change] }]).split('\n')[3];
  expect(line).toBe(`      en one two → ${'word '.repeat(12).trim().slice(0, 59)}…`);
});

test('long texts are shown where they begin to differ', () => {
  const text = (minutes: string) =>
    `Tours planned day by day, from the Lofoten to the Sahara. Book online in ${minutes} minutes, and pay later.`;
  const change: Change = { ...rename, languages: [{ language: 'en', before: text('ten'), after: text('five') }] };
  const line = report([{ markets: ['gb'], allMarkets: false, changes: [change] }]).split('\n')[3];
  expect(line).toBe('      en …Sahara. Book online in ten minutes, and pay later. → …Sahara. Book online in five minutes, and pay later.');
});

test('mistakes, and what could not be compared, are told first', () => {
  const told = report([], { mistakes: { before: 1, after: 2 }, notCompared: ['market be', 'routes'] });
  expect(told).toBe(`\
The documents at "main" have 1 mistake.
The documents have 2 mistakes; portolan check tells them.
Not compared, since it could not be understood: market be, routes.

Nothing changes against "main" in what could be compared.
`);
});
