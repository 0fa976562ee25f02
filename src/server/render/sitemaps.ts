import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { serverPaths } from '#contract/server-paths.ts';
import type { LiveRelease, MarketLanguage } from '../release/live-release.ts';
import { indexedPlaces } from './indexed-places.ts';

/** Bounds of the protocol are 50,000 addresses and 50 MB; this leaves a file that a search engine reads at once. */
const maxLinksPerFile = 50_000;

/** Path of a sitemap below the root of the store. */
export function sitemapPath({ market, languageCode }: MarketLanguage, part: number): string {
  return `${serverPaths.sitemaps}/${market.code}-${languageCode}${part > 1 ? `-${part}` : ''}.xml`;
}

/** The list of all sitemaps: one a market and language, more where a market has too many addresses for one. */
export function sitemapIndex(live: LiveRelease, publicOrigin: string): Promise<string> {
  const stream = new SitemapIndexStream();
  for (const place of live.marketLanguages) {
    for (let part = 1; part <= partsOf(live, place); part++) stream.write({ url: publicOrigin + sitemapPath(place, part) });
  }
  stream.end();
  return asText(stream);
}

/**
 * Every address of a market and language that search engines may list, each with its alternates in all others.
 * @param part from 1 on
 * @returns null where there is no such part
 */
export async function sitemapOf(live: LiveRelease, publicOrigin: string, place: MarketLanguage, part: number): Promise<string | null> {
  const places = indexedPlaces(live);
  const size = pagesPerFile(live);
  const pages = places.pagesIn(place).slice((part - 1) * size, part * size);
  if (pages.length === 0) return null;
  const stream = new SitemapStream({ hostname: publicOrigin, xmlns: { news: false, video: false, image: false, xhtml: true } });
  if (place === live.fallback && part === 1 && hasSelector(place)) stream.write({ url: '/' });
  for (const { page, href } of pages) {
    const alternates = places.placesOf(page);
    stream.write({
      url: href,
      links: alternates.length > 1 ? alternates.map((alternate) => ({ lang: alternate.hreflang, url: alternate.href })) : [],
    });
  }
  stream.end();
  return asText(stream);
}

/** The selector belongs to no market: it is listed with the one that visitors get who have not chosen. */
function hasSelector({ market }: MarketLanguage): boolean {
  return market.routes.some(({ page }) => page === 'marketSelector');
}

/** Alternates weigh too: with a thousand markets a page stands in a file with a thousand links. */
function pagesPerFile({ marketLanguages }: LiveRelease): number {
  return Math.max(1, Math.floor(maxLinksPerFile / marketLanguages.length));
}

function partsOf(live: LiveRelease, place: MarketLanguage): number {
  return Math.ceil(indexedPlaces(live).pagesIn(place).length / pagesPerFile(live));
}

async function asText(stream: Parameters<typeof streamToPromise>[0]): Promise<string> {
  return (await streamToPromise(stream)).toString();
}
