import type { TourStyle } from '#contract/documents.generated.ts';
import { queryOfScreen } from '#routing/screen-queries.ts';
import type { Rule } from '../../check/rule.ts';
import { suggest } from '../../diagnostics/suggest.ts';
import { ownMember } from '../../read/json-object.ts';
import type { SharedStore } from '../../resolve/resolved-store.ts';

const styles: Record<TourStyle, true> = {
  nature: true,
  culture: true,
  hiking: true,
  rail: true,
  'self-drive': true,
  family: true,
  food: true,
  coast: true,
  wellness: true,
  desert: true,
};

export const linksAskForWhatCanBeFound: Rule = {
  name: 'links-ask-for-what-can-be-found',
  severity: 'error',
  visit(store, report) {
    const searchable = searchableValues(store);
    return {
      link(value, at) {
        const route = value.type === 'route' ? ownMember(store.routes?.value.routes ?? {}, value.route) : undefined;
        if (value.type !== 'route' || !value.query || !route) return;
        for (const [name, asked] of Object.entries(value.query)) {
          const known = route.page === 'search' ? searchable.get(name) : undefined;
          const read = queryOfScreen(route.page) ?? route.cache?.query;
          if (read && !read.includes(name)) {
            const message = `The route "${value.route}" does not read "${name}" from its address, so this changes nothing.`;
            report(at.keyPlace('query', name), message, suggest(name, read));
          } else if (known && !known.has(asked)) {
            report(
              at.place('query', name),
              `This link looks for tours by the ${name} "${asked}", which does not exist.`,
              suggest(asked, known),
            );
          }
        }
      },
    };
  },
};

/** What the search can be asked for, by query parameter, as far as documents state it. */
function searchableValues({ destinations }: SharedStore): Map<string, ReadonlySet<string>> {
  const values = new Map<string, ReadonlySet<string>>([['style', new Set(Object.keys(styles))]]);
  if (destinations) {
    const { regions } = destinations.value;
    values.set('region', new Set(Object.keys(regions)));
    values.set('country', new Set(Object.values(regions).flatMap(({ countries }) => Object.keys(countries))));
  }
  return values;
}
