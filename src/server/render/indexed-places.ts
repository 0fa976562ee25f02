import type { CompiledMarket, CompiledRoute, IndexedPage } from '#contract/release.ts';
import { lazily } from '#domain/lazily.ts';
import { buildHref } from '#routing/href.ts';
import { isOffered } from '#routing/offered-routes.ts';
import type { LiveRelease, MarketLanguage } from '../release/live-release.ts';

/** A page that search engines may list, in one market and language. */
export interface IndexedPlace {
  /** How the place names itself to search engines: a language and the market's country, as `fr-BE`. */
  hreflang: string;
  /** Path and query. */
  href: string;
}

/** Which pages of a release search engines may list, and where each stands. */
export interface IndexedPlaces {
  /**
   * The page at a route; undefined where search engines list none there.
   * @param parameters of its path in that language, and of its query
   */
  find(route: CompiledRoute, parameters: Record<string, string>, languageCode: string): IndexedPage | undefined;
  /** All places of a page that are written in their own language. */
  placesOf(page: IndexedPage): IndexedPlace[];
  /** All pages of one market and language. */
  pagesIn(place: MarketLanguage): { page: IndexedPage; href: string }[];
}

/** Stands for the language of an address that is the same in all. */
const anyLanguage = '';

const ofReleases = new WeakMap<LiveRelease, IndexedPlaces>();

/** Made once a release, when it is first asked for. */
export function indexedPlaces(live: LiveRelease): IndexedPlaces {
  const known = ofReleases.get(live) ?? createIndexedPlaces(live);
  ofReleases.set(live, known);
  return known;
}

function createIndexedPlaces({ release, marketLanguages }: LiveRelease): IndexedPlaces {
  const { indexedPages } = release;
  const { routingStrategy } = release.brand;
  const byAddress = lazily(() => new Map(indexedPages.flatMap((page) => keysOf(page).map((key) => [key, page] as const))));
  const placesOfPages = new Map<IndexedPage, IndexedPlace[]>();

  function hrefIn({ addresses, unwrittenIn }: IndexedPage, { market, languageCode }: MarketLanguage): string | null {
    if (unwrittenIn?.includes(languageCode)) return null;
    for (const { route: name, params, query } of addresses) {
      const route = market.routes.find((candidate) => candidate.name === name);
      if (!route || !isOffered(route, market)) continue;
      const inLanguage = params?.[languageCode] ?? {};
      return buildHref({ route, params: inLanguage, query, marketCode: market.code, languageCode, routingStrategy });
    }
    return null;
  }

  function findPlaces(page: IndexedPage): IndexedPlace[] {
    return marketLanguages.flatMap((place) => {
      const href = hrefIn(page, place);
      if (href === null) return [];
      return [{ hreflang: hreflangOf(place.market, place.languageCode), href }];
    });
  }

  return {
    find: ({ name }, parameters, languageCode) =>
      byAddress().get(keyOf(name, languageCode, parameters)) ?? byAddress().get(keyOf(name, anyLanguage, parameters)),
    placesOf: (page) => {
      const known = placesOfPages.get(page) ?? findPlaces(page);
      placesOfPages.set(page, known);
      return known;
    },
    pagesIn: (place) =>
      indexedPages.flatMap((page) => {
        const href = hrefIn(page, place);
        return href === null ? [] : [{ page, href }];
      }),
  };
}

function keysOf({ addresses }: IndexedPage): string[] {
  return addresses.flatMap(({ route, params, query = {} }) => {
    if (!params) return [keyOf(route, anyLanguage, query)];
    return Object.entries(params).map(([language, inLanguage]) => keyOf(route, language, { ...inLanguage, ...query }));
  });
}

function keyOf(route: string, languageCode: string, parameters: Record<string, string>): string {
  const sorted = Object.entries(parameters).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([route, languageCode, ...sorted]);
}

function hreflangOf({ languages, country }: CompiledMarket, languageCode: string): string {
  const language = languages.find(({ urlCode }) => urlCode === languageCode);
  return `${new Intl.Locale(language?.contentLocale ?? languageCode).language}-${country}`;
}
