import type { RoutingStrategy } from '#contract/documents.generated.ts';
import type { CompiledRoute, MarketEntry } from '#contract/release.ts';
import { buildHref } from '#routing/href.ts';
import { languageParameter } from '#routing/language-parameter.ts';
import type { CurrentPage } from '#stores/page-store.ts';

export interface SwitchInput {
  routes: readonly CompiledRoute[];
  routingStrategy: RoutingStrategy;
  page: Pick<CurrentPage, 'routeName' | 'params' | 'translatedParams'>;
  marketCode: string;
  languageCode: string;
  /** Query and hash of the page on screen, as in window.location. */
  search: string;
  hash: string;
}

/**
 * The address of the same page in another market or language: path and parameters translated, query and hash kept, and
 * the language parameter brought up to date where there is one, or needs to be.
 */
export function switchHref({ routes, routingStrategy, page, marketCode, languageCode, search, hash }: SwitchInput): string {
  const route = routes.find(({ name }) => name === page.routeName);
  if (!route) throw new Error(`No route is named ${page.routeName}`);
  const query = new URLSearchParams(search);
  // An address without a prefix has no other place for its language.
  const namesNone = !route.prefixed && routingStrategy !== 'single-market-and-language';
  if (query.has(languageParameter) || namesNone) query.set(languageParameter, languageCode);
  const params = { ...page.params, ...page.translatedParams[languageCode] };
  const href = buildHref({ route, params, marketCode, languageCode, routingStrategy });
  return (query.size > 0 ? `${href}?${query}` : href) + hash;
}

/** A market that speaks the language keeps it; another one starts in its first language. */
export function languageForMarket({ languages }: MarketEntry, languageCode: string): string {
  return (languages.find(({ urlCode }) => urlCode === languageCode) ?? languages[0])?.urlCode ?? languageCode;
}
