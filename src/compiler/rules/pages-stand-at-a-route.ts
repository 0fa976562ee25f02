import type { PolicyPage, RoutesDocument } from '#contract/documents.generated.ts';
import type { Report, Rule } from '../check/rule.ts';
import { suggest } from '../diagnostics/suggest.ts';
import { child } from '../read/json-pointer.ts';
import type { ResolvedDocument } from '../resolve/resolved-document.ts';
import { contentPagesOf } from './content-pages.ts';
import { pathsOf, readPattern } from './route-patterns.ts';

type Route = RoutesDocument['routes'][string];

export const pagesStandAtARoute: Rule = {
  name: 'pages-stand-at-a-route',
  severity: 'error',
  check(store, report) {
    const { pages, routes, namesOf } = store;
    for (const [name, page] of pages) {
      if (page.value.kind === 'home' && name !== 'home') report(page.placeOf('/kind'), 'Only home.json is a page of the kind "home".');
      if (page.value.kind !== 'home' && name === 'home') report(page.placeOf('/kind'), 'home.json must be a page of the kind "home".');
    }
    if (!routes) return;
    const contentRoutes = Object.entries(routes.value.routes).filter(([, route]) => route.page === 'content');
    const hasRouteOfSlugs = contentRoutes.some(([name, route]) => endsOf(name, route).includes('rest'));
    for (const { document } of hasRouteOfSlugs ? [] : contentPagesOf(store)) {
      const message = 'A page with a slug needs a route in routes.json that shows the screen "content" at a path that ends with {slug...}.';
      report(document.placeOf('/kind'), message);
    }
    const places = new Map(contentRoutes.filter(([name, route]) => endsOf(name, route).every((end) => end === 'static')));
    const owners = new Map<string, string>();
    for (const [name, page] of pages) {
      if (page.value.kind === 'policy') checkPolicy(name, page, page.value, places, owners, report);
    }
    if (pages.size < namesOf('page').size) return;
    for (const name of places.keys()) {
      if (owners.has(name)) continue;
      const place = routes.placeOf(child(child('/routes', name), 'page'));
      report(place, `No page of content/pages names the route "${name}", so it would have nothing to show.`);
    }
  },
};

function checkPolicy(
  name: string,
  document: ResolvedDocument,
  { route }: PolicyPage,
  places: ReadonlyMap<string, Route>,
  owners: Map<string, string>,
  report: Report,
): void {
  const owner = owners.get(route);
  owners.set(route, owner ?? name);
  if (owner !== undefined) {
    report(document.placeOf('/route'), `The page "${owner}" stands at the route "${route}" already.`);
  } else if (!places.has(route)) {
    const message = `routes.json has no route "${route}" that shows the screen "content" at a path without parameters.`;
    report(document.placeOf('/route'), message, suggest(route, [...places.keys()]));
  }
}

/** How each path of a route ends. */
function endsOf(name: string, route: Route): string[] {
  return pathsOf(name, route).map(({ path }) => {
    const pattern = readPattern(path) ?? [];
    return pattern.find(({ type }) => type !== 'static')?.type ?? 'static';
  });
}
