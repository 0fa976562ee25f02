import { expect, test } from 'vitest';
import { adultsOf, expectOk, party } from '../../server/store-fixture.ts';
import { type Contract, expectHidden } from '../contract.ts';

export function cases(contract: Contract): void {
  test('createCheckout: the same request again is the same checkout, however many at once', async () => {
    const { visitor, body, checkoutId } = await contract.newCheckout();
    const again = await Promise.all(Array.from({ length: 5 }, () => visitor.call('createCheckout', { body })));
    expect(new Set(again.map((answer) => expectOk(answer).checkoutId))).toEqual(new Set([checkoutId]));
  });

  test('createCheckout: what cannot be booked is not begun', async () => {
    const visitor = contract.visitor();
    const trip = await contract.trip();
    const refusal = async (change: object) => (await visitor.call('createCheckout', { body: { ...trip, ...change } })).body;
    expect(await refusal({ tripId: 'nowhere' })).toMatchObject({ status: 404, code: 'TOUR_NOT_FOUND' });
    expect(await refusal({ market: 'zz' })).toMatchObject({ status: 404, code: 'MARKET_NOT_FOUND' });
    expect(await refusal({ departureDate: '2020-01-01' })).toMatchObject({ code: 'VALIDATION_FAILED', fields: ['departureDate'] });
    expect(await refusal({ rooms: [{ adults: 1, childAges: [5] }] })).toMatchObject({
      status: 422,
      code: 'VALIDATION_FAILED',
      fields: ['rooms.0.childAges.0'],
    });
    expect(await refusal({ rooms: Array.from({ length: 7 }, () => ({ adults: 4, childAges: [] })) })).toMatchObject({
      status: 409,
      code: 'NOT_AVAILABLE',
    });
    expect(await refusal({ surprise: true })).toMatchObject({ status: 422, code: 'VALIDATION_FAILED', fields: ['surprise'] });
  });

  test('getCheckoutDetails: its owner sees the trip in the language that was asked for, and nobody else anything', async () => {
    const { visitor, query, body } = await contract.readyCheckout();
    const details = expectOk(await visitor.call('getCheckoutDetails', { query }));
    expect(details).toMatchObject({ sourceChannel: 'IBE', travelAgency: null });
    expect(JSON.stringify(details)).toContain(body.departureDate);
    await expectHidden(contract, 'getCheckoutDetails', { query });
  });

  test('checkAvailability: every component is available, until the departure is full', async () => {
    const { visitor, query, body } = await contract.newCheckout();
    const results = async () => expectOk(await visitor.call('checkAvailability', { query, body: {} })).results;
    expect(new Set((await results()).map(({ result }) => result))).toEqual(new Set(['available']));
    const departure = contract.db().updateTable('departures').where('tour_id', '=', body.tripId).where('date', '=', body.departureDate);
    await departure.set((row) => ({ taken: row.ref('places') })).execute();
    expect((await results()).map(({ result }) => result)).toContain('unavailable');
    await departure.set({ taken: 0 }).execute();
    await expectHidden(contract, 'checkAvailability', { query, body: {} });
  });

  test('acceptPrices: the version that was shown is accepted, another is stale', async () => {
    const { visitor, query } = await contract.readyCheckout();
    const { prices } = expectOk(await visitor.call('getCheckoutDetails', { query }));
    const accept = (priceVersion: number) => visitor.call('acceptPrices', { query, body: { priceVersion } });
    expect((await accept(prices.priceVersion)).status).toBe(200);
    const stale = await accept(prices.priceVersion + 7);
    expect([stale.status, stale.body.code]).toEqual([409, 'STALE_VERSION']);
    await expectHidden(contract, 'acceptPrices', { query, body: { priceVersion: 1 } });
  });

  test('traveller details: what the market asks for is asked of the server too', async () => {
    const { visitor, query, body } = await contract.newCheckout();
    const { contact } = expectOk(await visitor.call('getRequiredFields', { query }));
    expect(contact).toMatchObject({ firstName: 'required', companyName: 'hidden' });
    expect(expectOk(await visitor.call('validateStoredTravelerDetails', { query })).valid).toBe(false);

    const details = adultsOf(body);
    const wrong = { ...details, contactInfo: { ...details.contactInfo, email: 'not an address' } };
    const refused = await visitor.call('saveTravelerDetails', { query, body: wrong });
    expect([refused.status, refused.body.code, refused.body.fields]).toEqual([422, 'VALIDATION_FAILED', ['contact.email']]);
    expect(expectOk(await visitor.call('saveTravelerDetails', { query, body: details }))).toEqual({ ok: true });
    expect(expectOk(await visitor.call('validateStoredTravelerDetails', { query }))).toEqual({ valid: true, problems: [] });

    await expectHidden(contract, 'getRequiredFields', { query });
    await expectHidden(contract, 'saveTravelerDetails', { query, body: details });
    await expectHidden(contract, 'validateStoredTravelerDetails', { query });
  });

  test('activity questions: answers must be of the type and within the bounds of their question', async () => {
    const { visitor, query } = await contract.newCheckout();
    const { questions } = expectOk(await visitor.call('getActivityQuestions', { query }));
    const [height] = questions;
    const answer = (value: string) => ({
      answers: [{ componentId: height?.componentId ?? '', questionRefId: height?.refId ?? '', answer: value }],
    });
    const refused = await visitor.call('saveActivityAnswers', { query, body: answer('tall') });
    expect([refused.status, refused.body.code]).toEqual([422, 'VALIDATION_FAILED']);
    expect(expectOk(await visitor.call('saveActivityAnswers', { query, body: answer('180') }))).toEqual({ ok: true });
    await expectHidden(contract, 'getActivityQuestions', { query });
    await expectHidden(contract, 'saveActivityAnswers', { query, body: answer('180') });
  });

  test('a checkout that never was, and a query that lacks a part', async () => {
    const visitor = contract.visitor();
    const query = { checkoutId: 'never-was', marketConfigurationId: party.market, lang: party.lang };
    expect((await visitor.call('getCheckoutDetails', { query })).body).toMatchObject({ status: 404, code: 'CHECKOUT_NOT_FOUND' });
    const { lang, ...rest } = query;
    expect((await visitor.call('getCheckoutDetails', { query: rest })).body).toMatchObject({ status: 422, fields: ['lang'] });
  });
}
