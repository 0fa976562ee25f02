import type { CompiledRoute, IndexedPage } from '#contract/release.ts';
import type { LiveRelease } from '../release/live-release.ts';
import { type IndexedPlace, indexedPlaces } from './indexed-places.ts';

/** More alternates than this stand in no page, each would weigh on every visitor: the sitemaps carry them. */
const maxAlternates = 100;

/** What search engines are told of a page. */
export interface Indexing {
  /** The same page in every market and language that has it, itself included; empty where there is no other. */
  alternates: IndexedPlace[];
  /** Whether its text is there in English alone, so that this is not the address under which it should be found. */
  isFallback: boolean;
}

/** @param parameters of the path, and of the query where they belong to the canonical address */
export function indexingOf(live: LiveRelease, route: CompiledRoute, parameters: Record<string, string>, languageCode: string): Indexing {
  const page = indexedPlaces(live).find(route, parameters, languageCode);
  if (!page) return { alternates: [], isFallback: false };
  if (page.unwrittenIn?.includes(languageCode)) return { alternates: [], isFallback: true };
  return { alternates: inPage(live, page), isFallback: false };
}

/** Each page lists all places, so that they answer one another, as search engines ask; one alone needs no list. */
function inPage(live: LiveRelease, page: IndexedPage): IndexedPlace[] {
  const places = indexedPlaces(live).placesOf(page);
  return places.length > 1 && places.length <= maxAlternates ? places : [];
}
