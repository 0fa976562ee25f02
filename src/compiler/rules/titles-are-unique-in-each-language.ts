import type { LocalisedText } from '#contract/documents.generated.ts';
import type { Report, Rule } from '../check/rule.ts';
import { languagesIn } from '../check/words.ts';
import type { ResolvedDocument } from '../resolve/resolved-document.ts';

interface Titled {
  name: string;
  document: ResolvedDocument;
  title: LocalisedText;
  slug: LocalisedText | undefined;
}

export const titlesAreUniqueInEachLanguage: Rule = {
  name: 'titles-are-unique-in-each-language',
  severity: 'warning',
  check({ tours, pages }, report) {
    const ofTours = [...tours].map(([name, document]): Titled => ({ name, document, ...document.value }));
    const ofPages = [...pages].map(([name, document]): Titled => {
      const { value } = document;
      return { name, document, title: value.title, slug: value.kind === 'content' ? value.slug : undefined };
    });
    checkTitles('tour', ofTours, report);
    checkTitles('page', ofPages, report);
  },
};

function checkTitles(what: string, all: readonly Titled[], report: Report): void {
  const owners = new Map<string, Titled>();
  for (const titled of all) {
    for (const [language, title] of languagesIn(titled.title)) {
      const key = `${language} ${title.trim().toLowerCase()}`;
      const owner = owners.get(key);
      if (!owner) {
        owners.set(key, titled);
      } else if (!shareASlug(owner, titled)) {
        const message = `The ${what} "${owner.name}" has the same title: neither visitors nor search engines could tell the two apart.`;
        report(titled.document.placeOf(`/title/${language}`), message);
        break;
      }
    }
  }
}

/** Then one is a copy of the other altogether, which is told of the slug. */
function shareASlug({ slug: one }: Titled, { slug: other }: Titled): boolean {
  return (
    one !== undefined &&
    other !== undefined &&
    languagesIn(one).some(([language, text]) => new Map(languagesIn(other)).get(language) === text)
  );
}
