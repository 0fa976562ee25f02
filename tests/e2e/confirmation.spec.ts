import type { Room } from '#contract/api.generated.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/browser-test.ts';
import { placeAt } from '../support/documents.ts';
import { bookTrip, HttpVisitor } from '../support/visitor.ts';

const place = placeAt('/gb-en');
const tripId = 'costa-rica-with-children';
const rooms: Room[] = [{ adults: 2, childAges: [10] }];

test('a booking is confirmed day by day, goes into the calendar, and is printed without what cannot be pressed on paper', async ({
  page,
  baseURL,
}) => {
  const cookies = new Map<string, string>();
  const { checkout, location } = await bookTrip(new HttpVisitor(baseURL ?? '', cookies), { tripId, rooms, market: 'gb', lang: 'en' });
  await page.context().addCookies([...cookies].map(([name, value]) => ({ name, value, url: baseURL ?? '' })));
  await page.goto(location);
  await expect(page.getByRole('heading', { level: 1, name: place.say('checkout.confirmation.title') })).toBeVisible();
  const { activities, days } = place.documents.tourOf(tripId);
  const farm = page.getByRole('listitem').filter({ hasText: place.text(activities['chocolate-farm']?.name ?? { en: '' }) });
  await expect(farm.last()).toContainText(place.say('checkout.itinerary.at', { time: '09:00' }));
  await expect(farm.last()).toContainText(place.say('checkout.status.Booked'));
  await expect(page.getByRole('heading', { level: 3 }).first()).toContainText(place.say('checkout.itinerary.day', { day: 1 }));
  expect(days.length).toBeGreaterThan(1);
  await expectAccessible(page);

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: place.say('checkout.confirmation.calendar') }).click();
  expect((await downloading).suggestedFilename()).toMatch(/\.ics$/);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: place.say('checkout.confirmation.print') })).toBeHidden();
  await expect(page.getByText(place.text(activities['surf-lesson']?.name ?? { en: '' })).first()).toBeVisible();
  expect(checkout.checkoutId).not.toBe('');
});
