import type { ContentPage } from '#contract/documents.generated.ts';
import howWeTravel from '../../../markets/content/pages/how-we-travel.json' with { type: 'json' };
import { destinationAddresses } from '../destinations.ts';
import type { Place } from '../documents.ts';

const { slug } = howWeTravel as ContentPage;

/** Where each screen is that every visitor can reach, in a market and language. */
const publicScreens: Record<string, (place: Place) => string> = {
  home: ({ home }) => home,
  search: ({ search }) => search,
  'search with words': ({ search }) => `${search}?query=train&sort=price`,
  'search without results': ({ search }) => `${search}?query=xyzzyqwv`,
  tour: (place) => place.tour('lofoten-islands'),
  destinations: (place) => destinationAddresses(place).list,
  region: (place) => destinationAddresses(place).region('northern-europe'),
  country: (place) => destinationAddresses(place).country('northern-europe', 'norway'),
  'design your own tour': (place) => place.pathOf('designYourOwnTour'),
  cookies: (place) => place.pathOf('cookiesPolicy'),
  terms: (place) => place.pathOf('termsConditions'),
  privacy: (place) => place.pathOf('privacyPolicy'),
  questions: (place) => place.pathOf('faq'),
  'legal notice': (place) => place.pathOf('impressum'),
  'a page of blocks': (place) => `${place.home}/${place.text(slug)}`,
};

/** Screens that another one is made like. */
const alike = ['search without results', 'cookies', 'terms', 'privacy'];

/** Of screens that are made alike, one; in `npm run test:full` each. */
export const sampledScreens = Object.entries(publicScreens).filter(([name]) => process.env.FULL_TESTS || !alike.includes(name));
