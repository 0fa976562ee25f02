import type { Rule } from '../check/rule.ts';
import { languagesOf } from '../resolve/resolved-store.ts';

export const slugsAreUniqueInEachLanguage: Rule = {
  name: 'slugs-are-unique-in-each-language',
  severity: 'error',
  check(store, report) {
    const told = new Set<string>();
    for (const language of new Set(['en' as const, ...languagesOf(store)])) {
      const owners = new Map<string, string>();
      for (const [name, tour] of store.tours) {
        const { slug } = tour.value;
        const pointer = slug[language] === undefined ? '/slug/en' : `/slug/${language}`;
        const text = slug[language] ?? slug.en;
        const owner = owners.get(text);
        owners.set(text, owner ?? name);
        if (owner === undefined || told.has(name + pointer)) continue;
        told.add(name + pointer);
        report(tour.placeOf(pointer), `In the language "${language}" the tour "${owner}" has the same slug: ${text}.`);
      }
    }
  },
};
