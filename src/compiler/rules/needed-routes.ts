import type { PageName, RoutesDocument, RoutingStrategy } from '#contract/documents.generated.ts';
import { parameterNames } from '#routing/pattern.ts';
import { readPattern } from './route-patterns.ts';

type Route = RoutesDocument['routes'][string];

/** Screens that stand at whatever routes the documents say, or at none. */
type PageOfAnyRoute = 'content' | 'account' | 'designYourOwnTour' | 'customTour' | 'checkoutBookingModifications' | 'moduleReplacement';

/** The routes that screens themselves lead to, by name and whatever documents say, with the parameters they give. */
export const neededRoutes: Readonly<Record<Exclude<PageName, PageOfAnyRoute>, readonly string[]>> = {
  marketSelector: [],
  home: [],
  search: [],
  tour: ['slug'],
  planner: [],
  destinations: [],
  region: ['region'],
  country: ['region', 'country'],
  checkoutEntry: ['checkoutId'],
  checkoutAvailability: ['checkoutId'],
  checkoutExperiences: ['checkoutId'],
  checkoutAdditionalOptions: ['checkoutId'],
  checkoutTravelerDetails: ['checkoutId'],
  checkoutPayment: ['checkoutId'],
  checkoutPaymentSuccessful: ['checkoutId'],
};

/** The parameters that screens give to the route of a name; undefined where no screen leads to it. */
export function neededParameters(name: string): readonly string[] | undefined {
  return Object.hasOwn(neededRoutes, name) ? neededRoutes[name as keyof typeof neededRoutes] : undefined;
}

/** Whether a route has the parameters that screens give to it, no more and no fewer; also where its path cannot be read. */
export function takesNeededParameters(name: string, { path }: Route): boolean {
  const needed = neededParameters(name);
  const pattern = readPattern(typeof path === 'string' ? path : path.en);
  return !needed || !pattern || [...parameterNames(pattern)].sort().join() === [...needed].sort().join();
}

export function isServed({ strategy }: Route, routingStrategy: RoutingStrategy): boolean {
  return strategy === undefined || strategy === 'any' || strategy === routingStrategy;
}
