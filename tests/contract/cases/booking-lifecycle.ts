import { expect, test } from 'vitest';
import type { BookingState } from '#contract/api.generated.ts';
import type { CallName } from '#contract/calls.generated.ts';
import { adultsOf, expectOk, openPayment, sendCard } from '../../server/store-fixture.ts';
import { type Contract, type ContractCheckout, expectHidden } from '../contract.ts';

const goodCard = '4242424242424242';

/** Calls that only name the version that their caller saw. */
type VersionCall = Extract<
  CallName,
  'startChange' | 'discardChange' | 'confirmCancellation' | 'withdrawCancellation' | 'requestOption' | 'cancelOption'
>;

export function cases(contract: Contract): void {
  async function stateOf({ visitor, query }: ContractCheckout): Promise<BookingState> {
    return expectOk(await visitor.call('getBookingState', { query }));
  }

  /** Makes a call with the version that the booking has now. */
  async function act(checkout: ContractCheckout, name: VersionCall): Promise<BookingState> {
    const { version } = await stateOf(checkout);
    return expectOk(await checkout.visitor.call(name, { query: checkout.query, body: { version } }));
  }

  async function book(): Promise<ContractCheckout> {
    const ready = await contract.readyCheckout();
    const { visitor, checkoutId } = ready;
    const session = await openPayment(visitor, checkoutId);
    await sendCard(visitor, session.confirm_url, goodCard);
    for (let round = 0; round < 12; round++) {
      const { headers } = await visitor.send('GET', session.return_url);
      if (String(headers.location).endsWith('payment-successful')) return ready;
    }
    throw new Error('The payment was not settled in time');
  }

  test('a change is begun, discarded, begun again and made', async () => {
    const booking = await book();
    const { visitor, query, body } = booking;
    expect(await stateOf(booking)).toMatchObject({ bookingStatus: 'BOOKING_COMPLETED', canChange: true, canCancel: true });
    expect(await act(booking, 'startChange')).toMatchObject({ bookingStatus: 'BOOKING_CHANGE_INITIATED', canChange: false });
    expect((await act(booking, 'discardChange')).bookingStatus).toBe('BOOKING_COMPLETED');
    const { version } = await act(booking, 'startChange');
    const details = adultsOf(body);
    const paxInfo = details.paxInfo.map((passenger) => ({ ...passenger, values: { ...passenger.values, lastName: 'Lovelace' } }));

    const wrong = { ...details, contactInfo: {} };
    const refused = await visitor.call('submitChange', { query, body: { version, travelerDetails: wrong } });
    expect([refused.status, refused.body.code, refused.body.fields?.includes('contact.email')]).toEqual([422, 'VALIDATION_FAILED', true]);

    const changed = await visitor.call('submitChange', { query, body: { version, travelerDetails: { ...details, paxInfo } } });
    expect(expectOk(changed).bookingStatus).toBe('BOOKING_CHANGE_COMPLETED');
    const { travellerNames } = expectOk(await visitor.call('getBookingData', { query }));
    expect(travellerNames.every((name) => name.endsWith('Lovelace'))).toBe(true);
  });

  test('a cancellation is begun, withdrawn, begun again and made', async () => {
    const booking = await book();
    const { visitor, query } = booking;
    const { paid, kept, refund } = expectOk(await visitor.call('getCancellationTerms', { query }));
    expect(kept.amount + refund.amount).toBe(paid.amount);
    const begin = async () => {
      const { version } = await stateOf(booking);
      return expectOk(await visitor.call('startCancellation', { query, body: { version, refund } }));
    };
    expect(await begin()).toMatchObject({ bookingStatus: 'CANCELLATION_INITIATED', cancellation: { by: 'traveller', refund } });
    expect(await act(booking, 'withdrawCancellation')).toMatchObject({ bookingStatus: 'BOOKING_COMPLETED', cancellation: null });
    await begin();
    expect((await act(booking, 'confirmCancellation')).bookingStatus).toBe('CANCELLATION_COMPLETED');
    const { components } = expectOk(await visitor.call('listAccommodations', { query }));
    expect(new Set(components.map(({ status }) => status))).toEqual(new Set(['Cancelled']));
  });

  test('places are held, moved and given up', async () => {
    const held = await contract.newCheckout();
    const { visitor, query, body } = held;
    const state = await act(held, 'requestOption');
    expect(state.bookingStatus).toBe('OPTION_COMPLETED');
    expect(Date.parse(state.optionExpiresAt ?? '')).toBeGreaterThan(Date.now());
    const nowhere = await visitor.call('changeOption', { query, body: { version: state.version, departureDate: '2000-01-01' } });
    expect([nowhere.status, nowhere.body.code]).toEqual([409, 'NOT_AVAILABLE']);
    const { departures } = expectOk(
      await visitor.call('listDepartures', { query: { tripId: body.tripId, market: body.market, lang: body.lang } }),
    );
    const other = departures.find(({ date, placesLeft }) => date !== body.departureDate && placesLeft >= 2);
    const moved = await visitor.call('changeOption', { query, body: { version: state.version, departureDate: other?.date ?? '' } });
    expect(expectOk(moved).bookingStatus).toBe('OPTION_CHANGE_COMPLETED');
    expect((await act(held, 'cancelOption')).bookingStatus).toBe('OPTION_CANCELLATION_COMPLETED');
  });

  test.each<VersionCall>(['startChange', 'discardChange', 'confirmCancellation', 'withdrawCancellation', 'cancelOption'])(
    '%s: not of a checkout that is not booked, not by a version that has passed, and by nobody else',
    async (name) => {
      const { visitor, query } = await contract.newCheckout();
      const wrong = await visitor.call(name, { query, body: { version: 1 } });
      expect([wrong.status, wrong.body.code]).toEqual([409, 'STATUS_CONFLICT']);
      const stale = await visitor.call(name, { query, body: { version: 7 } });
      expect([stale.status, stale.body.code]).toEqual([409, 'STALE_VERSION']);
      await expectHidden(contract, name, { query, body: { version: 1 } });
    },
  );

  test('requestOption: not by a version that has passed, and by nobody else', async () => {
    const { visitor, query } = await contract.newCheckout();
    const stale = await visitor.call('requestOption', { query, body: { version: 7 } });
    expect([stale.status, stale.body.code]).toEqual([409, 'STALE_VERSION']);
    await expectHidden(contract, 'requestOption', { query, body: { version: 1 } });
  });

  test('what else only a booking’s owner may do, and only with a booking', async () => {
    const { visitor, query, body, checkoutId } = await contract.newCheckout();
    const change = { version: 1, travelerDetails: adultsOf(body) };
    const cancellation = { version: 1, refund: { amount: 0, currency: 'EUR' } };
    const option = { version: 1, departureDate: body.departureDate };
    for (const [name, wanted] of [
      ['submitChange', change],
      ['startCancellation', cancellation],
      ['changeOption', option],
    ] as const) {
      const answer = await visitor.call(name, { query, body: wanted });
      expect([name, answer.status, answer.body.code]).toEqual([name, 409, 'STATUS_CONFLICT']);
      await expectHidden(contract, name, { query, body: wanted });
    }
    await expectHidden(contract, 'getBookingState', { query });
    await expectHidden(contract, 'getCancellationTerms', { query });
    expect(checkoutId).toBe(query.checkoutId);
  });
}
