import { expect, test } from 'vitest';
import type { CallName } from '#contract/calls.generated.ts';
import { expectOk } from '../../server/store-fixture.ts';
import { type Contract, expectHidden } from '../contract.ts';

const lists = {
  listAccommodations: ['accommodation'],
  listActivities: ['activity'],
  listTransports: ['transport'],
  listRentalCars: [],
  listTransfers: [],
} satisfies Partial<Record<CallName, string[]>>;

export function cases(contract: Contract): void {
  test.each(Object.entries(lists) as [keyof typeof lists, string[]][])('%s: the parts of the trip of that kind', async (name, kinds) => {
    const { visitor, query } = await contract.newCheckout();
    const { components } = expectOk(await visitor.call(name, { query }));
    expect([...new Set(components.map(({ kind }) => kind))]).toEqual(kinds);
    expect(components.every(({ status }) => status === 'Open')).toBe(true);
    await expectHidden(contract, name, { query });
  });

  test('getPlannerSummary and getPlannerPax: the trip, its price and its party', async () => {
    const { visitor, query, body } = await contract.newCheckout();
    const { itinerary, priceInfo } = expectOk(await visitor.call('getPlannerSummary', { query }));
    expect(itinerary).toMatchObject({ title: 'Kayak dans les îles norvégiennes', startDate: body.departureDate });
    expect(priceInfo.totalPackagePrice).toEqual({ amount: 200_000, currency: 'EUR' });
    expect(expectOk(await visitor.call('getPlannerPax', { query })).paxInfo.rooms).toEqual(body.rooms);
    await expectHidden(contract, 'getPlannerSummary', { query });
    await expectHidden(contract, 'getPlannerPax', { query });
  });
}
