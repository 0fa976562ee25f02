import type { BrowserContext, Page } from '@playwright/test';
import type { Room } from '#contract/api.generated.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, failedRequest, test } from '../support/browser-test.ts';
import { type Place, placeAt } from '../support/documents.ts';
import { expectMailTo } from '../support/mails.ts';
import { checkoutPath, expectAvailable, expectStep, goOn, openTravellerDetails } from '../support/screens/checkout.ts';
import { answerQuestions } from '../support/screens/experiences.ts';
import { contactSection, fieldLabel, fillTravellers } from '../support/screens/travellers.ts';
import { createCheckout, findDeparture } from '../support/store-calls.ts';

const [french, dutch] = [placeAt('/be-fr'), placeAt('/be-nl')];
const british = placeAt('/gb-en');
const plainTour = 'costa-rica-with-children';
/** It asks questions of every kind. */
const askingTour = 'namibia-desert-drive';
const rooms: Room[] = [{ adults: 1, childAges: [] }];

const contactField = (page: Page, place: Place, path: string) =>
  contactSection(page, place).getByLabel(fieldLabel(place, 'contact', path), { exact: true });

const chooseLanguage = (page: Page, place: Place, to: Place) =>
  page.getByRole('combobox', { name: place.say('checkout.language'), exact: true }).selectOption(to.language);

/** All that stands in the fields of a step. */
const typedIn = (page: Page) =>
  page
    .locator('form[aria-labelledby="step-title"]')
    .evaluate((form: HTMLFormElement) => [...new FormData(form).entries()].map(([name, value]) => `${name}: ${value}`).sort());

test('a reload on each step, another language in the middle and the way back lose nothing that was typed', async ({ page }) => {
  const { date: startDate } = await findDeparture(page.request, french, askingTour, rooms);
  const checkoutId = await createCheckout(page, french, askingTour, rooms);
  await page.goto(checkoutPath(checkoutId));
  await expectStep(page, french, 'availability');
  await page.reload();
  await expectStep(page, french, 'availability');
  await expectAvailable(page, french);
  await goOn(page, french);

  await expectStep(page, french, 'experiences');
  await answerQuestions(page, french, askingTour, startDate);
  const answers = await typedIn(page);
  await page.reload();
  await expectStep(page, french, 'experiences');
  await expect.poll(() => typedIn(page)).toEqual(answers);

  await chooseLanguage(page, french, dutch);
  await expectStep(page, dutch, 'experiences');
  await expect(page.locator('html')).toHaveAttribute('lang', dutch.contentLocale);
  await expect.poll(() => typedIn(page)).toEqual(answers);
  await expectAccessible(page);
  await goOn(page, dutch);

  await expectStep(page, dutch, 'travelerDetails');
  await fillTravellers(page, dutch, { email: 'state.keeper@mail.example', rooms, startDate });
  const details = await typedIn(page);
  // The language is the checkout's own now, whatever the address says.
  await page.goto(checkoutPath(checkoutId, 'travelerDetails'));
  await expectStep(page, dutch, 'travelerDetails');
  await expect.poll(() => typedIn(page)).toEqual(details);
  await goOn(page, dutch);

  await expectStep(page, dutch, 'payment');
  await page.reload();
  await expectStep(page, dutch, 'payment');
  await page.goBack();
  await expectStep(page, dutch, 'travelerDetails');
  await expect.poll(() => typedIn(page)).toEqual(details);
  await page.goBack();
  await expectStep(page, dutch, 'travelerDetails');
});

test.describe('without a network', () => {
  test.use({ expectedComplaints: /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED/ });

  test('who goes offline in the middle loses nothing, sends nothing by halves, and goes on when the network is back', async ({
    page,
    context,
  }) => {
    const checkoutId = await createCheckout(page, british, plainTour, rooms);
    const { date: startDate } = await findDeparture(page.request, british, plainTour, rooms);
    await openTravellerDetails(page, british, checkoutId);
    await fillTravellers(page, british, { email: 'off.line@mail.example', rooms, startDate });

    await context.setOffline(true);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(british.say('checkout.offline.title'));
    await goOn(page, british);
    await expect(alert).toContainText(british.say('checkout.offline.notSent'));
    await expectStep(page, british, 'travelerDetails');
    await contactField(page, british, 'firstName').fill('Offline');
    await expectAccessible(page);

    await context.setOffline(false);
    await expect(alert).toHaveCount(0);
    await expect(page.getByText(british.say('checkout.offline.back'))).toBeVisible();
    await goOn(page, british);
    await expectStep(page, british, 'payment');
    await page.goBack();
    await expect(contactField(page, british, 'firstName')).toHaveValue('Offline');
  });
});

test('two tabs of one checkout fill in one form', async ({ page, context }) => {
  const checkoutId = await createCheckout(page, british, plainTour, rooms);
  await openTravellerDetails(page, british, checkoutId);
  const other = await context.newPage();
  await other.goto(checkoutPath(checkoutId, 'travelerDetails'));
  await expectStep(other, british, 'travelerDetails');
  await contactField(page, british, 'firstName').fill('Ada');
  await expect(contactField(other, british, 'firstName')).toHaveValue('Ada');
  await contactField(other, british, 'lastName').fill('Lovelace');
  await expect(contactField(page, british, 'lastName')).toHaveValue('Lovelace');
  await page.reload();
  await expect(contactField(page, british, 'firstName')).toHaveValue('Ada');
  await expect(contactField(page, british, 'lastName')).toHaveValue('Lovelace');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await other.close();
});

test.describe('a browser that keeps nothing', () => {
  test.use({ expectedComplaints: /^The checkout could not be kept in this browser/ });

  test('goes on from the draft that the server has', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Forbidden', 'QuotaExceededError');
      };
    });
    const checkoutId = await createCheckout(page, british, plainTour, rooms);
    await openTravellerDetails(page, british, checkoutId);
    await contactField(page, british, 'firstName').fill('Private');
    await page.reload();
    await expectStep(page, british, 'travelerDetails');
    await expect(contactField(page, british, 'firstName')).toHaveValue('Private');
  });
});

test.describe('a link to another device', () => {
  test.use({ expectedComplaints: failedRequest(404, 410) });

  async function onAnotherDevice(page: Page, url: string): Promise<Page> {
    const context: BrowserContext = (await page.context().browser()?.newContext()) as BrowserContext;
    const other = await context.newPage();
    await other.goto(url);
    return other;
  }

  test('takes the checkout over once, with what was typed a moment ago, and closes it on the first', async ({ page }) => {
    const email = 'other.device@mail.example';
    const checkoutId = await createCheckout(page, french, plainTour, rooms);
    await openTravellerDetails(page, french, checkoutId);
    await contactField(page, french, 'firstName').fill('Noor');
    await contactField(page, french, 'email').fill(email);
    await page.getByRole('button', { name: french.say('checkout.resume.title') }).click();
    const dialog = page.getByRole('dialog');
    const link = dialog.getByLabel(french.say('checkout.resume.link'));
    await expect(link).toHaveValue(/\/resume-checkout\?/);
    const url = await link.inputValue();
    await expect(dialog.getByLabel(french.say('checkout.resume.email'), { exact: true })).toHaveValue(email);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: french.say('checkout.resume.send') }).click();
    await expect(dialog.getByRole('status')).toContainText(email);

    const other = await onAnotherDevice(page, url);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(french.say('checkout.resume.page.openTitle'));
    await expect(other.locator('html')).toHaveAttribute('lang', french.contentLocale);
    await expectAccessible(other);
    // Whatever looks through mails opens the link, too, and changes nothing.
    await other.reload();
    await other.getByRole('button', { name: french.say('checkout.resume.page.button') }).click();
    await expectStep(other, french, 'travelerDetails');
    expect(other.url()).not.toContain('signature');
    await expect(contactField(other, french, 'firstName')).toHaveValue('Noor');

    await page
      .getByRole('dialog')
      .getByRole('button', { name: french.say('shell.close') })
      .click();
    await contactField(page, french, 'lastName').fill('Late');
    await goOn(page, french);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(french.say('checkout.movedTitle'));
    await expectAccessible(page);
    expect(await page.evaluate((item) => localStorage.getItem(item), `checkout-${checkoutId}`)).toBeNull();

    const { text = '' } = await expectMailTo(email);
    const mailed = /https?:\S+\/resume-checkout\?\S+/.exec(text)?.[0] ?? '';
    const answer = await other.goto(mailed);
    expect([answer?.status(), answer?.headers()['referrer-policy'], answer?.headers()['cache-control']]).toEqual([
      410,
      'strict-origin',
      'no-store',
    ]);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(french.say('checkout.resume.page.usedTitle'));
    await other.goto(url.replace(/signature=.{4}/, 'signature=0000'));
    await expect(other.locator('#main a')).toBeVisible();
    await expectAccessible(other);
    await other.context().close();
  });
});
