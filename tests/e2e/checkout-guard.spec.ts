import type { Room } from '#contract/api.generated.ts';
import { calls } from '#contract/calls.generated.ts';
import { expect, failedRequest, test } from '../support/browser-test.ts';
import { documentOf, placeAt } from '../support/documents.ts';
import { checkoutPath, expectAvailable, expectStep, goOn, openTravellerDetails } from '../support/screens/checkout.ts';
import { contactSection, fieldLabel, fillTravellers } from '../support/screens/travellers.ts';
import { createCheckout, findDeparture } from '../support/store-calls.ts';

const place = placeAt('/gb-en');
const tourId = 'costa-rica-with-children';
const rooms: Room[] = [{ adults: 1, childAges: [] }];
const email = 'guarded.traveller@mail.example';

test('whoever asks for a later step is led to the first that is not complete', async ({ page }) => {
  const checkoutId = await createCheckout(page, place, tourId, rooms);
  for (const step of ['payment', 'travelerDetails'] as const) {
    await page.goto(checkoutPath(checkoutId, step));
    await expectStep(page, place, 'availability');
  }
  await expectAvailable(page, place);
  await goOn(page, place);
  await expectStep(page, place, 'travelerDetails');
  await page.goto(checkoutPath(checkoutId, 'payment'));
  await expectStep(page, place, 'travelerDetails');
});

test('what was typed is there after a reload', async ({ page }) => {
  const checkoutId = await createCheckout(page, place, tourId, rooms);
  await openTravellerDetails(page, place, checkoutId);
  const firstName = contactSection(page, place).getByLabel(fieldLabel(place, 'contact', 'firstName'), { exact: true });
  await firstName.fill('Ngozi');

  await page.reload();
  expect(await page.evaluate((item) => localStorage.getItem(item), `checkout-${checkoutId}`)).not.toContain('Ngozi');
  await expectStep(page, place, 'travelerDetails');
  await expect(firstName).toHaveValue('Ngozi');
});

test('the browser’s back button leads back through the steps, and nothing is lost', async ({ page }) => {
  const { date: startDate } = await findDeparture(page.request, place, tourId, rooms);
  const checkoutId = await createCheckout(page, place, tourId, rooms);
  await openTravellerDetails(page, place, checkoutId);
  await fillTravellers(page, place, { email, rooms, startDate });
  await goOn(page, place);
  await expectStep(page, place, 'payment');

  await page.goBack();
  await expectStep(page, place, 'travelerDetails');
  const emailField = contactSection(page, place).getByLabel(fieldLabel(place, 'contact', 'email'), { exact: true });
  await expect(emailField).toHaveValue(email);
  await page.goBack();
  await expectStep(page, place, 'availability');
  await page.goForward();
  await expectStep(page, place, 'travelerDetails');
  await goOn(page, place);
  await expectStep(page, place, 'payment');
});

test.describe('another visitor', () => {
  test.use({ expectedComplaints: failedRequest(404) });

  test('who has the address of a checkout is told that it does not exist', async ({ page, browser, baseURL }) => {
    const owner = await browser.newPage(baseURL ? { baseURL } : {});
    const { date: startDate } = await findDeparture(owner.request, place, tourId, rooms);
    const checkoutId = await createCheckout(owner, place, tourId, rooms);
    await openTravellerDetails(owner, place, checkoutId);
    await fillTravellers(owner, place, { email, rooms, startDate });
    await goOn(owner, place);
    await expectStep(owner, place, 'payment');
    await owner.close();

    const received: string[] = [];
    page.on('response', async (response) => received.push(await response.text().catch(() => '')));
    await page.goto(checkoutPath(checkoutId, 'payment'));
    const { errorConfiguration404 } = documentOf('errors', place.market);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(place.text(errorConfiguration404.title));
    expect(received.join('\n')).not.toContain(email);

    const query = { checkoutId, marketConfigurationId: place.market, lang: place.language };
    for (const name of ['getCheckoutDetails', 'getBookingData', 'getPlannerPax', 'validateStoredTravelerDetails'] as const) {
      const answer = await page.request.get(calls[name].path, { params: query });
      expect(answer.status(), name).toBe(404);
      expect(await answer.text()).not.toContain(email);
    }
  });
});
