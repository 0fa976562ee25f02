import type { CompiledRoute } from '#contract/release.ts';
import { serverPathOf } from '#contract/server-paths.ts';
import { createMatcher } from '#routing/matcher.ts';
import type { Rule } from '../../check/rule.ts';
import { languagesIn } from '../../check/words.ts';
import type { SharedStore } from '../../resolve/resolved-store.ts';
import { contentPagesOf } from '../pages/content-pages.ts';
import { pathsOf, readPattern } from './route-patterns.ts';

export const routesDoNotHidePages: Rule = {
  name: 'routes-do-not-hide-pages',
  severity: 'error',
  check(store, report) {
    const matcher = createMatcher(otherRoutes(store), 'en');
    const isSingle = store.brand?.value.routingStrategy === 'single-market-and-language';
    for (const { document, slug } of contentPagesOf(store)) {
      for (const [language, text] of languagesIn(slug)) {
        const route = matcher.match(`/${text}`)?.route;
        const own = isSingle ? serverPathOf(`/${text}`) : undefined;
        if (!route && own === undefined) continue;
        const owner = route
          ? `the address ${route.path} belongs to the route "${route.name}"`
          : `what begins with ${own} belongs to the server`;
        report(document.placeOf(`/slug/${language}`), `Nobody would find this page: ${owner}.`);
      }
    }
  },
};

/** All paths, in whatever language, that come before pages: each as a route of its own. */
function otherRoutes({ routes, brand }: SharedStore): CompiledRoute[] {
  const isSingle = brand?.value.routingStrategy === 'single-market-and-language';
  return Object.entries(routes?.value.routes ?? {})
    .filter(([, route]) => (route.prefixed ?? true) || isSingle)
    .flatMap(([name, route]) => pathsOf(name, route).map(({ path }) => ({ name, route, path })))
    .filter(({ route, path }) => readPattern(path)?.every(({ type }) => type === 'static' || (type !== 'rest' && route.page !== 'content')))
    .map(({ name, route: { page }, path }) => ({ name, page, path, prefixed: true, layout: 'default', guards: [] }));
}
