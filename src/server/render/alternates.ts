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

/**
 * The same page in every market and language that has it. Each page lists all of them, itself included, so that they
 * answer one another, as search engines ask.
 */
export function alternatesOf({ live, publicOrigin, route, params, translatedParams }: AlternatesInput): Alternate[] {
  if (!route.prefixed || live.release.brand.routingStrategy === 'single-market-and-language') return [];
  return live.marketLanguages.flatMap(({ market, languageCode }) => {
    const there = market.routes.find(({ name }) => name === route.name);
    const language = market.languages.find(({ urlCode }) => urlCode === languageCode);
    if (!there || !language || (there.flag && market.flags[there.flag] !== true)) return [];
    const href = buildHref({
      route: there,
      params: translatedParams[languageCode] ?? params,
      marketCode: market.code,
      languageCode,
      routingStrategy: live.release.brand.routingStrategy,
    });
    return [{ hreflang: `${new Intl.Locale(language.contentLocale).language}-${market.country}`, href: publicOrigin + href }];
  });
}
