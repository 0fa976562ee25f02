import { expect, test } from 'vitest';
import type { Explanation } from '#compiler/explain/explain.ts';
import { explanationText } from './explanation-text.ts';

const inMarket = { layer: 'market', file: 'markets/be/header.json', line: 7, column: 15 } as const;
const inBase = { layer: 'base', file: 'markets/base/header.json', line: 9, column: 15 } as const;

const stated: Explanation = {
  market: 'be',
  path: 'header.title.fr',
  pointer: '/title/fr',
  state: 'stated',
  value: 'Circuits',
  origin: inBase,
  overrides: [],
  members: [],
};

test('English in place of another language is said', () => {
  expect(explanationText({ ...stated, path: 'header.title.en', value: 'Tours', shownInsteadOf: 'fr' }, false)).toBe(`\
header.title.en in the market be

  "Tours"

  There is no text in "fr": the English one is shown.
  from base  markets/base/header.json:9:15
`);
});

test('a removed value is told by what removed it and what would be there', () => {
  const { value: _, ...removed } = stated;
  const overrides = [{ ...inBase, value: 'Circuits' }];
  expect(explanationText({ ...removed, state: 'removed', origin: inMarket, overrides }, false)).toBe(`\
header.title.fr in the market be

  removed by the market be  markets/be/header.json:7:15
  instead of "Circuits" from base  markets/base/header.json:9:15
`);
});

test('the keys of a merged object line up, long values cut', () => {
  const members: Explanation['members'] = [
    { keys: ['text'], state: 'stated', value: 'x'.repeat(80), origin: inBase, overrides: [] },
    { keys: ['title', 'fr'], state: 'stated', value: 'Tour', origin: inMarket, overrides: [{ ...inBase, value: 'Circuits' }] },
    { keys: ['home'], state: 'removed', origin: inMarket, overrides: [] },
  ];
  expect(explanationText({ ...stated, path: 'header', state: 'merged', value: {}, members }, false)).toBe(`\
header in the market be

  text      "${'x'.repeat(46)}…  base    markets/base/header.json:9:15
  title.fr  "Tour"                                            market  markets/be/header.json:7:15 instead of "Circuits" at markets/base/header.json:9:15
  home      (removed)                                         market  markets/be/header.json:7:15

  from base and the market be together
`);
});
