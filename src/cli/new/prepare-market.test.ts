import { beforeAll, expect, test } from 'vitest';
import { checkSources } from '#compiler/index.ts';
import { readSources, type Sources } from '#compiler/read/sources.ts';
import { usualRates } from '#compiler/rules/rates/usual-rates.ts';
import { loadSchemas, type Schemas } from '#compiler/validate/schemas.ts';
import type { MarketRequest } from './draft-market.ts';
import { storeLanguages } from './languages.ts';
import { type PreparedMarket, prepareMarket } from './prepare-market.ts';

const folders = { marketsDir: new URL('../../../tests/fixtures/small-store', import.meta.url).pathname, schemasDir: 'schemas' };

let schemas: Schemas;
let sources: Sources;

beforeAll(async () => {
  schemas = await loadSchemas(folders.schemasDir);
  sources = await readSources(folders.marketsDir);
});

/** The small store, speaking all languages, with its markets but the one that is to be opened. */
function storeWithout(code: string): Sources {
  const kept = [...sources.documents].filter(([path]) => !path.startsWith(`${code}/`));
  const english = sources.documents.get('base/messages/en.json') ?? '';
  const messages = storeLanguages.map((language): [string, string] => [`base/messages/${language}.json`, english]);
  return { ...sources, displayName: 'markets', documents: new Map([...messages, ...kept]) };
}

function prepare(request: MarketRequest, rate?: number, store = storeWithout(request.code)): PreparedMarket {
  return prepareMarket(request, rate, { ...checkSources(store, schemas), sources: store, schemas }, folders);
}

test.each([
  ['us', 'United States', 'USD', 'America/New_York', 'en-US'],
  ['gb', 'United Kingdom', 'GBP', 'Europe/London', 'en-GB'],
  ['fr', 'France', 'EUR', 'Europe/Paris', 'fr-FR'],
  ['be', 'Belgium', 'EUR', 'Europe/Brussels', 'nl-BE fr-BE'],
  ['nl', 'Netherlands', 'EUR', 'Europe/Amsterdam', 'nl-NL'],
  ['no', 'Norway', 'NOK', 'Europe/Oslo', 'nb-NO'],
  ['se', 'Sweden', 'SEK', 'Europe/Stockholm', 'sv-SE'],
  ['fi', 'Finland', 'EUR', 'Europe/Helsinki', 'fi-FI'],
  ['dk', 'Denmark', 'DKK', 'Europe/Copenhagen', 'da-DK'],
  ['pt', 'Portugal', 'EUR', 'Europe/Lisbon', 'pt-PT'],
  ['it', 'Italy', 'EUR', 'Europe/Rome', 'it-IT'],
  ['de', 'Germany', 'EUR', 'Europe/Berlin', 'de-DE'],
  ['ie', 'Ireland', 'EUR', 'Europe/Dublin', 'en-GB'],
  ['at', 'Austria', 'EUR', 'Europe/Vienna', 'de-DE'],
  ['ch', 'Switzerland', 'CHF', 'Europe/Zurich', 'de-DE fr-FR it-IT'],
  ['lu', 'Luxembourg', 'EUR', 'Europe/Luxembourg', 'fr-FR de-DE'],
  ['au', 'Australia', 'AUD', 'Australia/Sydney', 'en-GB'],
  ['br', 'Brazil', 'BRL', 'America/Sao_Paulo', 'pt-PT'],
])('the country alone opens the market %s, with nothing to complain about', (code, name, currency, timeZone, locales) => {
  const store = storeWithout(code);
  const rate = ['EUR', 'GBP'].includes(currency) ? undefined : (usualRates[currency] ?? 7.5);
  const { draft, files } = prepare({ code }, rate, store);
  const languages = draft.availableLanguages.map(({ contentLocale }) => contentLocale).join(' ');
  expect([draft.name.en, draft.currency, draft.timeZone, languages]).toEqual([name, currency, timeZone, locales]);
  expect(Object.keys(draft.name)).toHaveLength(storeLanguages.length);
  const after = { ...store, documents: new Map([...store.documents, ...files]) };
  expect(checkSources(after, schemas).diagnostics).toEqual([]);
});

test('the document is written as an editor likes it', () => {
  const { files } = prepare({ code: 'ie' });
  expect([...files.keys()]).toEqual(['ie/market.json']);
  const text = files.get('ie/market.json') ?? '';
  expect(JSON.parse(text)).toMatchObject({
    $schema: '../../../../schemas/patch/market.schema.json',
    name: { en: 'Ireland', de: 'Irland', fi: 'Irlanti' },
    order: 3,
    country: 'IE',
    availableLanguages: [{ urlCode: 'en', contentLocale: 'en-GB', customerAccountLocale: 'en-GB', fullName: 'English' }],
  });
  expect(text.endsWith('}\n')).toBe(true);
});

test('languages are named in themselves', () => {
  const { draft } = prepare({ code: 'alps', country: 'ch', languages: ['no', 'fi', 'fr'] }, 0.93);
  expect(draft.availableLanguages.map(({ fullName }) => fullName)).toEqual(['Norsk', 'Suomi', 'Français']);
});

test('what is given wins over what is usual', () => {
  const { draft } = prepare({
    code: 'alps',
    country: 'at',
    currency: 'gbp',
    timeZone: 'Europe/Zurich',
    languages: ['fr', 'de'],
    name: 'The Alps',
    names: { de: 'Die Alpen' },
    order: 9,
  });
  expect(draft).toMatchObject({ country: 'AT', currency: 'GBP', timeZone: 'Europe/Zurich', order: 9 });
  expect(draft.name).toMatchObject({ en: 'The Alps', fr: 'The Alps', de: 'Die Alpen' });
  expect(draft.availableLanguages.map(({ urlCode }) => urlCode)).toEqual(['fr', 'de']);
});

test('a rate that is missing is added beside the others, rounding to about a euro', () => {
  const rates = JSON.parse(prepare({ code: 'no' }, 11.7).files.get('rates.json') ?? '');
  expect(rates.currencies).toEqual({
    EUR: { rate: 1, minorUnits: 2, roundTo: 100 },
    GBP: { rate: 0.85, minorUnits: 2, roundTo: 100 },
    NOK: { rate: 11.7, minorUnits: 2, roundTo: 1000 },
  });
});

test.each<[what: string, request: MarketRequest, rate: number | undefined, sentence: string]>([
  ['a code that exists', { code: 'gb' }, undefined, 'The market "gb" exists already: markets/gb/market.json.'],
  ['a code that is none', { code: 'g8' }, undefined, '"g8" cannot be the code of a market: two to ten small letters'],
  ['a code that is taken by the store', { code: 'base' }, undefined, '"base" cannot be the code of a market'],
  ['a code without a country', { code: 'alps' }, undefined, '"alps" is not the code of a country, so --country must say'],
  ['a country that is none', { code: 'alps', country: 'zz' }, undefined, '"zz" is not the code of a country'],
  [
    'a country whose languages the store does not speak',
    { code: 'jp' },
    160,
    'The store speaks no official language of Japan. It speaks da,',
  ],
  ['a language that the store does not speak', { code: 'ie', languages: ['es'] }, undefined, 'The store does not speak "es".'],
  ['a language twice', { code: 'ie', languages: ['en', 'en'] }, undefined, 'The language "en" stands twice in --languages.'],
  ['no language', { code: 'ie', languages: [] }, undefined, 'A market needs at least one language.'],
  ['a currency without a rate', { code: 'no' }, undefined, 'markets/rates.json has no rate for NOK: --rate <number> adds it'],
  ['a rate that is there', { code: 'ie' }, 2, 'markets/rates.json has a rate for EUR already; leave --rate out.'],
  ['a currency that is none', { code: 'ie', currency: 'ZZQ' }, 2, '"ZZQ" is not a currency'],
  ['a time zone that is none', { code: 'ie', timeZone: 'Europe/Dublim' }, undefined, '"Europe/Dublim" is not a time zone'],
])('%s is refused', (_, request, rate, sentence) => {
  const store = storeWithout('');
  expect(() => prepare(request, rate, store)).toThrow(sentence);
});

test('a store with mistakes gets no market', () => {
  const store = storeWithout('');
  const broken = { ...store, documents: new Map([...store.documents, ['brand.json', '{}']]) };
  expect(() => prepare({ code: 'ie' }, undefined, broken)).toThrow('The documents have mistakes');
});

test('a store for a single market gets no second one', () => {
  const store = storeWithout('be');
  const brand = (store.documents.get('brand.json') ?? '').replace('multi-market-and-language', 'single-market-and-language');
  const single = { ...store, documents: new Map([...store.documents, ['brand.json', brand]]) };
  expect(() => prepare({ code: 'ie' }, undefined, single)).toThrow('This store serves one market alone, "gb".');
});
