import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/browser-test.ts';
import { placeAt, tourOf } from '../support/documents.ts';
import { startApp } from '../support/screens/public-pages.ts';

const english = placeAt('/gb-en');
const finnish = placeAt('/fi-fi');
const tour = 'lofoten-islands';

test('what is typed may become a tour, chosen by keyboard', async ({ page }) => {
  await page.goto(finnish.home);
  const field = page.getByRole('main').locator('input[name="query"]');
  await field.click();
  await field.pressSequentially('lofoot', { delay: 20 });
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.first()).toBeVisible();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
  await field.press('ArrowDown');
  const marked = page.getByRole('listbox').getByRole('option', { selected: true });
  await expect(field).toHaveAttribute('aria-activedescendant', (await marked.getAttribute('id')) ?? '');
  await field.press('Escape');
  await expect(options).toHaveCount(0);
  await field.press('Backspace');
  const title = finnish.text(tourOf(tour).title);
  const wanted = page.getByRole('listbox').getByRole('option', { name: title });
  await expect(wanted).toBeVisible();
  for (let presses = 0; (await wanted.getAttribute('aria-selected')) !== 'true' && presses < 8; presses++) await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL(finnish.tour(tour));
});

test('a country that is suggested narrows the search, even when it is misspelt', async ({ page }) => {
  await page.goto(english.search);
  const field = page.getByRole('main').locator('input[name="query"]');
  await field.click();
  await field.pressSequentially('Norwya', { delay: 20 });
  await page.getByRole('listbox').getByRole('option', { name: 'Norway' }).first().click();
  await expect(page).toHaveURL(`${english.search}?country=norway`);
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('1');
});

test('words that are only typed are searched as they are', async ({ page }) => {
  await page.goto(english.search);
  await startApp(page);
  const field = page.getByRole('main').locator('input[name="query"]');
  await field.click();
  await field.pressSequentially('train', { delay: 20 });
  await field.press('Enter');
  await expect(page).toHaveURL(`${english.search}?query=train`);
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(0);
});
