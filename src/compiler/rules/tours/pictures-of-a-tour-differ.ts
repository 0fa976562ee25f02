import type { Picture } from '#contract/documents.generated.ts';
import type { Rule } from '../../check/rule.ts';
import { languagesIn } from '../../check/words.ts';

export const picturesOfATourDiffer: Rule = {
  name: 'pictures-of-a-tour-differ',
  severity: 'warning',
  check({ tours }, report) {
    for (const tour of tours.values()) {
      const { pictures } = tour.value;
      for (const [index, picture] of pictures.entries()) {
        const first = pictures.findIndex(({ src }) => src === picture.src);
        if (first !== index) {
          const message = `Visitors would see ${picture.src} twice: it is picture ${first + 1} of this tour already.`;
          report(tour.placeOf(`/pictures/${index}/src`), message);
          continue;
        }
        const twin = twinBefore(picture, pictures.slice(0, index));
        if (!twin) continue;
        const message = `Picture ${twin.index + 1} of this tour has the same description, though it is another picture.`;
        report(tour.placeOf(`/pictures/${index}/alt/${twin.language}`), message);
      }
    }
  },
};

function twinBefore({ alt }: Picture, before: readonly Picture[]): { index: number; language: string } | undefined {
  for (const [language, words] of languagesIn(alt)) {
    const index = before.findIndex((other) => languagesIn(other.alt).some(([lang, text]) => lang === language && text === words));
    if (index >= 0) return { index, language };
  }
  return undefined;
}
