import type { Link, Route } from '#contract/documents.generated.ts';
import type { Rule } from '../../check/rule.ts';
import { suggest } from '../../diagnostics/suggest.ts';
import { ownMember } from '../../read/json-object.ts';
import type { SharedStore } from '../../resolve/resolved-store.ts';
import { contentPagesOf } from '../pages/content-pages.ts';
import { readPattern } from '../routes/route-patterns.ts';
import { regionsThatManyToursMiss } from '../tours/tour-destinations-exist.ts';

export const linksLeadToSomethingThatExists: Rule = {
  name: 'links-lead-to-something-that-exists',
  severity: 'error',
  visit(store, report) {
    const told = regionsThatManyToursMiss(store.tours, store.destinations?.value.regions ?? {});
    return {
      link(value, at) {
        for (const { keys, name, known, what } of namesIn(value, store)) {
          if (known.has(name) || (what === ofRegion && told.has(name))) continue;
          const place = at.place(...keys);
          report(place, `This link leads to ${what} "${name}", which does not exist.`, suggest(name, known));
        }
      },
    };
  },
};

const ofRegion = 'the region';

type RouteLink = Extract<Link, { type: 'route' }>;

interface NameInLink {
  /** Where it stands within the link. */
  keys: string[];
  name: string;
  known: ReadonlySet<string>;
  what: string;
}

/** What a link names besides its route, each with all names that there are. */
function namesIn(link: Link, store: SharedStore): NameInLink[] {
  if (link.type === 'page') return [{ keys: ['page'], name: link.page, known: pagesOf(store), what: 'the page' }];
  if (link.type === 'tour') return [{ keys: ['tour'], name: link.tour, known: store.namesOf('tour'), what: 'the tour' }];
  const route = link.type === 'route' ? ownMember(store.routes?.value.routes ?? {}, link.route) : undefined;
  if (link.type !== 'route' || !route) return [];
  if (route.page === 'region' || route.page === 'country') return destinationsIn(link, store);
  if (route.page === 'planner') return tourOfPlanner(link, store);
  if (route.page === 'tour') return namesInParameter(link, 'slug', 'the tour', tourSlugsOf(store));
  const rest = route.page === 'content' ? restParameterOf(route) : undefined;
  return rest === undefined ? [] : namesInParameter(link, rest, 'the page', pageSlugsOf(store));
}

function namesInParameter(link: RouteLink, name: string, what: string, known: ReadonlySet<string> | undefined): NameInLink[] {
  const value = link.params?.[name];
  return value === undefined || !known ? [] : [{ keys: ['params', name], name: value, known, what }];
}

/** The planner finds tours by their ids. */
function tourOfPlanner({ query }: RouteLink, store: SharedStore): NameInLink[] {
  const name = query?.tourId;
  return name === undefined ? [] : [{ keys: ['query', 'tourId'], name, known: store.namesOf('tour'), what: 'the tour' }];
}

/** Regions and countries are named by their keys. */
function destinationsIn(link: RouteLink, { destinations }: SharedStore): NameInLink[] {
  if (!destinations) return [];
  const { regions } = destinations.value;
  const { countries } = ownMember(regions, link.params?.region ?? '') ?? {};
  return [
    ...namesInParameter(link, 'region', ofRegion, new Set(Object.keys(regions))),
    ...namesInParameter(link, 'country', 'the country', countries && new Set(Object.keys(countries))),
  ];
}

/** Undefined where a tour could not be read, which may have any slug. */
function tourSlugsOf(store: SharedStore): ReadonlySet<string> | undefined {
  if (store.tours.size < store.namesOf('tour').size) return undefined;
  return new Set([...store.tours.values()].flatMap((tour) => Object.values(tour.value.slug)));
}

/** Undefined where a page could not be read, which may have any slug. */
function pageSlugsOf(store: SharedStore): ReadonlySet<string> | undefined {
  if (store.pages.size < store.namesOf('page').size) return undefined;
  return new Set(contentPagesOf(store).flatMap(({ slug }) => Object.values(slug)));
}

/** The parameter of a route at which pages are found by their slug. */
function restParameterOf({ path }: Route): string | undefined {
  const last = readPattern(typeof path === 'string' ? path : path.en)?.at(-1);
  return last?.type === 'rest' ? last.name : undefined;
}

/** That the home page is missing is told where documents are read. */
function pagesOf(store: SharedStore): ReadonlySet<string> {
  return new Set([...store.namesOf('page'), 'home']);
}
