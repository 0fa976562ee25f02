import type { Locator, Page } from '@playwright/test';
import type { Departure, Room } from '#contract/api.generated.ts';
import { expect } from '../browser-test.ts';
import type { Place } from '../documents.ts';

/** Gives a sign of intent and waits until the application has taken the page over. */
export async function startApp(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).hover();
  await page.waitForFunction(() => Object.keys(document.getElementById('main') ?? {}).some((key) => key.startsWith('__reactFiber')));
}

/** From the market selector to the home page. */
export async function chooseMarket(page: Page, place: Place, fullName: string): Promise<void> {
  await page.locator(`a[href="${place.home}"]`, { hasText: fullName }).click();
  await page.waitForURL(`**${place.home}`);
}

/** Asks the search form on the page. */
export async function searchFor(page: Page, place: Place, query: string): Promise<void> {
  const form = page.getByRole('search');
  await form.getByLabel(place.say('search.query.label')).fill(query);
  await form.getByRole('button', { name: place.say('search.submit') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(place.say('search.headingFor', { query }));
}

/** The titles of the tours that a search found, in their order. */
export function resultTitles(page: Page): Locator {
  return page.locator('#results').getByRole('article').getByRole('heading', { level: 3 });
}

export async function openResult(page: Page, place: Place, tourId: string): Promise<void> {
  const title = place.text(place.documents.tourOf(tourId).title);
  await page.locator('#results').getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

export function bookingPanel(page: Page, place: Place): Locator {
  return page.getByRole('complementary', { name: place.say('tour.book.heading') });
}

/** The booking form of the tour page, once the application and the departures are there. */
export async function openBookingForm(page: Page, place: Place): Promise<Locator> {
  const panel = bookingPanel(page, place);
  await panel.getByRole('heading', { name: place.say('tour.book.heading') }).hover();
  await expect(panel.getByLabel(place.say('tour.book.month'))).toBeVisible();
  return panel;
}

export async function chooseDeparture(panel: Locator, place: Place, { date }: Departure): Promise<void> {
  await panel.getByLabel(place.say('tour.book.month')).selectOption(date.slice(0, 7));
  await panel.locator(`input[name="departure"][value="${date}"]`).check();
}

/** Sets rooms, adults and children, which begin as one room with two adults. */
export async function chooseParty(panel: Locator, place: Place, rooms: readonly Room[]): Promise<void> {
  for (const [index, { adults, childAges }] of rooms.entries()) {
    if (index > 0) await panel.getByRole('button', { name: place.say('tour.book.addRoom') }).click();
    const room = panel.getByRole('group', { name: place.say('tour.book.room', { number: index + 1 }), exact: true });
    await count(room, place, 'tour.book.adults', adults);
    if (childAges.length > 0) await count(room, place, 'tour.book.children', childAges.length);
    for (const [child, age] of childAges.entries())
      await room.getByLabel(place.say('tour.book.childAge', { number: child + 1 })).selectOption(String(age));
  }
}

async function count(room: Locator, place: Place, labelId: string, wanted: number): Promise<void> {
  const label = place.say(labelId);
  const counter = room.getByRole('group', { name: label, exact: true });
  const current = Number(await counter.getByRole('status').textContent());
  const direction = place.say(current < wanted ? 'tour.book.more' : 'tour.book.fewer', { label });
  for (let step = 0; step < Math.abs(wanted - current); step++) await counter.getByRole('button', { name: direction }).click();
  await expect(counter.getByRole('status')).toHaveText(String(wanted));
}

export async function book(panel: Locator, place: Place): Promise<void> {
  await panel.getByRole('button', { name: place.say('tour.book.submit') }).click();
}
