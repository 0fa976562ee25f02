import type { Rule } from '../../check/rule.ts';
import type { SharedStore } from '../../resolve/resolved-store.ts';

export const tourIdsAreTheirFileNames: Rule = {
  name: 'tour-ids-are-their-file-names',
  severity: 'error',
  check(store, report) {
    for (const [name, tour] of store.tours) {
      const { id } = tour.value;
      if (id === name) continue;
      const message = isUnchangedCopy(name, id, store)
        ? `This is a copy of the tour "${id}": it needs an id, slugs and titles of its own. The id of a tour is the name of its file.`
        : `The id of a tour is the name of its file, but this is "${id}" in ${name}.json.`;
      report(tour.placeOf('/id'), message, name);
    }
  },
};

/** Whether a tour still has the id of another one, so that nothing of the copy was changed yet. */
export function isUnchangedCopy(name: string, id: string, { tours }: SharedStore): boolean {
  return id !== name && tours.get(id)?.value.id === id;
}
