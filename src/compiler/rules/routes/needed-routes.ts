import type { PageName, RoutesDocument, RoutingStrategy } from '#contract/documents.generated.ts';
import { parameterNames } from '#routing/pattern.ts';
import { readPattern } from './route-patterns.ts';

type Route = RoutesDocument['routes'][string];
type Parameters = readonly string[];

const none: Parameters = [];
const ofACheckout: readonly Parameters[] = [['checkoutId']];

/** The parameters by which each screen is found, those of one choice; the account platform reads what it likes. */
const parametersOfScreens: Readonly<Record<PageName, readonly Parameters[] | 'any'>> = {
  marketSelector: [none],
  home: [none],
  search: [none],
  tour: [['slug']],
  planner: [none],
  destinations: [none],
  region: [['region']],
  country: [['region', 'country']],
  content: [['slug'], none],
  account: 'any',
  designYourOwnTour: [none],
  customTour: [['refId']],
  checkoutEntry: ofACheckout,
  checkoutAvailability: ofACheckout,
  checkoutExperiences: ofACheckout,
  checkoutAdditionalOptions: ofACheckout,
  checkoutTravelerDetails: ofACheckout,
  checkoutPayment: ofACheckout,
  checkoutPaymentSuccessful: ofACheckout,
  checkoutBookingModifications: ofACheckout,
  moduleReplacement: [['encodedUrl'], none],
};

/** Screens that others lead to by the names of their routes, whatever documents say. */
export const neededScreens = [
  'marketSelector',
  'home',
  'search',
  'tour',
  'planner',
  'destinations',
  'region',
  'country',
  'checkoutEntry',
  'checkoutAvailability',
  'checkoutExperiences',
  'checkoutAdditionalOptions',
  'checkoutTravelerDetails',
  'checkoutPayment',
  'checkoutPaymentSuccessful',
] as const satisfies PageName[];

/** Routes of the account platform's screens that the store itself leads to. */
export const accountRoutes = ['login', 'signup', 'resetPassword', 'profile', 'bookings', 'manualBookingAssociation'] as const;

/** Whether an account route shows what belongs to a customer who is logged in. */
export function isOfLoggedInCustomers(name: string): boolean {
  return name === 'profile' || name === 'bookings' || name === 'manualBookingAssociation';
}

/** Whether a guard closes a route to which screens lead everybody. */
export function isClosedToSome(name: string, { guards = [] }: Route): boolean {
  return isNeeded(name) && guards.length > 0;
}

/** Whether screens lead to a route of this name. */
export function isNeeded(name: string): boolean {
  return neededScreens.some((screen) => screen === name);
}

/** Whether a store of a strategy cannot do without the route of a name: a single market is chosen nowhere. */
export function isNeededIn(strategy: RoutingStrategy, name: string): boolean {
  return isNeeded(name) && !(name === 'marketSelector' && strategy === 'single-market-and-language');
}

/** Whether a screen does what it should only at the route of its name. */
export function isBoundToItsName(page: PageName): boolean {
  return page === 'planner' || page.startsWith('checkout');
}

/** The parameters that are given to a route, those of one choice; undefined where any may be. */
function choicesOf(name: string, { page }: Route): readonly Parameters[] | undefined {
  if (accountRoutes.some((route) => route === name)) return [none];
  const choices = parametersOfScreens[page];
  return choices === 'any' ? undefined : choices;
}

export const noParameter = 'no parameter';

/** Which parameters the path of a route must have, in words; undefined where it has them, or cannot be read. */
export function lackingParameters(name: string, route: Route): string | undefined {
  const choices = choicesOf(name, route);
  const pattern = readPattern(typeof route.path === 'string' ? route.path : route.path.en);
  if (!choices || !pattern || choices.some((names) => sorted(names) === sorted(parameterNames(pattern)))) return undefined;
  return choices.map((names) => names.map((parameter) => `{${parameter}}`).join(', ') || noParameter).join(' or ');
}

function sorted(names: Parameters): string {
  return [...names].sort().join();
}

export function isServed({ strategy }: Route, routingStrategy: RoutingStrategy): boolean {
  return strategy === undefined || strategy === 'any' || strategy === routingStrategy;
}
