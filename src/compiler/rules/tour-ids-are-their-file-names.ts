import type { Rule } from '../check/rule.ts';

export const tourIdsAreTheirFileNames: Rule = {
  name: 'tour-ids-are-their-file-names',
  severity: 'error',
  check({ tours }, report) {
    for (const [name, tour] of tours) {
      if (tour.value.id === name) continue;
      report(tour.placeOf('/id'), `The id of a tour is the name of its file, but this is "${tour.value.id}" in ${name}.json.`, name);
    }
  },
};
