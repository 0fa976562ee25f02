import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runStore } from '../support/run-store.ts';
import { eventually, freshStoreData } from '../support/store-data.ts';
import { bookTrip, challengedCard, comeBack, expectOk, HttpVisitor, openPayment, payByCard, readyToPay } from '../support/visitor.ts';

/** Values that stand nowhere else, in the fields that tell most of a person. */
const canaries = {
  firstName: 'Canarette',
  lastName: 'Zwitscherfeld',
  email: 'canary.bird@cage.example',
  mobilePhone: '+32470987654',
  passportNr: 'XK7391846',
  birthDate: '1971-02-03',
  'address.street1': 'Kanarienallee 73',
  'address.city': 'Vogelsang',
};

/** Not a card that the sandbox takes: it may be somebody's. */
const foreignCard = '5555555555554444';

/** An account that is nobody's test value, and the holder's own. */
const foreignAccount = 'NL91ABNA0417164300';
const testAccount = 'DE89370400440532013000';

const trip = { tripId: 'lofoten-islands', rooms: [{ adults: 1, childAges: [] }], market: 'gb', lang: 'en' };

test('what a traveller types stands in no log line, no metric and no error page', async () => {
  const store = await runStore({ dataDirectory: await freshStoreData(), environment: { LOG_LEVEL: 'debug' } });
  const visitor = new HttpVisitor(store.origin);
  const shown: string[] = [];
  const keep = async (method: 'GET' | 'POST', path: string, input: { body?: object } = {}): Promise<number> => {
    const { status, body } = await visitor.send<unknown>(method, path, input);
    shown.push(typeof body === 'string' ? body : JSON.stringify(body));
    return status;
  };

  const checkout = await readyToPay(visitor, trip, canaries);
  const session = await openPayment(visitor, checkout);
  expect((await payByCard(visitor, session, foreignCard)).status).toBe('declined');
  await payByCard(visitor, session, challengedCard);
  await comeBack(visitor, session);
  const booking = expectOk(await visitor.call('getBookingData', { query: checkout.query }));
  expect(booking).toMatchObject({ email: canaries.email, bookingStatus: 'BOOKING_COMPLETED' });

  // Of accounts no more stands anywhere than of cards.
  const debtor = new HttpVisitor(store.origin);
  const debited = await readyToPay(debtor, { ...trip, market: 'be', lang: 'fr' }, canaries);
  const body = { payment_plan: 'ONE_TIME', payment_method: 'SEPA_DEBIT', customer: { email: debited.email } };
  const debit = expectOk(await debtor.call('createCheckoutSession', { params: { checkoutId: debited.checkoutId }, body }));
  const holder = { name: canaries.lastName, email: canaries.email };
  for (const [iban, status] of [
    [foreignAccount, 'declined'],
    [testAccount, 'authorised'],
  ])
    expect((await debtor.send<{ status: string }>('POST', debit.confirm_url, { body: { iban, ...holder } })).body).toMatchObject({
      status,
    });
  await comeBack(debtor, debit);

  // What is refused, and what nobody foresaw, must not repeat what was sent.
  const { confirm_url } = session;
  expect(await keep('POST', confirm_url, { body: { number: foreignCard, name: canaries.lastName, surplus: canaries.email } })).toBe(422);
  const details = '/api/tours/checkout/traveler-details';
  const person = { contactInfo: canaries, billingInfo: canaries, billingSameAsContact: 'perhaps', paxInfo: [] };
  expect(await keep('POST', `${details}?${new URLSearchParams(checkout.query)}`, { body: person })).toBe(422);
  expect(await keep('GET', `/gb-en/${canaries.lastName}/nowhere?email=${canaries.email}&passport=${canaries.passportNr}`)).toBe(404);
  const stranger = new HttpVisitor(store.origin);
  for (const path of [`/checkout/${checkout.checkoutId}/traveller-details`, `/checkout/${checkout.checkoutId}/payment-successful`]) {
    const { body } = await stranger.send('GET', path);
    shown.push(body);
  }
  const denied = await stranger.call('getCheckoutDetails', { query: checkout.query });
  expect(denied.status).toBe(404);
  shown.push(JSON.stringify(denied.body));
  await bookTrip(new HttpVisitor(store.origin), trip, { values: canaries });
  const mails = join(store.dataDirectory, 'mail');
  await eventually('the mails are written', async () => (await readdir(mails).catch(() => [])).length === 3);
  const metrics = await (await fetch(`${store.origin}/metrics`)).text();
  await store.stop();

  expect(store.output()).toContain('The store is open');
  const cards = [foreignCard, challengedCard, '4242424242424242', foreignAccount, testAccount];
  const secrets = [...Object.values(canaries), ...cards, ...cards.map((card) => card.slice(-8))];
  const places = { 'the process’s output': store.output(), metrics, 'an error page': shown.join('\n') };
  for (const [place, text] of Object.entries(places))
    expect(
      secrets.filter((secret) => text.toLowerCase().includes(secret.toLowerCase())),
      place,
    ).toEqual([]);
});
