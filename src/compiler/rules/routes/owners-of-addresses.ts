import type { LanguageCode, Route, RoutingStrategy } from '#contract/documents.generated.ts';
import { createMatcher, type Matcher } from '#routing/matcher.ts';
import type { MarketSummary } from '../../check/rule.ts';
import { languagesIn } from '../../check/words.ts';
import type { SharedStore } from '../../resolve/resolved-store.ts';
import { contentPagesOf } from '../pages/content-pages.ts';
import { isPrefixed, type ServedRoute, servedRoutesIn } from './served-routes.ts';
import { ownerOfPath } from './taken-paths.ts';

/** Who stands at an address, among those with or without a prefix as the route that asks. */
export interface Owners {
  /** Who answers at a path before routes are asked, in words. */
  ahead(path: string, asking: Route): string | undefined;
  /** The route that has the addresses of a path, but for those that take what no other route has. */
  routeAt(path: string, language: LanguageCode, asking: Route): string | undefined;
  /** A page with a slug at an address of a path, in whatever language. */
  pageAt(path: string, asking: Route): { name: string; path: string } | undefined;
  /** The route that asked first for a shape of former path. */
  firstToHaveMoved(name: string, shape: string, language: LanguageCode, asking: Route): string;
}

/** Looks at routes and pages as far as they are asked for. */
export function createOwners(store: SharedStore, strategy: RoutingStrategy, markets: readonly MarketSummary[]): Owners {
  const matchers = new Map<string, Matcher>();
  const moved = new Map<string, string>();
  let pages: PageAddress[] | undefined;
  return { ahead, routeAt, pageAt, firstToHaveMoved };

  function ahead(path: string, asking: Route): string | undefined {
    return isPrefixed(asking, strategy) ? undefined : ownerOfPath(path, markets);
  }

  function routeAt(path: string, language: LanguageCode, asking: Route): string | undefined {
    const prefixed = isPrefixed(asking, strategy);
    const key = `${language} ${prefixed}`;
    const known =
      matchers.get(key) ??
      createMatcher(
        routesIn(language).filter((route) => route.prefixed === prefixed && !isForPages(route)),
        language,
      );
    matchers.set(key, known);
    return known.match(path)?.route.name;
  }

  function pageAt(path: string, asking: Route): PageAddress | undefined {
    const prefixed = isPrefixed(asking, strategy);
    const matcher = createMatcher([{ name: '', page: 'content', path, prefixed, layout: 'default', guards: [] }], 'en');
    pages ??= addressesOfPages();
    return pages.find((page) => page.prefixed === prefixed && matcher.match(page.path));
  }

  function firstToHaveMoved(name: string, shape: string, language: LanguageCode, asking: Route): string {
    const key = `${language} ${isPrefixed(asking, strategy)} ${shape}`;
    const first = moved.get(key) ?? name;
    moved.set(key, first);
    return first;
  }

  function addressesOfPages(): PageAddress[] {
    return contentPagesOf(store).flatMap(({ name, slug }) =>
      languagesIn(slug).flatMap(([language, text]) =>
        routesIn(language as LanguageCode)
          .filter((route) => route.page === 'content' && isForPages(route))
          .map(({ path, prefixed }) => ({ name, path: path.replace(lastParameter, text), prefixed })),
      ),
    );
  }

  function routesIn(language: LanguageCode): ServedRoute[] {
    return store.routes ? servedRoutesIn(store.routes.value, strategy, language) : [];
  }
}

interface PageAddress {
  name: string;
  path: string;
  prefixed: boolean;
}

const lastParameter = /\{\w+(?:\.\.\.)?\}$/;
const restForm = /\{\w+\.\.\.\}$/;

/** That a route of pages takes but one part of an address is told where pages stand. */
function isForPages({ page, path }: ServedRoute): boolean {
  return (page === 'content' ? lastParameter : restForm).test(path);
}
