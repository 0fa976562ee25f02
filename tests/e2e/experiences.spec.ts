import { expectAccessible } from '../support/accessibility.ts';
import { expect, failedRequest, test } from '../support/browser-test.ts';
import { placeAt } from '../support/documents.ts';
import { checkoutPath, expectAvailable, expectStep, goOn } from '../support/screens/checkout.ts';
import { answerQuestions } from '../support/screens/experiences.ts';
import { createCheckout, findDeparture } from '../support/store-calls.ts';

/** Its organisers ask for an answer of every type. */
const tourId = 'namibia-desert-drive';
const rooms = [{ adults: 2, childAges: [] }];
const answersPath = '**/api/tours/checkout/activity-questions?*';

test.use({ expectedComplaints: failedRequest(502) });

test('questions of every type are answered on a phone, and a post that fails keeps one on the step', async ({ page }) => {
  const place = placeAt('/de-de');
  await page.setViewportSize({ width: 390, height: 844 });
  const types = Object.values(place.documents.tourOf(tourId).activities).flatMap(({ questions }) =>
    Object.values(questions ?? {}).map(({ answerType }) => answerType),
  );
  expect(new Set(types)).toEqual(new Set(['boolean', 'date', 'dateAndTime', 'double', 'int', 'phone', 'text']));

  const { date: startDate } = await findDeparture(page.request, place, tourId, rooms);
  await page.goto(checkoutPath(await createCheckout(page, place, tourId, rooms)));
  await expectAvailable(page, place);
  await goOn(page, place);
  await expectStep(page, place, 'experiences');

  await goOn(page, place);
  await expect(page.locator('[aria-labelledby="error-summary-title"]')).toBeFocused();
  await expectAccessible(page);

  await answerQuestions(page, place, tourId, startDate);
  await page.route(answersPath, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 502, json: { code: 'BAD_GATEWAY', status: 502, statusMessage: '' } })
      : route.fallback(),
  );
  await goOn(page, place);
  const { badGateway } = place.documents.documentOf('errors', place.market);
  await expect(page.getByText(place.text(badGateway.title))).toBeVisible();
  await expectStep(page, place, 'experiences');

  await page.unroute(answersPath);
  await goOn(page, place);
  await expectStep(page, place, 'travelerDetails');
});
