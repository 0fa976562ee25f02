import type { CompiledRoute } from '#contract/release.ts';
import { textIn } from '#domain/localised-text.ts';
import { findBySlug, slugIn } from '#domain/slugs.ts';
import { isCatchAll, pathInLanguage } from '#routing/localised-path.ts';
import { createMatcher, type Matcher } from '#routing/matcher.ts';
import { isOffered } from '#routing/offered-routes.ts';
import { createOtherSpellings } from '#routing/other-spellings.ts';
import { compileRoutes } from '../emit/emit-routes.ts';
import { languagesOf, type ResolvedMarket, type ResolvedStore } from '../resolve/resolved-store.ts';
import type { Afterwards } from './plan.ts';

export interface Address {
  /** As a reader calls what stands there. */
  title: string;
  /** The path after the prefix; parameters stand in braces. */
  path: string;
  prefixed: boolean;
  /** Of one of many pages of a route: the subject of the route, and the part of the path that tells them apart. */
  within?: { route: string; slug: string };
}

/** Where the pages of a market are, in any of its languages. */
export interface MarketAddresses {
  /** By subject: `route/<name>`, `tour/<id>`, `page/<name>`. Pages that a feature or a guard keeps from the market are missing. */
  inLanguage(language: string): ReadonlyMap<string, Address>;
  /** As visitors see it; `{market}` and `{language}` stand for those of the market. */
  asWritten(address: Pick<Address, 'path' | 'prefixed'>): string;
  /** What the server answers to a path that was an address once. */
  answerTo(path: string, prefixed: boolean, language: string): Afterwards;
}

/** Undefined where the store's routes or brand could not be understood. */
export function addressesOf(store: ResolvedStore, market: ResolvedMarket): MarketAddresses | undefined {
  const { routes, brand } = store;
  if (!routes || !brand) return undefined;
  const { routingStrategy, defaultLanguage } = brand.value;
  const isMulti = routingStrategy === 'multi-market-and-language';
  const all = compileRoutes(routes.value, routingStrategy, languagesOf(store));
  const { featureFlags: flags, customerAccount } = market.documents.market.value;
  const open = all.filter((route) => isOffered(route, { flags, hasCustomerAccounts: customerAccount !== undefined }));
  const spellings = new Map<string, Matcher>();
  return { inLanguage, asWritten, answerTo };

  function inLanguage(language: string): Map<string, Address> {
    const found = new Map<string, Address>();
    for (const route of open) {
      const path = pathInLanguage(route.path, language);
      const prefixed = isMulti && route.prefixed;
      if (!isCatchAll(route)) found.set(`route/${route.name}`, { title: `The page "${route.name}"`, path, prefixed });
      if (route.page === 'tour') {
        for (const [id, { value }] of store.tours)
          found.set(`tour/${id}`, oneOf(route, `The tour "${value.title.en}"`, textIn(value.slug, language), language));
      }
      if (route.page === 'planner' && !open.some(({ page }) => page === 'tour')) {
        for (const [id, { value }] of store.tours)
          found.set(`tour/${id}`, { title: `The tour "${value.title.en}"`, path: `${path}?tourId=${id}`, prefixed });
      }
      if (route.page === 'content' && isCatchAll(route)) {
        for (const { id, title, slugs } of contentPages())
          found.set(`page/${id}`, oneOf(route, `The page "${title}"`, slugIn(slugs, language, defaultLanguage), language));
      }
    }
    return found;
  }

  function oneOf(route: CompiledRoute, title: string, slug: string, language: string): Address {
    const path = withSlug(pathInLanguage(route.path, language), slug);
    return { title, path, prefixed: isMulti && route.prefixed, within: { route: `route/${route.name}`, slug } };
  }

  function asWritten({ path, prefixed }: Pick<Address, 'path' | 'prefixed'>): string {
    return prefixed ? `/{market}-{language}${path === '/' ? '' : path}` : path;
  }

  function answerTo(path: string, prefixed: boolean, language: string): Afterwards {
    const match = createMatcher(
      all.filter((route) => isHere(route, prefixed)),
      language,
    ).match(path);
    if (match && !isCatchAll(match.route)) return answerOf(match.route, match.params.slug, path, language);
    const moved = otherSpellings(prefixed, language).match(path);
    if (moved)
      return { kind: 'redirect', to: asWritten({ path: filled(pathInLanguage(moved.route.path, language), moved.params), prefixed }) };
    if (!match || !open.includes(match.route)) return { kind: 'not-found' };
    const page = findBySlug(contentPages(), match.params.slug ?? '', language, defaultLanguage);
    if (!page) return { kind: 'not-found' };
    return slugAnswer(match.route, slugIn(page.slugs, language, defaultLanguage), path, `the page "${page.title}"`, language);
  }

  function answerOf(route: CompiledRoute, slug: string | undefined, path: string, language: string): Afterwards {
    if (!open.includes(route)) return { kind: 'not-found' };
    const isOneTour = route.page === 'tour' && slug !== undefined && !slug.startsWith('{');
    if (!isOneTour) return { kind: 'taken', by: `the page "${route.name}"` };
    const tours = [...store.tours.values()].map(({ value }) => value);
    const tour =
      tours.find((candidate) => textIn(candidate.slug, language) === slug) ??
      tours.find((candidate) => Object.values<string>({ ...candidate.slug }).includes(slug));
    if (!tour) return { kind: 'not-found' };
    return slugAnswer(route, textIn(tour.slug, language), path, `the tour "${tour.title.en}"`, language);
  }

  function slugAnswer(route: CompiledRoute, slug: string, path: string, by: string, language: string): Afterwards {
    const now = withSlug(pathInLanguage(route.path, language), slug);
    return now === path ? { kind: 'taken', by } : { kind: 'redirect', to: asWritten({ path: now, prefixed: isMulti && route.prefixed }) };
  }

  function isHere(route: CompiledRoute, prefixed: boolean): boolean {
    return (isMulti && route.prefixed) === prefixed;
  }

  function otherSpellings(prefixed: boolean, language: string): Matcher {
    const key = `${prefixed} ${language}`;
    const known = spellings.get(key);
    if (known) return known;
    const matcher = createOtherSpellings(
      open.filter((route) => isHere(route, prefixed)),
      language,
    );
    spellings.set(key, matcher);
    return matcher;
  }

  function contentPages(): { id: string; title: string; slugs: Record<string, string | undefined> }[] {
    return [...store.pages].flatMap(([id, { value }]) =>
      value.kind === 'content' ? [{ id, title: value.title.en, slugs: { ...value.slug } }] : [],
    );
  }
}

function withSlug(path: string, slug: string): string {
  return path.replace(/\{slug(\.\.\.)?\}/, slug);
}

function filled(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)(?:\.\.\.)?\}/g, (written, name: string) => params[name] ?? written);
}
