import { expect, test } from 'vitest';
import { expectOk, sessionBody } from '../../server/store-fixture.ts';
import type { Contract } from '../contract.ts';

export function cases(contract: Contract): void {
  test('checkAvailability: a component that has no places left is named with its reason, and nothing can be paid', async () => {
    const { visitor, checkoutId, query, body } = await contract.readyCheckout();
    const limits = { tour_id: body.tripId, date: body.departureDate, component_id: 'activity-kayak', places: 1, taken: 0 };
    await contract.db().insertInto('component_places').values(limits).execute();
    try {
      const { results, expiresAt, checkedAt } = expectOk(await visitor.call('checkAvailability', { query, body: {} }));
      expect(results.filter(({ result }) => result !== 'available')).toMatchObject([
        { componentId: 'activity-kayak', result: 'unavailable', nonBookableReason: 'NoAvailability', price: null },
      ]);
      expect(Date.parse(expiresAt)).toBe(Date.parse(checkedAt) + 15 * 60_000);
      const refused = await visitor.call('createCheckoutSession', { params: { checkoutId }, body: sessionBody });
      expect([refused.status, refused.body.code]).toEqual([409, 'NOT_AVAILABLE']);
    } finally {
      await contract.db().deleteFrom('component_places').where('component_id', '=', limits.component_id).execute();
    }
  });

  test('getCheckoutDetails, getBookingData: an agency stands there with its company and its name', async () => {
    const { visitor, checkoutId, query } = await contract.newCheckout();
    await contract.db().updateTable('checkouts').set({ agency_id: 'harbour-travel' }).where('id', '=', checkoutId).execute();
    expect(expectOk(await visitor.call('getCheckoutDetails', { query })).travelAgency).toEqual({
      refId: 'harbour-travel',
      companyId: 'portolan',
      name: 'Harbour Travel',
    });
    expect(expectOk(await visitor.call('getBookingData', { query })).agencyName).toBe('Harbour Travel');
  });
}
