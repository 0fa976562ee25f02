import { expect, test } from 'vitest';
import { explain } from '#compiler/explain/explain.ts';
import { type Edit, prepareSmallStoreCheck } from './small-store.ts';

const check = prepareSmallStoreCheck();

const explainIn = (market: string, path: string, edits: Record<string, Edit> = {}) => explain(check(edits).store, market, path);

test('a value of a market overrides that of base', () => {
  expect(explainIn('be', 'header.links.tours.label.fr')).toEqual({
    market: 'be',
    path: 'header.links.tours.label.fr',
    pointer: '/links/tours/label/fr',
    state: 'stated',
    value: 'Nos circuits',
    origin: { layer: 'market', file: 'markets/be/header.json', line: 7, column: 15 },
    overrides: [{ layer: 'base', file: 'markets/base/header.json', line: 9, column: 15, value: 'Circuits' }],
    members: [],
  });
});

test.each([
  ['header.links.tours.label.en', 'base', 'markets/base/header.json', 'Tours'],
  ['market.currency', 'market', 'markets/be/market.json', 'EUR'],
  ['messages.fr.shell.skip', 'base', 'markets/base/messages/fr.json', 'Aller au contenu'],
  ['tours.two-lakes.title.en', 'store', 'markets/content/tours/two-lakes.json', 'Two Lakes'],
  ['market.availableLanguages[0].fullName', 'market', 'markets/be/market.json', 'Français'],
  ['routes.routes.search.path.fr', 'store', 'markets/routes.json', '/circuits'],
  ['/header/links/tours/label/fr', 'market', 'markets/be/header.json', 'Nos circuits'],
  ['header#/links/tours/label/fr', 'market', 'markets/be/header.json', 'Nos circuits'],
  ['tours.two-lakes#/title/en', 'store', 'markets/content/tours/two-lakes.json', 'Two Lakes'],
  ['/messages/fr/shell.skip', 'base', 'markets/base/messages/fr.json', 'Aller au contenu'],
])('%s comes from the layer %s', (path, layer, file, value) => {
  expect(explainIn('be', path)).toMatchObject({ state: 'stated', value, origin: { layer, file } });
});

test('what a market removes is told with the place of the null and what base states', () => {
  const overridden = { layer: 'base', file: 'markets/base/header.json', value: { en: 'Home', fr: 'Accueil' } };
  const removed = { state: 'removed', origin: { layer: 'market', file: 'markets/be/header.json', line: 4 }, overrides: [overridden] };
  const explained = explainIn('be', 'header.links.home.label');
  expect(explained).toMatchObject(removed);
  expect(explained).not.toHaveProperty('value');
});

test('of a merged object each key is told, down to where one layer states all', () => {
  const explained = explainIn('be', 'header.links');
  if ('problem' in explained) throw new Error(explained.problem);
  expect([explained.state, explained.value]).toEqual(['merged', expect.objectContaining({ tours: expect.anything() })]);
  expect(explained.members.map(({ keys, state, origin }) => [keys.join('.'), state, origin.layer])).toEqual([
    ['tours.type', 'stated', 'base'],
    ['tours.order', 'stated', 'base'],
    ['tours.label.en', 'stated', 'base'],
    ['tours.label.fr', 'stated', 'market'],
    ['tours.link', 'stated', 'base'],
    ['home', 'removed', 'market'],
  ]);
});

test('a member of a list that a market replaces overrides the whole list', () => {
  const languages = [{ urlCode: 'en', contentLocale: 'en-GB', customerAccountLocale: 'en-GB', fullName: 'English' }];
  const edits: Record<string, Edit> = { 'base/market.json': (json) => Object.assign(json, { availableLanguages: languages }) };
  expect(explainIn('be', 'market.availableLanguages.0.fullName', edits)).toMatchObject({
    state: 'stated',
    value: 'Français',
    origin: { layer: 'market' },
    overrides: [{ layer: 'base', file: 'markets/base/market.json', value: languages }],
  });
});

test('where a language has no text the English one is explained', () => {
  expect(explainIn('be', 'footer.preferencesBlock.title.fr')).toMatchObject({
    path: 'footer.preferencesBlock.title.en',
    value: 'Preferences',
    shownInsteadOf: 'fr',
    origin: { layer: 'base', file: 'markets/base/footer.json' },
  });
  const withoutSkip: Edit = (json) => {
    delete json['shell.skip'];
  };
  expect(explainIn('be', 'messages.fr.shell.skip', { 'base/messages/fr.json': withoutSkip })).toMatchObject({
    path: 'messages.en.shell.skip',
    value: 'Skip to content',
    shownInsteadOf: 'fr',
  });
});

test.each([
  ['g', 'market', 'There is no market "g". Markets are gb, be.', 'gb'],
  ['be', 'hedder.links', 'No path begins with "hedder".', 'header.links'],
  ['be', 'tours.two-lake.title.en', 'There is no document "tours.two-lake".', 'tours.two-lakes.title.en'],
  ['be', 'tours', '"tours" stands for several documents: tours.two-lakes.', undefined],
  ['be', 'header.links.tuors.label', 'There is no "tuors.label" in header.links.', 'header.links.tours.label'],
  ['be', '/header/links/tuors/lable', 'There is no "tuors.lable" in header.links.', 'header.links.tours.label'],
  ['be', 'messages.fr.home.tour', 'There is no "home.tour" in messages.fr.', 'messages.fr.home.tours'],
  ['be', 'market.currency.code', 'There is no "code" in market.currency.', undefined],
  ['be', 'routes.search.path.fr', 'There is no "search.path.fr" in routes.', 'routes.routes.search.path.fr'],
  ['be', 'currency', 'No path begins with "currency".', 'market.currency'],
  ['be', 'header.links.entirelyElse', 'There is no "entirelyElse" in header.links. Known there are tours.', undefined],
  ['be', 'footer.preferencesBlock.title.xx', 'There is no "xx" in footer.preferencesBlock.title. Known there are en.', undefined],
  ['be', '', 'No path begins with "".', undefined],
  ['be', 'header.__proto__', 'There is no "__proto__" in header.', undefined],
])('in %s the path "%s" is answered with a sentence', (market, path, sentence, suggestion) => {
  const explained = explainIn(market, path);
  expect(explained).toMatchObject({ problem: expect.stringContaining(sentence) });
  expect('suggestion' in explained ? explained.suggestion : undefined).toBe(suggestion);
});

test('a market with mistakes of its own is not called unknown alone', () => {
  const broken: Edit = (json) => Object.assign(json, { currency: 'euro' });
  expect(explainIn('be', 'market', { 'be/market.json': broken })).toEqual({
    problem: 'There is no market "be", or it has mistakes, which portolan check tells. Markets are gb.',
    suggestion: undefined,
  });
});
