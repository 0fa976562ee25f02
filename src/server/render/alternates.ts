import type { CompiledRoute } from '#contract/release.ts';
import { buildHref } from '#routing/href.ts';
import type { LiveRelease } from '../release/live-release.ts';

export interface Alternate {
  /** As `fr-BE`: a language and the market's country, so that two markets that share a content locale are told apart. */
  hreflang: string;
  href: string;
}

export interface AlternatesInput {
  live: LiveRelease;
  publicOrigin: string;
  route: CompiledRoute;
  params: Record<string, string>;
  translatedParams: Record<string, Record<string, string>>;
}

/** More alternates than this stand in no page: each would weigh on every visitor, and a sitemap is the place for so many. */
const maxAlternates = 100;

/** A place that has the page, and how it names itself to search engines. */
interface Place {
  route: CompiledRoute;
  marketCode: string;
  languageCode: string;
  hreflang: string;
}

/** Where a release has a route: the same for all of its pages. */
const placesOfReleases = new WeakMap<LiveRelease, Map<string, Place[]>>();

function placesOf(live: LiveRelease, name: string): Place[] {
  const ofRelease = placesOfReleases.get(live) ?? new Map<string, Place[]>();
  placesOfReleases.set(live, ofRelease);
  const ofRoute = ofRelease.get(name) ?? findPlaces(live, name);
  ofRelease.set(name, ofRoute);
  return ofRoute;
}

function findPlaces(live: LiveRelease, name: string): Place[] {
  return live.marketLanguages.flatMap(({ market, languageCode }) => {
    const route = market.routes.find((candidate) => candidate.name === name);
    const language = market.languages.find(({ urlCode }) => urlCode === languageCode);
    if (!route || !language || (route.flag && market.flags[route.flag] !== true)) return [];
    const hreflang = `${new Intl.Locale(language.contentLocale).language}-${market.country}`;
    return [{ route, marketCode: market.code, languageCode, hreflang }];
  });
}

/**
 * The same page in every market and language that has it. Each page lists all of them, itself included, so that they
 * answer one another, as search engines ask. None where there are more than maxAlternates: the page then names no other.
 */
export function alternatesOf({ live, publicOrigin, route, params, translatedParams }: AlternatesInput): Alternate[] {
  const { routingStrategy } = live.release.brand;
  if (!route.prefixed || routingStrategy === 'single-market-and-language') return [];
  const places = placesOf(live, route.name);
  if (places.length > maxAlternates) return [];
  return places.map(({ hreflang, languageCode, ...place }) => ({
    hreflang,
    href: publicOrigin + buildHref({ ...place, params: translatedParams[languageCode] ?? params, languageCode, routingStrategy }),
  }));
}
