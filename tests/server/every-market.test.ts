import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentOf, sampledPlaces } from '../support/documents.ts';
import { type RunningStore, runStore } from '../support/run-store.ts';
import { freshStoreData } from '../support/store-data.ts';
import { bookTrip, HttpVisitor } from '../support/visitor.ts';

/** The shipped documents at work: a market of each language, in `npm run test:full` every market. Needs a build, as every test of the running store does. */
let store: RunningStore;

beforeAll(async () => {
  store = await runStore({ dataDirectory: await freshStoreData() });
});

afterAll(() => store?.stop());

describe.each(sampledPlaces.map((place) => [place.home, place] as const))('%s', (_, place) => {
  const at = { market: place.market, lang: place.language };

  test('sells in the currency of its market', async () => {
    const { tours } = (await (await fetch(`${store.origin}/api/tours/discovery/tours?${new URLSearchParams(at)}`)).json()) as {
      tours: { priceFrom: { amount: number; currency: string } }[];
    };
    expect(new Set(tours.map(({ priceFrom }) => priceFrom.currency))).toEqual(new Set([place.currency]));
    expect(Math.min(...tours.map(({ priceFrom }) => priceFrom.amount))).toBeGreaterThan(0);
  });

  test('finds something for each word that its search suggests', async () => {
    const words = place.say('search.query.placeholder').match(/\p{L}+/gu) ?? [];
    expect(words.length).toBeGreaterThan(1);
    for (const query of words) {
      const answer = await fetch(`${store.origin}/api/tours/discovery/tours?${new URLSearchParams({ ...at, query })}`);
      expect((await answer.json()).tours, query).not.toEqual([]);
    }
  });

  test('shows its company, its telephone and its legal links', async () => {
    const html = await (await fetch(store.origin + place.home)).text();
    const { copyrightText } = documentOf('market', place.market);
    const { thirdBlock } = documentOf('footer', place.market);
    expect(html).toContain(`<p>${place.text(copyrightText)}</p>`);
    for (const { link } of Object.values(thirdBlock.links)) {
      if (link.type !== 'external') continue;
      expect(html).toContain(`href="${typeof link.url === 'string' ? link.url : place.text(link.url)}"`);
    }
  });

  test('takes a booking with the fields that it asks for', async () => {
    const visitor = new HttpVisitor(store.origin);
    const trip = { ...at, tripId: 'dolomites-hut-to-hut', rooms: [{ adults: 2, childAges: [] }] };
    const { location } = await bookTrip(visitor, trip);
    expect(location).toMatch(/\/payment-successful$/);
  });
});
