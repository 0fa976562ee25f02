import type { Rule } from '../../check/rule.ts';

export const picturesOfATourDiffer: Rule = {
  name: 'pictures-of-a-tour-differ',
  severity: 'warning',
  check({ tours }, report) {
    for (const tour of tours.values()) {
      const files = tour.value.pictures.map(({ src }) => src);
      for (const [index, file] of files.entries()) {
        const first = files.indexOf(file);
        if (first === index) continue;
        report(
          tour.placeOf(`/pictures/${index}/src`),
          `Visitors would see ${file} twice: it is picture ${first + 1} of this tour already.`,
        );
      }
    }
  },
};
