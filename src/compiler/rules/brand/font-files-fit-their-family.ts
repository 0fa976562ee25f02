import type { ThemeDocument } from '#contract/documents.generated.ts';
import type { Rule } from '../../check/rule.ts';

const names = ['primary', 'secondary'] as const;
const weights = ['regular', 'semibold', 'bold'] as const;

type Family = ThemeDocument['fonts'][(typeof names)[number]];

export const fontFilesFitTheirFamily: Rule = {
  name: 'font-files-fit-their-family',
  severity: 'warning',
  check({ theme }, report) {
    if (!theme) return;
    const { primary, secondary } = theme.value.fonts;
    const strange = [strangersOf(primary, secondary), strangersOf(secondary, primary)];
    if (strange.every((ofFamily) => ofFamily.length === weights.length)) {
      const message = `By their names these files are of "${secondary.family}", and those of "${secondary.family}" are of "${primary.family}": the two look swapped.`;
      report(theme.placeOf('/fonts/primary/family'), message);
      return;
    }
    for (const [index, name] of names.entries()) {
      const { family } = theme.value.fonts[name];
      for (const weight of strange[index] ?? []) {
        const { url } = theme.value.fonts[name][weight];
        report(theme.placeOf(`/fonts/${name}/${weight}/url`), `By its name ${url} is of another family than "${family}".`);
      }
    }
  },
};

/** The weights of a family whose files are named after the other one. */
function strangersOf(own: Family, other: Family): (typeof weights)[number][] {
  return weights.filter((weight) => isNamedAfter(own[weight].url, other.family) && !isNamedAfter(own[weight].url, own.family));
}

function isNamedAfter(url: string, family: string): boolean {
  return lettersOf(url).includes(lettersOf(family));
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\d]/gu, '');
}
