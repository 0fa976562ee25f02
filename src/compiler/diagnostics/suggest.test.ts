import { expect, test } from 'vitest';
import { suggest } from './suggest.ts';

test.each([
  ['serch', ['home', 'search', 'tour'], 'search'],
  ['legalname', ['name', 'legalName'], 'legalName'],
  ['currency', ['date', 'currencies'], 'currencies'],
  ['xx', ['en', 'fr'], undefined],
  ['es', ['en', 'fr'], undefined],
  ['fra', ['en', 'fr'], 'fr'],
  ['', ['en', 'fr'], undefined],
  ['population', ['name', 'order', 'currency'], undefined],
  ['anything', [], undefined],
])('for %s among %j one probably meant %s', (written, candidates, meant) => {
  expect(suggest(written, candidates)).toBe(meant);
});
