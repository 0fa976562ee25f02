import { afterAll, beforeAll, expect, test } from 'vitest';
import { calendarAddress } from '#contract/booking-calendar.ts';
import { releaseWith, tourId } from '../fixtures/release.ts';
import { departureDate, openPayment, openStore, readyToPay, sendCard, type TestStore, Visitor } from './store-fixture.ts';

let store: TestStore;
beforeAll(async () => {
  const release = releaseWith(
    ({ id, activities }) =>
      id === tourId && activities.kayak ? { activities: { kayak: { ...activities.kayak, startTime: '09:30' } } } : {},
    'with-times',
  );
  store = await openStore({ release });
});
afterAll(() => store.close());

test('whoever booked gets a calendar file, and nobody else', async () => {
  const visitor = new Visitor(store.app);
  const checkoutId = await readyToPay(visitor);
  const address = calendarAddress(checkoutId, 'fr');
  // Nothing is agreed before it is paid.
  expect((await visitor.send('GET', address)).status).toBe(404);

  const session = await openPayment(visitor, checkoutId);
  await sendCard(visitor, session.confirm_url, '4242424242424242');
  await visitor.send('GET', session.return_url);
  const { status, headers, body } = await visitor.send<string>('GET', address);
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'text/calendar; charset=utf-8', 'no-store']);
  expect(headers['content-disposition']).toMatch(/^attachment; filename="[A-Z0-9]{8}\.ics"$/);
  const day = departureDate.replaceAll('-', '');
  expect(body).toContain(`DTSTART;VALUE=DATE:${day}\r\n`);
  expect(body).toContain('SUMMARY:Sortie en kayak\r\n');
  expect(body).toContain('T093000\r\n');
  expect(body).not.toContain('Lambert');

  const stranger = await new Visitor(store.app).send('GET', address);
  expect([stranger.status, JSON.stringify(stranger.body)]).toEqual([404, expect.stringContaining('CHECKOUT_NOT_FOUND')]);
  expect((await visitor.send('GET', address.replace('?lang=fr', ''))).status).toBe(422);
});
