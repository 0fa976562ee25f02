import type { PolicyPage, RoutesDocument, RoutingStrategy } from '#contract/documents.generated.ts';
import type { Report, Rule } from '../../check/rule.ts';
import { listInWords } from '../../diagnostics/list-in-words.ts';
import { suggest } from '../../diagnostics/suggest.ts';
import { ownMember } from '../../read/json-object.ts';
import { child } from '../../read/json-pointer.ts';
import type { ResolvedDocument } from '../../resolve/resolved-document.ts';
import type { SharedStore } from '../../resolve/resolved-store.ts';
import { isNeeded, isServed } from '../routes/needed-routes.ts';
import { pathsOf, readPattern } from '../routes/route-patterns.ts';
import { contentPagesOf } from './content-pages.ts';
import { isPageOfRoute } from './is-page-of-route.ts';

type Route = RoutesDocument['routes'][string];

export const pagesStandAtARoute: Rule = {
  name: 'pages-stand-at-a-route',
  severity: 'error',
  visit(store, report) {
    const known = store.namesOf('page');
    const missing = new Set<string>();
    return {
      link(link) {
        if (link.type === 'page' && !known.has(link.page)) missing.add(link.page);
      },
      end() {
        checkPages(store, missing, report);
      },
    };
  },
};

/** @param missing pages that links lead to, and that are not there */
function checkPages(store: SharedStore, missing: ReadonlySet<string>, report: Report): void {
  const { pages, routes, brand, namesOf } = store;
  for (const [name, page] of pages) {
    if (page.value.kind === 'home' && name !== 'home') report(page.placeOf('/kind'), 'Only home.json is a page of the kind "home".');
    if (page.value.kind !== 'home' && name === 'home') report(page.placeOf('/kind'), 'home.json must be a page of the kind "home".');
  }
  if (!routes || !brand) return;
  const contentRoutes = Object.entries(routes.value.routes).filter(([, route]) => route.page === 'content');
  checkRouteOfSlugs(store, routes, contentRoutes, report);
  const staticRoutes = contentRoutes.filter(([name, route]) => endsOf(name, route).every((end) => end === 'static' || end === 'unknown'));
  const places = new Set(staticRoutes.map(([name]) => name));
  const owners = new Map<string, string>();
  const claimed = new Set([...pages.values()].flatMap(({ value }) => (value.kind === 'policy' ? value.route : [])));
  const free = staticRoutes.flatMap(([name, route]) => (claimed.has(name) || endsOf(name, route).includes('unknown') ? [] : name));
  let placeless = 0;
  for (const [name, page] of pages) {
    if (page.value.kind !== 'policy') continue;
    if (!places.has(page.value.route)) placeless++;
    checkPolicy(name, page, page.value, { places, free, owners, routes, strategy: brand.value.routingStrategy }, report);
  }
  if (pages.size < namesOf('page').size) return;
  // As many pages look for a route as there are routes without a page: one mistake, told of the page.
  for (const name of placeless === free.length ? [] : free) {
    if ([...missing].some((page) => isPageOfRoute(page, name))) continue;
    const place = routes.placeOf(child(child('/routes', name), 'page'));
    report(place, `No page of content/pages names the route "${name}", so it would have nothing to show.`);
  }
}

/** Where pages with a slug stand: told of the path that takes too little of an address, else of the first page. */
function checkRouteOfSlugs(store: SharedStore, routes: ResolvedDocument<'routes'>, contentRoutes: [string, Route][], report: Report): void {
  if (contentRoutes.some(([name, route]) => endsOf(name, route).some((end) => end === 'rest' || end === 'unknown'))) return;
  const [first, ...others] = contentPagesOf(store);
  if (!first) return;
  const path = contentRoutes.flatMap(([name, route]) => pathsOf(name, route)).find((candidate) => lastParameter.test(candidate.path));
  if (path) {
    const message = `The page "${first.name}" has a slug, and pages with a slug stand at a path that ends with {slug...}; three dots are missing here.`;
    report(routes.placeOf(path.pointer), message, path.path.replace(lastParameter, '{$1...}'));
    return;
  }
  const pages = others.length > 0 ? `; so do ${listInWords(others.map(({ name }) => `"${name}"`))}` : '';
  const message = `A page with a slug needs a route in routes.json that shows the screen "content" at a path that ends with {slug...}${pages}.`;
  report(first.document.placeOf('/kind'), message);
}

const lastParameter = /\{(\w+)\}$/;

interface Places {
  /** The routes that a policy may name. */
  places: ReadonlySet<string>;
  /** Those of them that none names. */
  free: readonly string[];
  /** The pages that were seen, by the route that they name. */
  owners: Map<string, string>;
  routes: ResolvedDocument<'routes'>;
  strategy: RoutingStrategy;
}

function checkPolicy(
  name: string,
  document: ResolvedDocument,
  { route }: PolicyPage,
  { places, free, owners, routes, strategy }: Places,
  report: Report,
): void {
  const owner = owners.get(route);
  owners.set(route, owner ?? name);
  const named = ownMember(routes.value.routes, route);
  const pointer = child('/routes', route);
  if (owner !== undefined) {
    report(document.placeOf('/route'), `The page "${owner}" stands at the route "${route}" already.`);
  } else if (named && !isServed(named, strategy)) {
    const message = `A brand of the strategy "${strategy}" does not have this route, at which the page "${name}" stands.`;
    report(routes.placeOf(`${pointer}/strategy`), message, strategy);
  } else if (named && named.page !== 'content' && !isNeeded(route)) {
    const message = `The page "${name}" stands at this route, so it must show the screen "content", not "${named.page}".`;
    report(routes.placeOf(`${pointer}/page`), message, 'content');
  } else if (!places.has(route)) {
    const message = `routes.json has no route "${route}" that shows the screen "content" at a path without parameters.`;
    report(document.placeOf('/route'), message, suggest(route, free) ?? (free.length === 1 ? free[0] : undefined));
  }
}

/** How each path of a route ends, where it can be read. */
function endsOf(name: string, route: Route): ('static' | 'parameter' | 'rest' | 'unknown')[] {
  return pathsOf(name, route).map(({ path }) => {
    const pattern = readPattern(path);
    if (!pattern) return 'unknown';
    return pattern.find(({ type }) => type !== 'static')?.type ?? 'static';
  });
}
