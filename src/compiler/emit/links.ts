import type { LabelledLink, LanguageCode, Link, PageName } from '#contract/documents.generated.ts';
import type { ResolvedLink, ResolvedTarget } from '#contract/release.ts';
import { inOrder } from '#domain/in-order.ts';
import { textIn } from '#domain/localised-text.ts';
import { slugIn } from '#domain/slugs.ts';
import type { CompleteStore } from '../resolve/complete-store.ts';
import { destinationTarget, leadsToDestinations } from './destination-target.ts';

/** Links by key as a sorted array in one language. */
export function resolveLinks(links: Record<string, LabelledLink>, language: LanguageCode, store: CompleteStore): ResolvedLink[] {
  return inOrder(links).map(([key, link]) => resolveLink(key, link, language, store));
}

export function resolveLink(
  key: string,
  { label, iconName, link }: LabelledLink,
  language: LanguageCode,
  store: CompleteStore,
): ResolvedLink {
  return { key, label: textIn(label, language), ...(iconName && { iconName }), link: resolveTarget(link, language, store) };
}

/** Where a link leads in one language: pages and tours are found at their routes, by their slugs. */
export function resolveTarget(link: Link, language: LanguageCode, store: CompleteStore): ResolvedTarget {
  switch (link.type) {
    case 'route':
      return leadsToDestinations(link.route, store) ? destinationTarget(store, link.params ?? {}, language) : link;
    case 'external':
      return { type: 'external', url: typeof link.url === 'string' ? link.url : textIn(link.url, language) };
    case 'tour': {
      const tour = store.tours.get(link.tour)?.value;
      if (!tour) throw new Error(`The link to the tour ${link.tour} was not checked.`);
      return { type: 'tour', id: link.tour, slug: textIn(tour.slug, language) };
    }
    case 'page': {
      const page = store.pages.get(link.page)?.value;
      if (!page) throw new Error(`The link to the page ${link.page} was not checked.`);
      if (page.kind === 'home') return { type: 'route', route: routeOf(store, 'home') };
      if (page.kind === 'policy') return { type: 'route', route: page.route };
      const slug = slugIn({ ...page.slug }, language, store.brand.value.defaultLanguage);
      return { type: 'route', route: contentRouteOf(store), params: { slug } };
    }
  }
}

/** The route at which all pages with a slug are found: the one whose path takes what is left of an address. */
export function contentRouteOf(store: CompleteStore): string {
  return routeOf(store, 'content', '{slug...}');
}

function routeOf({ routes }: CompleteStore, page: PageName, end = ''): string {
  const found = Object.entries(routes.value.routes).find(([, route]) => {
    return route.page === page && (typeof route.path === 'string' ? route.path : route.path.en).endsWith(end);
  });
  if (!found) throw new Error(`No route of the screen ${page} was checked.`);
  return found[0];
}
