import { durations, readMonth, readResultPage, sorts, tourStyles } from '#domain/search-values.ts';
import { queryOfScreen } from '#routing/screen-queries.ts';
import type { Rule } from '../../check/rule.ts';
import { suggest } from '../../diagnostics/suggest.ts';
import { ownMember } from '../../read/json-object.ts';
import type { SharedStore } from '../../resolve/resolved-store.ts';

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
          } else if (route.page === 'search') {
            const message = problemOf(name, asked);
            if (message) report(at.place('query', name), message, name === 'sort' ? suggest(asked, sorts) : undefined);
          }
        }
      },
    };
  },
};

function problemOf(name: string, asked: string): string | undefined {
  if (name === 'month' && readMonth(asked) === undefined) return `A month is a number from 1 to 12, but this is "${asked}".`;
  if (name === 'page' && readResultPage(asked) === undefined) return `A page of the results is a number from 1 on, but this is "${asked}".`;
  if (name === 'sort' && !sorts.some((sort) => sort === asked))
    return `The search cannot sort by "${asked}", only by ${sorts.map((sort) => `"${sort}"`).join(', ')}.`;
  return undefined;
}

/** What the search can be asked for, by query parameter, as far as documents state it. */
function searchableValues({ destinations }: SharedStore): Map<string, ReadonlySet<string>> {
  const values = new Map<string, ReadonlySet<string>>([
    ['style', new Set(tourStyles)],
    ['duration', new Set(durations)],
  ]);
  if (destinations) {
    const { regions } = destinations.value;
    values.set('region', new Set(Object.keys(regions)));
    values.set('country', new Set(Object.values(regions).flatMap(({ countries }) => Object.keys(countries))));
  }
  return values;
}
