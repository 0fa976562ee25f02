import type { LocalisedText } from '#contract/documents.generated.ts';
import type { Report, Rule } from '../../check/rule.ts';
import { languagesIn } from '../../check/words.ts';
import type { ResolvedDocument } from '../../resolve/resolved-document.ts';

interface Titled {
  name: string;
  document: ResolvedDocument;
  title: LocalisedText;
  slug: LocalisedText | undefined;
  /** Of a page that stands at a route its name; of a tour its id. */
  key: string | undefined;
}

export const titlesAreUniqueInEachLanguage: Rule = {
  name: 'titles-are-unique-in-each-language',
  severity: 'warning',
  check({ tours, pages }, report) {
    const ofTours = [...tours].map(([name, document]): Titled => ({ name, document, ...document.value, key: document.value.id }));
    const ofPages = [...pages].map(([name, document]): Titled => {
      const { value } = document;
      const slug = value.kind === 'content' ? value.slug : undefined;
      return { name, document, title: value.title, slug, key: value.kind === 'policy' ? value.route : undefined };
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
      } else if (!isCopy(owner, titled)) {
        const message = `The ${what} "${owner.name}" has the same title: neither visitors nor search engines could tell the two apart.`;
        report(titled.document.placeOf(`/title/${language}`), message);
        break;
      }
    }
  }
}

/** One that is a copy of the other altogether is told of its route, its id or its slug. */
function isCopy(one: Titled, other: Titled): boolean {
  if (one.key !== undefined && one.key === other.key) return true;
  if (!one.slug || !other.slug) return false;
  const slugs = new Map(languagesIn(other.slug));
  return languagesIn(one.slug).some(([language, text]) => slugs.get(language) === text);
}
