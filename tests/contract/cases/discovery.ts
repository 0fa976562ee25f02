import { expect, test } from 'vitest';
import type { CallName } from '#contract/calls.generated.ts';
import { smallTourId, tourId } from '../../fixtures/release.ts';
import { expectOk } from '../../server/store-fixture.ts';
import type { Contract } from '../contract.ts';

const place = { market: 'be', lang: 'fr' };

/** Calls of public pages, each with a query that is answered. */
const publicCalls: [CallName, object][] = [
  ['searchTours', {}],
  ['suggestTours', { query: 'kay' }],
  ['listTours', { ids: tourId }],
  ['listDestinations', {}],
  ['getTourDetails', { tripId: tourId }],
  ['listDepartures', { tripId: tourId }],
  ['listCallingCodes', {}],
];

export function cases(contract: Contract): void {
  test.each(publicCalls)('%s: answered to anybody, refused for an unknown market and for a query that is wrong', async (name, query) => {
    const visitor = contract.visitor();
    const { status, headers } = await visitor.call(name, { query: { ...place, ...query } });
    expect([status, headers['cache-control'], headers['set-cookie']]).toEqual([200, 'public, max-age=10', undefined]);
    const elsewhere = await visitor.call(name, { query: { ...query, market: 'zz', lang: 'fr' } });
    expect([elsewhere.status, elsewhere.body.code]).toEqual([404, 'MARKET_NOT_FOUND']);
    const wrong = await visitor.call(name, { query: { ...place, ...query, lang: 'french' } });
    expect([wrong.status, wrong.body.code, wrong.body.fields]).toEqual([422, 'VALIDATION_FAILED', ['lang']]);
  });

  test.each(['getTourDetails', 'listDepartures'] as const)('%s: a tour that does not exist is not found', async (name) => {
    const { status, body } = await contract.visitor().call(name, { query: { ...place, tripId: 'nowhere' } });
    expect([status, body.code]).toEqual([404, 'TOUR_NOT_FOUND']);
  });

  test('tours are found by what they are, in the language that was asked for', async () => {
    const visitor = contract.visitor();
    const { tours, total } = expectOk(await visitor.call('searchTours', { query: { ...place, query: 'kayak' } }));
    expect([total, tours[0]?.id, tours[0]?.title]).toEqual([1, tourId, 'Kayak dans les îles norvégiennes']);
    const { suggestions } = expectOk(await visitor.call('suggestTours', { query: { ...place, query: 'norv' } }));
    expect(suggestions.map(({ label }) => label)).toContain('Norvège');
    const listed = expectOk(await visitor.call('listTours', { query: { ...place, ids: `${smallTourId},nowhere,${tourId}` } }));
    expect(listed.tours.map(({ id }) => id)).toEqual([smallTourId, tourId]);
  });

  test('departures have finite places and a price in the market’s currency', async () => {
    const query = { tripId: tourId, market: 'gb', lang: 'en' };
    const { departures } = expectOk(await contract.visitor().call('listDepartures', { query }));
    expect(departures.length).toBeGreaterThan(10);
    expect(departures[0]).toMatchObject({ pricePerAdult: { amount: 86_000, currency: 'GBP' } });
    expect(departures.every(({ placesLeft }) => placesLeft > 0 && placesLeft <= 24)).toBe(true);
  });

  test('calling codes are named in the language', async () => {
    const { callingCodes } = expectOk(await contract.visitor().call('listCallingCodes', { query: place }));
    expect(callingCodes).toContainEqual(expect.objectContaining({ countryCode: 'BE', name: 'Belgique' }));
  });
}
