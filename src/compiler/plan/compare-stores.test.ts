import { beforeAll, expect, test } from 'vitest';
import { checkSources } from '../index.ts';
import { readSources, type Sources } from '../read/sources.ts';
import { loadSchemas, type Schemas } from '../validate/schemas.ts';
import { compareStores, type StoreState } from './compare-stores.ts';
import type { Change } from './plan.ts';

// biome-ignore lint/suspicious/noExplicitAny: documents of all kinds
type Edit = ((json: any) => void) | string | null;

let sources: Sources;
let schemas: Schemas;

beforeAll(async () => {
  schemas = await loadSchemas('schemas');
  sources = await readSources('tests/fixtures/small-store');
});

function stateWith(edits: Record<string, Edit>): StoreState {
  const documents = new Map(sources.documents);
  for (const [path, edit] of Object.entries(edits)) {
    if (edit === null) documents.delete(path);
    else documents.set(path, typeof edit === 'string' ? edit : edited(documents.get(path) ?? '{}', edit));
  }
  const marketCodes = [...documents.keys()].flatMap((path) => /^(?!base\/)(\w+)\/market\.json$/.exec(path)?.[1] ?? []);
  return { store: checkSources({ ...sources, documents }, schemas).store, marketCodes: new Set(marketCodes) };
}

function edited(text: string, edit: (json: unknown) => void): string {
  const json = JSON.parse(text);
  edit(json);
  return JSON.stringify(json);
}

/** Each change in one line, after the markets that share it. */
function told(after: Record<string, Edit>, before: Record<string, Edit> = {}): string[] {
  const { groups, notCompared } = compareStores(stateWith(before), stateWith(after));
  const lines = groups.flatMap(({ markets, allMarkets, changes }) =>
    changes.map((change) => `${allMarkets ? 'all' : markets.join()} ${inOneLine(change)}`),
  );
  return [...lines, ...notCompared.map((name) => `not compared: ${name}`)];
}

function inOneLine({ topic, sentence, before, after, languages = [] }: Change): string {
  const values = before === undefined && after === undefined ? '' : ` [${before ?? ''} → ${after ?? ''}]`;
  const spoken = languages.map(({ language, afterwards, ...states }) => {
    const then = afterwards && (afterwards.kind === 'redirect' ? `, redirect to ${afterwards.to}` : `, ${afterwards.kind}`);
    return ` ${language}: ${states.before ?? ''} → ${states.after ?? ''}${then ?? ''}`;
  });
  return `${topic}: ${sentence}${values}${spoken.join(';')}`;
}

test('nothing changes where nothing was changed', () => {
  expect(told({})).toEqual([]);
  expect(told({ 'base/header.json': (json) => (json.$schema = 'elsewhere') })).toEqual([]);
});

test('a path that changes moves its page in the languages that spell it so', () => {
  expect(told({ 'routes.json': (json) => (json.routes.search.path.fr = '/voyages') })).toEqual([
    'all addresses: The page "search" moves. fr: /{market}-{language}/circuits → /{market}-{language}/voyages, not-found',
  ]);
});

test('a former path leads on', () => {
  const move: Edit = (json) => Object.assign(json.routes.search, { path: '/all-tours', formerPaths: [{ en: '/tours', fr: '/circuits' }] });
  expect(told({ 'routes.json': move }).filter((line) => line.includes('moves'))).toEqual([
    'all addresses: The page "search" moves. ' +
      'en: /{market}-{language}/tours → /{market}-{language}/all-tours, redirect to /{market}-{language}/all-tours; ' +
      'fr: /{market}-{language}/circuits → /{market}-{language}/all-tours, redirect to /{market}-{language}/all-tours',
  ]);
});

test('a path that another language still has leads on, too', () => {
  expect(
    told(
      { 'routes.json': (json) => (json.routes.search.path.fr = '/voyages') },
      { 'routes.json': (json) => (json.routes.search.path.fr = '/tours') },
    ),
  ).toEqual([
    'all addresses: The page "search" moves. fr: /{market}-{language}/tours → /{market}-{language}/voyages, redirect to /{market}-{language}/voyages',
  ]);
});

test('an address that another page takes is told so', () => {
  const swap: Edit = (json) => {
    json.routes.checkoutEntry.prefixed = true;
    json.routes.checkoutEntry.path = '/tours';
    json.routes.search.path.en = '/find';
  };
  expect(told({ 'routes.json': swap })).toContain(
    'all addresses: The page "search" moves. en: /{market}-{language}/tours → /{market}-{language}/find, taken',
  );
});

test('a feature brings and takes away the addresses of its route, and not each tour again', () => {
  const on: Edit = (json) => (json.featureFlags.enableNewTourDetail = true);
  expect(told({ 'be/market.json': on })).toEqual([
    'be addresses: The page "tour" appears. en:  → /{market}-{language}/tour/{slug}; fr:  → /{market}-{language}/tour/{slug}',
    'be features: The feature "enableNewTourDetail" is on.',
  ]);
  expect(told({}, { 'be/market.json': on })[0]).toContain('The page "tour" disappears. en: /{market}-{language}/tour/{slug} → , not-found');
});

test('the slug of a tour is its address', () => {
  const slug =
    (en: string): Edit =>
    (json) =>
      (json.slug.en = en);
  expect(told({ 'content/tours/two-lakes.json': slug('both-lakes') })).toEqual([
    'gb addresses: The tour "Two Lakes" moves. en: /{market}-{language}/tour/two-lakes → /{market}-{language}/tour/both-lakes, not-found',
  ]);
});

test('a slug that is still one of another language leads on', () => {
  const slugs = { en: 'both-lakes', fr: 'two-lakes' };
  expect(told({ 'content/tours/two-lakes.json': (json) => (json.slug = slugs) })[0]).toContain(
    'redirect to /{market}-{language}/tour/both-lakes',
  );
});

test('content pages have addresses', () => {
  const blocks = { text: { type: 'richText', order: 1, body: { en: '<p>Come.</p>' } } };
  const page = (slug: string) =>
    JSON.stringify({ kind: 'content', slug: { en: slug }, title: { en: 'Work with us' }, description: { en: 'Jobs.' }, blocks });
  expect(told({ 'content/pages/jobs.json': page('jobs') })).toEqual([
    'all addresses: The page "Work with us" appears. en:  → /{market}-{language}/jobs; fr:  → /{market}-{language}/jobs',
    'all pages: The page "Work with us" is new.',
  ]);
  expect(told({ 'content/pages/jobs.json': page('careers') }, { 'content/pages/jobs.json': page('jobs') })).toEqual([
    'all addresses: The page "Work with us" moves. ' +
      'en: /{market}-{language}/jobs → /{market}-{language}/careers, not-found; ' +
      'fr: /{market}-{language}/jobs → /{market}-{language}/careers, not-found',
  ]);
});

test('menus: entries are added, removed, renamed, moved and lead elsewhere', () => {
  const change: Edit = ({ links, externalNavigation }) => {
    links.home.label.en = 'Start';
    links.home.link.route = 'search';
    links.home.order = 3;
    links.winter = { ...links.tours, order: 4, label: { en: 'Winter' }, link: { type: 'tour', tour: 'two-lakes' } };
    delete externalNavigation.blog;
  };
  expect(told({ 'base/header.json': change })).toEqual([
    'all menus: Header, "Winter" is new. [ → the tour "two-lakes"]',
    'all menus: Header, external navigation, "Blog" is removed. [https://small.example/en, https://small.example/fr → ]',
    'gb menus: Header, "Home" is renamed. en: Home → Start',
    'gb menus: Header, "Home" leads elsewhere. [the page "home" → the page "search"]',
    'gb menus: Header, "Home" moves from place 1 to place 2.',
  ]);
});

test('what base changes for all and one market keeps to itself is told apart', () => {
  const rename: Edit = (json) => Object.assign(json.links.tours.label, { en: 'Trips', fr: 'Voyages' });
  expect(told({ 'base/header.json': rename })).toEqual(['all menus: Header, "Tours" is renamed. en: Tours → Trips']);
});

test('footer: titles are texts', () => {
  expect(told({ 'base/footer.json': (json) => (json.firstBlock.title.en = 'Discover') })).toEqual([
    'all texts: Footer, first block, title reads differently. en: Explore → Discover; fr: Explore → Discover',
  ]);
});

test('traveller fields become hidden, optional and required', () => {
  const change: Edit = (json) => {
    delete json.contact.email;
    json.contact.firstName = 'optional';
    json.billing['address.city'] = 'required';
  };
  const lines = told({ 'base/required-fields.json': change });
  expect(lines).toEqual([
    expect.stringMatching(/^all traveller-fields: The contact form: ".+" \(firstName\) is optional\. \[required → optional\]$/),
    expect.stringMatching(/^all traveller-fields: The contact form: ".+" \(email\) is hidden\. \[required → hidden\]$/),
    expect.stringMatching(/^all traveller-fields: The billing form: ".+" \(address\.city\) is required\. \[optional → required\]$/),
  ]);
  expect(told({ 'base/required-fields.json': (json) => (json.contact.lastName = 'hidden') })).toEqual([]);
});

test('search engines: title, description and whether they may come', () => {
  expect(
    told({
      'base/market.json': (json) => (json.seo.description.fr = 'Des circuits.'),
      'content/pages/home.json': (json) => Object.assign(json, { title: { en: 'Tours' }, noIndex: true }),
      'brand.json': (json) => (json.preventSearchEnginesFromIndexing = false),
    }),
  ).toEqual([
    'all search-engines: Search engines may show the store.',
    'all search-engines: The page "Small tours", title reads differently. en: Small tours → Tours; fr: Petits circuits → Tours',
    'all search-engines: Search engines are kept away from the page "Small tours".',
    'all search-engines: Market, for search engines, description reads differently. fr: Quelques circuits. → Des circuits.',
  ]);
});

test('messages are told by language', () => {
  expect(
    told({
      'base/messages/en.json': (json) => (json['shell.skip'] = 'Skip'),
      'base/messages/fr.json': (json) => (json['shell.skip'] = 'Sauter'),
      'gb/messages/en.json': '{ "shell.skip": "Jump" }',
    }),
  ).toEqual([
    'all texts: The message "shell.skip" reads differently. fr: Aller au contenu → Sauter',
    'gb texts: The message "shell.skip" reads differently. en: Skip to content → Jump',
    'be texts: The message "shell.skip" reads differently. en: Skip to content → Skip',
  ]);
});

test('where a language lacks a message, English is what changes', () => {
  const without: Edit = (json) => delete json['shell.skip'];
  expect(told({ 'base/messages/fr.json': without })).toEqual([
    'all texts: The message "shell.skip" reads differently. fr: Aller au contenu → Skip to content',
  ]);
  expect(
    told(
      { 'base/messages/en.json': (json) => (json['shell.skip'] = 'Skip'), 'base/messages/fr.json': without },
      { 'base/messages/fr.json': without },
    ),
  ).toEqual(['all texts: The message "shell.skip" reads differently. en: Skip to content → Skip; fr: Skip to content → Skip']);
  expect(told({ 'base/messages/en.json': without, 'base/messages/fr.json': without })).toEqual([
    'all texts: The message "shell.skip" is removed. en: Skip to content → ; fr: Aller au contenu → ',
  ]);
});

test('prices and departures of tours, and rates of the markets that use them', () => {
  expect(
    told({
      'content/tours/two-lakes.json': (json) => {
        json.prices.adult = 52550;
        json.departures[0].months = [5, 6];
        json.departures[0].supplement = 5000;
      },
      'rates.json': (json) => {
        json.currencies.GBP.rate = 0.9;
        json.currencies.GBP.roundTo = 500;
        json.currencies.NOK = { rate: 11, minorUnits: 2, roundTo: 1000 };
      },
    }),
  ).toEqual([
    'all tours: The tour "Two Lakes", departures change. [May on Sat, 8 places → May Jun on Sat, 8 places, +50.00 EUR]',
    'all prices: The tour "Two Lakes", prices, adult changes. [500.00 EUR → 525.50 EUR]',
    'gb prices: Prices in GBP follow another rate to the euro. [0.85 → 0.9]',
    'gb prices: Prices in GBP are rounded up to other amounts. [1 GBP → 5 GBP]',
  ]);
});

test('a tour that comes and one that goes', () => {
  const other = (sources.documents.get('content/tours/two-lakes.json') ?? '')
    .replaceAll('two-lakes', 'three-lakes')
    .replace('deux-lacs', 'trois-lacs');
  expect(told({ 'content/tours/three-lakes.json': other })).toEqual([
    'all tours: The tour "Two Lakes" is new.',
    'gb addresses: The tour "Two Lakes" appears. en:  → /{market}-{language}/tour/three-lakes',
    'be addresses: The tour "Two Lakes" appears. en:  → /{market}-{language}/planner?tourId=three-lakes; fr:  → /{market}-{language}/planner?tourId=three-lakes',
  ]);
  expect(told({}, { 'content/tours/three-lakes.json': other })[1]).toContain(
    'disappears. en: /{market}-{language}/tour/three-lakes → , not-found',
  );
});

test('markets and languages come and go', () => {
  const change = {
    'gb/market.json': null,
    'ie/market.json': (sources.documents.get('gb/market.json') ?? '').replace('United Kingdom', 'Ireland').replace('"GB"', '"IE"'),
    'be/market.json': (json: { availableLanguages: unknown[] }) => json.availableLanguages.shift(),
  };
  expect(told(change)).toEqual([
    expect.stringMatching(/^ie markets: The market "Ireland" opens: English; prices in GBP; \d+ addresses\.$/),
    'all markets: Français is no longer spoken; addresses below /{market}-fr are not found afterwards.',
    'all markets: Those who did not choose a language see another one. [fr → en]',
    expect.stringMatching(/^gb markets: The market "United Kingdom" closes: its \d+ addresses are not found afterwards\.$/),
  ]);
});

test('colours and other settings', () => {
  expect(
    told({
      'theme.json': (json) => (json.colors.brand.primary = '#0A7'),
      'be/market.json': (json) => Object.assign(json, { timeZone: 'Europe/Paris', enabledPaymentProvidersB2c: { sepa: true } }),
    }),
  ).toEqual([
    'all appearance: The colour "brand", "primary" changes. [#0A6 → #0A7]',
    'be markets: Market, time zone changes. [Europe/Brussels → Europe/Paris]',
    'be settings: Market, means of payment for consumers, sepa is on.',
  ]);
});

test('a list that is emptied has none', () => {
  const meals = (kinds: string[]) => ({
    'content/tours/two-lakes.json': (json: { days: object[] }) => Object.assign(json.days[0] ?? {}, { meals: kinds }),
  });
  expect(told(meals([]), meals(['dinner']))).toEqual([expect.stringMatching(/meals change\. \[dinner → none\]$/)]);
});

test('entries of a list are told by what stands there, and by their order', () => {
  const added: Edit = (json) => json.days.splice(0, 0, { ...json.days[0], title: { en: 'Before all' } });
  expect(told({ 'content/tours/two-lakes.json': added })).toContain('all tours: The tour "Two Lakes", days, 1 "Before all" is new.');
  expect(told({ 'content/tours/two-lakes.json': (json) => json.highlights.reverse() })).toEqual([
    expect.stringMatching(/^all tours: The tour "Two Lakes", highlights stand in another order\. /),
  ]);
});

test('a tour with mistakes is not told to disappear', () => {
  const broken = { 'content/tours/two-lakes.json': '[]' };
  expect(told(broken)).toEqual(['not compared: tour two-lakes']);
  expect(told({}, broken)).toEqual(['not compared: tour two-lakes']);
});

test('the name of a market is read in the selectors of all markets', () => {
  expect(told({ 'be/market.json': (json) => (json.name = { en: 'Kingdom of Belgium', fr: 'Royaume de Belgique' }) })).toEqual([
    'all markets: The market "Belgium" (be) has another name. en: Belgium → Kingdom of Belgium; fr: Belgique → Royaume de Belgique',
  ]);
});

test('what browsers and caches do is a setting', () => {
  expect(told({ 'routes.json': (json) => (json.routes.home.cache.sMaxAge = 61) })).toEqual([
    expect.stringMatching(/^all settings: The page "home", cache, s max age changes\. \[\d+ → 61\]$/),
  ]);
});

test('in a store without prefixes no address is named by its language', () => {
  const single: Edit = (json) => (json.routingStrategy = 'single-market-and-language');
  const german = [{ urlCode: 'de', contentLocale: 'de-DE', customerAccountLocale: 'de-DE', fullName: 'Deutsch' }];
  const lines = told(
    { 'brand.json': single, 'be/market.json': null, 'gb/market.json': (json) => (json.availableLanguages = german) },
    { 'brand.json': single, 'be/market.json': null },
  );
  expect(lines).toContain('all markets: Deutsch is spoken.');
  expect(lines).toContain('all markets: English is no longer spoken.');
});

test('what cannot be understood is named and the rest compared', () => {
  const broken = { 'be/market.json': '{', 'routes.json': '{}', 'content/tours/two-lakes.json': '[]' };
  const rename: Edit = (json) => (json.links.tours.label.en = 'Trips');
  expect(told({ 'base/header.json': rename }, broken)).toEqual([
    'all menus: Header, "Tours" is renamed. en: Tours → Trips',
    'not compared: routes',
    'not compared: market be',
    'not compared: tour two-lakes',
  ]);
});
