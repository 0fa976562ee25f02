import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { compileRoutes } from '#compiler/emit/emit-routes.ts';
import { check } from '#compiler/index.ts';
import type { ResolvedStore } from '#compiler/resolve/resolved-store.ts';
import type { LanguageCode, TourDocument } from '#contract/documents.generated.ts';
import type { CompiledRoute } from '#contract/release.ts';
import { buildHref, buildPath, parseMarketLanguage } from '#routing/href.ts';
import { pathInLanguage } from '#routing/localised-path.ts';
import { createMatcher, type Matcher } from '#routing/matcher.ts';
import { parameterNames, parsePattern, patternShape } from '#routing/pattern.ts';
import { sampleSize, sampleTimeoutMs } from '../support/sample.ts';
import { schemasDir } from './small-store.ts';

const marketsDir = new URL('../../markets', import.meta.url).pathname;
const languages: readonly LanguageCode[] = ['en', 'fr', 'nl', 'no', 'sv', 'fi', 'da', 'pt', 'it', 'de'];

/** The same page in another language: what it is, found by its path, is given the path of that language. */
function translatorOf(routes: readonly CompiledRoute[]): (path: string, from: string, to: string) => string | undefined {
  const matchers = new Map(languages.map((language): [string, Matcher] => [language, createMatcher(routes, language)]));
  return (path, from, to) => {
    const found = matchers.get(from)?.match(path);
    return found ? buildPath(found.route, found.params, to) : undefined;
  };
}

/** Values that no fixed word of a route equals: they have a capital letter. */
const parameterValue = fc.string({ minLength: 1, maxLength: 8, unit: 'grapheme' }).map((text) => `A${text.replaceAll('/', '')}`);

function valuesFor(path: string, values: readonly string[]): Record<string, string> {
  const segments = parsePattern(path);
  return Object.fromEntries(
    parameterNames(segments).map((name, index) => {
      const value = values[index % values.length] ?? 'A';
      const isRest = segments.some((segment) => segment.type === 'rest' && segment.name === name);
      return [name, isRest ? [...values, 'A', 'A'].join('/') : value];
    }),
  );
}

let store: ResolvedStore;
let shippedRoutes: CompiledRoute[];

beforeAll(async () => {
  store = (await check({ marketsDir, schemasDir })).store;
  const { routes, brand } = store;
  if (!routes || !brand) throw new Error('The shipped documents cannot be read.');
  shippedRoutes = compileRoutes(routes.value, brand.value.routingStrategy, languages);
}, 60_000);

test(
  'the path of every shipped route, from each language of each market to each other and back, is the path it was',
  () => {
    const strategy = store.brand?.value.routingStrategy ?? 'multi-market-and-language';
    const speakers = store.markets.flatMap((market) => market.languages.map(({ urlCode }) => [market.code, urlCode] as const));
    const translators = [true, false].map((prefixed) => translatorOf(shippedRoutes.filter((route) => route.prefixed === prefixed)));
    fc.assert(
      fc.property(fc.array(parameterValue, { minLength: 1, maxLength: 3 }), (values) => {
        for (const route of shippedRoutes) {
          for (const [marketCode, from] of speakers) {
            const params = valuesFor(pathInLanguage(route.path, from), values);
            const href = buildHref({ route, params, marketCode, languageCode: from, routingStrategy: strategy });
            const prefix = route.prefixed ? parseMarketLanguage(href) : null;
            if (prefix) expect(prefix).toMatchObject({ marketCode, languageCode: from });
            const path = prefix?.path ?? href;
            const translate = translators[route.prefixed ? 0 : 1];
            for (const to of languages) {
              const there = translate?.(path, from, to);
              expect([route.name, to, there && translate?.(there, to, from)]).toEqual([route.name, to, path]);
            }
          }
        }
      }),
      { numRuns: sampleSize(2), seed: 5 },
    );
  },
  sampleTimeoutMs,
);

test('the path of every shipped tour leads to it in every other language, and back', () => {
  const route = shippedRoutes.find(({ page }) => page === 'tour');
  if (!route) throw new Error('There is no route for tours.');
  const tours = [...store.tours.values()].map(({ value }) => value);
  const pathOf = (tour: TourDocument | undefined, language: LanguageCode): string =>
    tour ? buildPath(route, { slug: tour.slug[language] ?? tour.slug.en }, language) : '';
  const matchers = new Map(languages.map((language) => [language, createMatcher(shippedRoutes, language)]));
  const tourAt = (path: string, language: LanguageCode): TourDocument | undefined => {
    const found = matchers.get(language)?.match(path);
    return tours.find(({ slug }) => found?.route === route && (slug[language] ?? slug.en) === found.params.slug);
  };
  for (const tour of tours) {
    for (const from of languages) {
      for (const to of languages) {
        const there = pathOf(tourAt(pathOf(tour, from), from), to);
        expect(pathOf(tourAt(there, to), from)).toBe(pathOf(tour, from));
      }
    }
  }
});

const word = fc.stringMatching(/^[a-z]{1,4}$/);
const randomPath = fc.record({ first: word, others: fc.array(fc.oneof(word, fc.constant('{}')), { maxLength: 3 }) });

/** A route whose path has the same parameters in all languages, in places of its own in each. */
const randomRoute = fc.record({ paths: fc.dictionary(fc.constantFrom(...languages), randomPath, { minKeys: 1 }), parameters: fc.nat(2) });

function routeOf(
  index: number,
  { paths, parameters }: { paths: Record<string, { first: string; others: string[] }>; parameters: number },
): CompiledRoute {
  const names = ['a', 'b', 'c'].slice(0, parameters);
  const pathOf = ({ first, others }: { first: string; others: string[] }): string => {
    const left = [...names];
    const pieces = others.flatMap((piece) => (piece === '{}' ? left.splice(0, 1).map((name) => `{${name}}`) : [piece]));
    return `/${[first, ...pieces, ...left.map((name) => `{${name}}`)].join('/')}`;
  };
  const byLanguage = Object.fromEntries(Object.entries(paths).map(([language, path]) => [language, pathOf(path)]));
  const en = byLanguage.en ?? Object.values(byLanguage)[0] ?? '/';
  return { name: `route${index}`, page: 'home', path: { en, ...byLanguage }, prefixed: true, layout: 'default', guards: [] };
}

/** What the compiler refuses: two paths of one shape in one language. */
function withoutCollisions(routes: readonly CompiledRoute[]): CompiledRoute[] {
  const taken = new Set<string>();
  return routes.filter(({ path }) => {
    const shapes = languages.map((language) => `${language} ${patternShape(parsePattern(pathInLanguage(path, language)))}`);
    if (shapes.some((shape) => taken.has(shape))) return false;
    for (const shape of shapes) taken.add(shape);
    return true;
  });
}

test(
  'a path of any table of routes, translated and translated back, is the path it was',
  () => {
    const tables = fc
      .array(randomRoute, { minLength: 1, maxLength: 12 })
      .map((routes) => withoutCollisions(routes.map((route, index) => routeOf(index, route))));
    fc.assert(
      fc.property(tables, fc.array(parameterValue, { minLength: 3, maxLength: 3 }), (routes, values) => {
        const translate = translatorOf(routes);
        for (const route of routes) {
          for (const from of languages) {
            const path = buildPath(route, valuesFor(pathInLanguage(route.path, from), values), from);
            for (const to of languages) {
              const there = translate(path, from, to);
              expect(there && translate(there, to, from)).toBe(path);
            }
          }
        }
      }),
      { numRuns: sampleSize(30), seed: 6 },
    );
  },
  sampleTimeoutMs,
);
