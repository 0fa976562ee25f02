import type { Link } from '#contract/documents.generated.ts';
import type { Rule } from '../check/rule.ts';
import { linksOf } from '../check/walk.ts';
import { suggest } from '../diagnostics/suggest.ts';
import { child } from '../read/json-pointer.ts';
import type { ResolvedStore } from '../resolve/resolved-store.ts';

export const linksLeadToSomethingThatExists: Rule = {
  name: 'links-lead-to-something-that-exists',
  severity: 'error',
  check(store, report) {
    for (const { document, pointer, value } of linksOf(store)) {
      for (const { keys, name, known, what } of namesIn(value, store)) {
        if (known.has(name)) continue;
        const place = document.placeOf(keys.reduce(child, pointer));
        report(place, `This link leads to ${what} "${name}", which does not exist.`, suggest(name, known));
      }
    }
  },
};

interface NameInLink {
  /** Where it stands within the link. */
  keys: string[];
  name: string;
  known: ReadonlySet<string>;
  what: string;
}

/** What a link names besides its route, each with all names that there are. */
function namesIn(link: Link, store: ResolvedStore): NameInLink[] {
  if (link.type === 'page') return [{ keys: ['page'], name: link.page, known: pagesOf(store), what: 'the page' }];
  if (link.type === 'tour') return [{ keys: ['tour'], name: link.tour, known: store.namesOf('tour'), what: 'the tour' }];
  if (link.type !== 'route' || store.routes?.value.routes[link.route]?.page !== 'tour') return [];
  const slug = link.params?.slug;
  const allToursAreValid = store.tours.size === store.namesOf('tour').size;
  if (slug === undefined || !allToursAreValid) return [];
  const slugs = [...store.tours.values()].flatMap((tour) => Object.values(tour.value.slug));
  return [{ keys: ['params', 'slug'], name: slug, known: new Set(slugs), what: 'the tour' }];
}

/** That the home page is missing is told where documents are read. */
function pagesOf(store: ResolvedStore): ReadonlySet<string> {
  return new Set([...store.namesOf('page'), 'home']);
}
