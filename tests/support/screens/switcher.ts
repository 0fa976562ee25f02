import type { Locator, Page } from '@playwright/test';
import { documentOf, type Place } from '../documents.ts';

/** The market's name in the language of the page. */
function marketName(place: Place, market: string): string {
  return place.text(documentOf('market', market).name);
}

async function openSwitcher(page: Page, place: Place): Promise<Locator> {
  const footer = page.getByRole('contentinfo');
  await footer.locator('summary', { hasText: marketName(place, place.market) }).click();
  return footer;
}

/** From the page of a place to the same one of another market. */
export async function switchMarket(page: Page, place: Place, market: string): Promise<void> {
  const label = place.text(documentOf('footer', place.market).preferencesBlock.marketLabel);
  const footer = await openSwitcher(page, place);
  await footer.getByRole('combobox', { name: label, exact: true }).selectOption({ label: marketName(place, market) });
}

/** From the page of a place to the same one in another language of its market. */
export async function switchLanguage(page: Page, place: Place, language: string): Promise<void> {
  const label = place.text(documentOf('footer', place.market).preferencesBlock.languageLabel);
  const footer = await openSwitcher(page, place);
  await footer.getByRole('combobox', { name: label, exact: true }).selectOption(language);
}
