import { devices, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/browser-test.ts';
import { type Place, placeAt } from '../support/documents.ts';
import { expectMailTo } from '../support/mails.ts';

/** Most kB (1000 bytes) of JavaScript as it travels, brotli. */
const javaScriptLimit = 150;

/** The form of a market as its document words it. */
function formAt(page: Page, place: Place) {
  const { title, submitLabel, sections } = place.documents.documentOf('custom-tour-form', place.market);
  const fieldOf = (key: string) => {
    const field = Object.values(sections).flatMap(({ fields }) => fields[key] ?? [])[0];
    if (!field) throw new Error(`The form has no field ${key}`);
    return field;
  };
  const labelled = (key: string): Locator => page.getByLabel(place.text(fieldOf(key).label));
  const choice = (label: string): Locator => page.getByLabel(label, { exact: true });
  return {
    path: `${place.home}/${place.language === 'nl' ? 'ontwerp-je-eigen-rondreis' : 'design-your-own-tour'}`,
    title: place.text(title),
    submit: page.getByRole('button', { name: place.text(submitLabel) }),
    labelled,
    choice,
    option: (key: string, value: string) => choice(place.text(fieldOf(key).options?.[value]?.label ?? { en: '' })),
    fillIn: async (email: string) => {
      await labelled('month').selectOption({ index: 6 });
      await labelled('days').fill('12');
      await labelled('adults').fill('2');
      await labelled('name').fill('Ada Example');
      await labelled('email').fill(email);
    },
  };
}

async function openForm(page: Page, place: Place) {
  const form = formAt(page, place);
  await page.goto(form.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(form.title);
  await page.waitForFunction(() => Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__reactFiber')));
  return form;
}

test('a form left with mistakes says which; filled in, it becomes a tour that is found again and mailed', async ({ page }) => {
  const place = placeAt('/gb-en');
  const form = await openForm(page, place);
  await expectAccessible(page);

  await form.submit.click();
  const summary = page.getByRole('heading', { name: place.say('form.errorSummary', { count: 6 }) }).locator('..');
  await expect(summary).toBeFocused();
  await expectAccessible(page);
  await summary.getByRole('link').first().press('Enter');
  await expect(form.labelled('month')).toBeFocused();

  await form.fillIn('ada.custom@example.com');
  await form.choice('Japan').check();
  await page.getByLabel(place.say('form.childCount')).selectOption('1');
  await page.getByLabel(place.say('form.childAge', { number: 1 })).selectOption('13');
  await form.option('pace', 'active').check();
  await form.labelled('wishes').fill('A birthday <b>on</b> the way');
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('A birthday');
  await page.reload();
  await expect(form.labelled('wishes')).toHaveValue('A birthday <b>on</b> the way');
  await expect(form.choice('Japan')).toBeChecked();
  await expect(page.getByLabel(place.say('form.childAge', { number: 1 }))).toHaveValue('13');

  await form.labelled('consent').check();
  await form.submit.click();
  await page.waitForURL(/design-your-own-tour\/[A-Za-z0-9_-]{32}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(place.say('customTour.heading', { days: 12, countries: 'Japan' }));
  await expectAccessible(page);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Ada Example');

  const answer = await page.reload();
  expect(answer?.headers()['cache-control']).toBe('no-store');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByText('A birthday <b>on</b> the way')).toBeVisible();
  await expect(page.getByText('Ada Example')).toHaveCount(0);
  await expect(page.getByRole('region', { name: place.say('tour.itinerary') }).getByRole('listitem')).toHaveCount(12);

  const mail = await expectMailTo('ada.custom@example.com');
  expect(mail.text).toContain(page.url());

  await page.getByRole('link', { name: place.say('customTour.book') }).click();
  await page.waitForURL(/\/tour\/.+#book$/);
});

test('the form is filled in and sent by keyboard alone, on a small screen too', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...devices['iPhone 13'], baseURL: baseURL ?? '', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const place = placeAt('/de-de');
  const form = await openForm(page, place);
  await expectAccessible(page);
  await form.labelled('month').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type('7');
  await form.option('pace', 'relaxed').focus();
  await page.keyboard.press('Space');
  await form.labelled('adults').focus();
  await page.keyboard.type('1');
  await form.labelled('name').focus();
  await page.keyboard.type('Ada');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ada.keyboard@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(form.submit).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL(/design-your-own-tour\/.+/);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await context.close();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page can be read and says what it needs', async ({ page }) => {
    const place = placeAt('/be-nl');
    const form = formAt(page, place);
    await page.goto(form.path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(form.title);
    await expect(form.labelled('email')).toBeVisible();
    await expect(page.locator('noscript p', { hasText: place.say('customTour.noScript') })).toBeVisible();
  });
});

test.describe('addresses', () => {
  test.use({ expectedComplaints: /status of 404/ });

  test('a reference id that nobody was given leads nowhere', async ({ page }) => {
    const answer = await page.goto(`${placeAt('/gb-en').home}/design-your-own-tour/nobody-was-given-this`);
    expect(answer?.status()).toBe(404);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
});

test('the form keeps its budget of JavaScript', async ({ page }) => {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.push(response.finished().then(async () => (await response.request().sizes()).responseBodySize));
  });
  await page.goto(formAt(page, placeAt('/gb-en')).path, { waitUntil: 'networkidle' });
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes / 1000).toBeLessThanOrEqual(javaScriptLimit);
});
