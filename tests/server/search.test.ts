import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SearchToursQuery } from '#contract/api.generated.ts';
import { release, releaseWith, smallTourId, tourId } from '../fixtures/release.ts';
import { expectOk, openStore, type TestStore, Visitor } from './store-fixture.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openStore();
});
afterAll(() => store.close());

async function search(query: Partial<SearchToursQuery>) {
  return expectOk(await new Visitor(store.app).call('searchTours', { query: { market: 'gb', lang: 'en', ...query } }));
}

const idsOf = async (query: Partial<SearchToursQuery>) => (await search(query)).tours.map(({ id }) => id);

test.each([
  ['stems', 'kayaks'],
  ['beginnings', 'norw'],
  ['several words', 'island kaya'],
  ['capitals', 'NORWAY'],
])('an English search understands %s', async (_, query) => {
  expect(await idsOf({ query })).toEqual([tourId]);
});

test.each([
  ['stems', 'randonnée montagnes'],
  ['missing accents', 'norvegienne'],
  ['accents', 'Norvège'],
])('a French search understands %s', async (_, query) => {
  const found = await idsOf({ market: 'be', lang: 'fr', query });
  expect(found).toEqual([query.startsWith('r') ? smallTourId : tourId]);
});

test('a typing error is guessed, and what was guessed is found', async () => {
  expect(await search({ query: 'kayakign' })).toMatchObject({ suggestion: 'kayaking', total: 1 });
  expect(await search({ query: 'nroway paddlnig' })).toMatchObject({ suggestion: 'norway paddling', total: 1 });
  expect(await search({ market: 'be', lang: 'fr', query: 'refuje dolomittes' })).toMatchObject({
    suggestion: 'refuge dolomites',
    total: 1,
  });
  expect(await search({ query: 'xyzzyqwv' })).toMatchObject({ suggestion: null, total: 0, tours: [] });
});

test('where not all words are found together, any of them will do', async () => {
  expect(await idsOf({ query: 'dolomites kayaking' })).toHaveLength(2);
});

test('what a visitor types is never taken for an operator', async () => {
  for (const query of ["island' | !", 'kayak & (', ':*', '\\', '%', 'the']) expect((await search({ query })).tours).toBeDefined();
});

test('filters narrow, and facets count what each other choice would leave', async () => {
  const found = await search({ style: 'hiking' });
  expect(found.tours.map(({ id }) => id)).toEqual([smallTourId]);
  expect(found.facets.styles).toEqual([
    { key: 'coast', name: 'coast', count: 1 },
    { key: 'hiking', name: 'hiking', count: 1 },
    { key: 'nature', name: 'nature', count: 1 },
  ]);
  expect(found.facets.countries).toEqual([{ key: 'italy', name: 'Italy', count: 1 }]);
  expect(await idsOf({ region: 'north' })).toEqual([tourId]);
  expect(await idsOf({ country: 'italy', duration: 'long' })).toEqual([]);
  expect(await idsOf({ month: 5, sort: 'price' })).toEqual([smallTourId, tourId]);
});

test('cards are in the market’s currency and language, with the next departure that can be booked', async () => {
  const [card] = (await search({ query: 'kayaking' })).tours;
  expect(card).toMatchObject({
    slug: 'island-kayaking',
    priceFrom: { amount: 86_000, currency: 'GBP' },
    countries: ['Norway'],
    nextDeparture: '2026-12-05',
  });
  const { tours } = expectOk(
    await new Visitor(store.app).call('listTours', { query: { market: 'be', lang: 'fr', ids: `${smallTourId},nowhere,${tourId}` } }),
  );
  expect(tours.map(({ slug }) => slug)).toEqual(['de-refuge-en-refuge', 'kayak-dans-les-iles']);
});

test('destinations are told with their tours and lowest prices, in the currency of the market', async () => {
  const { regions } = expectOk(await new Visitor(store.app).call('listDestinations', { query: { market: 'gb', lang: 'en' } }));
  const [tour] = (await search({ region: 'north' })).tours;
  expect(regions.find(({ key }) => key === 'north')).toEqual({
    key: 'north',
    tours: 1,
    priceFrom: tour?.priceFrom,
    countries: [{ key: 'norway', tours: 1, priceFrom: tour?.priceFrom }],
  });
});

test('tour details follow language and market; an unknown tour or market is not found', async () => {
  const visitor = new Visitor(store.app);
  const { data } = expectOk(await visitor.call('getTourDetails', { query: { tripId: tourId, market: 'be', lang: 'fr' } }));
  expect(data.attributes).toMatchObject({
    title: 'Kayak dans les îles norvégiennes',
    countries: ['Norvège'],
    regions: ['Europe du Nord'],
    durationDays: 3,
    priceFrom: { amount: 100_000, currency: 'EUR' },
  });
  expect(data.attributes.description).toHaveLength(2);
  expect(data.attributes.days.map(({ accommodation }) => accommodation)).toEqual(['Cabane', 'Auberge', null]);
  expect((await visitor.call('getTourDetails', { query: { tripId: 'nowhere', market: 'be', lang: 'fr' } })).status).toBe(404);
  expect((await visitor.call('getTourDetails', { query: { tripId: tourId, market: 'be', lang: 'en' } })).status).toBe(404);
});

test('calling codes are named in the language', async () => {
  const { callingCodes } = expectOk(await new Visitor(store.app).call('listCallingCodes', { query: { market: 'be', lang: 'fr' } }));
  expect(callingCodes.find(({ countryCode }) => countryCode === 'BE')).toEqual({ countryCode: 'BE', name: 'Belgique', callingCode: '32' });
  expect(callingCodes[0]?.name).toBe('Afghanistan');
});

test('another catalogue drops departures that nobody is booked on and keeps the others', async () => {
  const { db } = store.database;
  const tuesday = '2027-05-04';
  const saturday = '2027-05-08';
  await db.updateTable('departures').set({ taken: 3 }).where('tour_id', '=', tourId).where('date', '=', saturday).execute();
  await store.platform.adoptRelease(
    releaseWith(({ departures }) => ({ departures: departures.map((rule) => ({ ...rule, weekdays: [3], places: 1 })) }), 'wednesdays'),
  );
  const left = await db
    .selectFrom('departures')
    .select(['date', 'taken', 'places', 'offered'])
    .where('tour_id', '=', tourId)
    .where('date', 'in', [tuesday, saturday])
    .execute();
  expect(left).toEqual([{ date: saturday, taken: 3, places: 24, offered: false }]);
  await store.platform.adoptRelease(release);
});

test('every call of the table is served', async () => {
  const agency = expectOk(
    await new Visitor(store.app).call('getAgency', { query: { companyId: 'portolan', agencyId: 'lighthouse-tours' } }),
  );
  expect(agency).toEqual({ agency: { refId: 'lighthouse-tours', name: 'Lighthouse Tours', isActive: false } });
  const { calls } = await import('#contract/calls.generated.ts');
  for (const { method, path } of Object.values(calls))
    expect(store.app.hasRoute({ method, url: path.replace(/\{(\w+)\}/g, ':$1') })).toBe(true);
});

async function suggest(query: string, place = { market: 'gb', lang: 'en' }): Promise<string[]> {
  const { suggestions } = expectOk(await new Visitor(store.app).call('suggestTours', { query: { ...place, query } }));
  return suggestions.map(({ kind, label }) => `${kind} ${label}`);
}

test('what is typed may become a country, a region, a tour or a place, those that begin so first', async () => {
  expect(await suggest('nor')).toEqual(['country Norway', 'region Northern Europe', 'tour Island kayaking in Norway']);
  expect(await suggest('kaya')).toEqual(['tour Island kayaking in Norway']);
  expect(await suggest('norv', { market: 'be', lang: 'fr' })).toEqual(['country Norvège', 'tour Kayak dans les îles norvégiennes']);
});

test('a name with a typing error is suggested where no name begins as typed', async () => {
  expect(await suggest('norwya')).toContain('country Norway');
  expect(await suggest('xyzzy')).toEqual([]);
  expect(await suggest('!?')).toEqual([]);
});
