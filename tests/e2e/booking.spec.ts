import type { Page } from '@playwright/test';
import type { Room } from '#contract/api.generated.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { test } from '../support/browser-test.ts';
import { documentOf, placeAt, places, tourOf } from '../support/documents.ts';
import { bookTour, type Journey } from '../support/journey.ts';
import { chooseMarket } from '../support/screens/public-pages.ts';

interface TitledJourney extends Journey {
  title: string;
}

const couple: Room[] = [{ adults: 2, childAges: [] }];

const journeys: TitledJourney[] = [
  {
    title: 'two rooms and a child, on a small screen',
    place: placeAt('/gb-en'),
    tourId: 'lofoten-islands',
    query: 'norwegian islands',
    rooms: [
      { adults: 2, childAges: [9] },
      { adults: 1, childAges: [] },
    ],
    card: 'succeeds',
    axeWidth: 390,
  },
  {
    title: 'with 3-D Secure',
    place: placeAt('/be-fr'),
    tourId: 'kumano-old-way',
    query: 'sentiers de pèlerinage',
    rooms: couple,
    card: 'challenges',
  },
  {
    title: 'after a decline, a tour without questions',
    place: placeAt('/be-nl'),
    tourId: 'costa-rica-with-children',
    query: 'kinderen regenwoud',
    rooms: [{ adults: 1, childAges: [6] }],
    card: 'declined',
  },
  {
    title: 'alone, on a large screen',
    place: placeAt('/de-de'),
    tourId: 'lisbon-to-porto-by-train',
    query: 'Bahnreisen Portugal',
    rooms: [{ adults: 1, childAges: [] }],
    card: 'succeeds',
    axeWidth: 1440,
  },
];

/** Journeys in all other places, in `npm run test:full` only. */
const journeysElsewhere: TitledJourney[] = places
  .filter(({ home }) => process.env.FULL_TESTS && !journeys.some(({ place }) => place.home === home))
  .map((place) => ({
    title: 'by its title',
    place,
    tourId: 'dolomites-hut-to-hut',
    query: place.text(tourOf('dolomites-hut-to-hut').title),
    rooms: couple,
    card: 'succeeds',
  }));

for (const journey of [...journeys, ...journeysElsewhere]) {
  const { place, title, axeWidth } = journey;
  test.describe(`${place.market}/${place.language}`, () => {
    if (axeWidth) test.use({ viewport: { width: axeWidth, height: 900 } });
    test(`a visitor books a tour: ${title}`, async ({ page }) => {
      await enter(page, journey);
      await bookTour(page, journey);
    });
  });
}

/** By the market selector to the home page. */
async function enter(page: Page, { place, axeWidth }: Journey): Promise<void> {
  const language = documentOf('market', place.market).availableLanguages.find(({ urlCode }) => urlCode === place.language);
  await page.goto('/');
  if (axeWidth) await expectAccessible(page);
  await chooseMarket(page, place, language?.fullName ?? '');
}
