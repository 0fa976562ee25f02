import { expect, test } from 'vitest';
import { coverageOf } from '#compiler/coverage/coverage.ts';
import { type Edit, prepareSmallStoreCheck } from './small-store.ts';

const check = prepareSmallStoreCheck();

function coverageIn(market: string, language: string, edits: Record<string, Edit> = {}) {
  const found = coverageOf(check(edits).store).find((row) => row.market === market && row.language === language);
  if (!found) throw new Error(`Nothing is counted for ${market} in ${language}.`);
  return found;
}

test('each market is counted in each of its languages, in the order of the selector', () => {
  expect(coverageOf(check({}).store).map(({ market, language }) => [market, language])).toEqual([
    ['gb', 'en'],
    ['be', 'fr'],
    ['be', 'en'],
  ]);
});

test('English is whole, and every language is counted against the same texts', () => {
  const english = coverageIn('be', 'en');
  const french = coverageIn('be', 'fr');
  expect(english).toMatchObject({ texts: { present: english.texts.total }, messages: { present: 5, total: 5 }, missing: [] });
  expect(french.texts.total).toBe(english.texts.total);
  expect(french.texts.total - french.texts.present).toBe(french.missing.length);
});

test('a text that is missing is told with its place and its English', () => {
  expect(coverageIn('be', 'fr').missing).toContainEqual({
    name: '/preferencesBlock/title',
    english: 'Preferences',
    place: expect.objectContaining({ file: 'markets/base/footer.json', line: 77, column: 5 }),
  });
});

test('a text that a market adds in its own language counts as there', () => {
  const before = coverageIn('be', 'fr').texts;
  const translated: Edit = (json) => {
    json.preferencesBlock = { ...json.preferencesBlock, title: { fr: 'Préférences' } };
  };
  expect(coverageIn('be', 'fr', { 'be/footer.json': translated }).texts).toEqual({ ...before, present: before.present + 1 });
});

test('a message that a language lacks is missing, unless the market has its own', () => {
  const withoutSkip: Edit = (json) => {
    delete json['shell.skip'];
  };
  const { messages, missing } = coverageIn('be', 'fr', { 'base/messages/fr.json': withoutSkip });
  expect(messages).toEqual({ present: 4, total: 5 });
  expect(missing).toContainEqual({
    name: 'shell.skip',
    english: 'Skip to content',
    place: expect.objectContaining({ file: 'markets/base/messages/en.json', line: 3 }),
  });
  const own = JSON.stringify({ 'shell.skip': 'Vers le contenu' });
  expect(coverageIn('be', 'fr', { 'base/messages/fr.json': withoutSkip, 'be/messages/fr.json': own }).messages.present).toBe(5);
});

test('a language without a file of messages has none', () => {
  expect(coverageIn('be', 'fr', { 'base/messages/fr.json': null }).messages).toEqual({ present: 0, total: 5 });
});

test('the selector names every market, so the name of another market counts', () => {
  const onlyEnglish: Edit = (json) => {
    delete json.name.fr;
  };
  const { missing } = coverageIn('be', 'fr', { 'gb/market.json': onlyEnglish });
  expect(missing).toContainEqual(expect.objectContaining({ name: '/name', english: 'United Kingdom' }));
  expect(coverageIn('gb', 'en', { 'be/market.json': (json) => Object.assign(json, { name: { en: 'Belgium' } }) }).missing).toEqual([]);
});
