import type { LanguageCode, LocalisedText } from '#contract/documents.generated.ts';
import { slugIn } from '#domain/slugs.ts';
import type { Report, Rule } from '../check/rule.ts';
import type { JsonPointer } from '../read/json-pointer.ts';
import type { ResolvedDocument } from '../resolve/resolved-document.ts';
import { languagesOf } from '../resolve/resolved-store.ts';
import { contentPagesOf } from './content-pages.ts';
import { slugsOfDestinations } from './destination-slugs.ts';

interface SlugOwner {
  name: string;
  document: ResolvedDocument;
  /** To what the slug belongs to, where that is not the document. */
  pointer?: JsonPointer;
  slug: LocalisedText;
}

export const slugsAreUniqueInEachLanguage: Rule = {
  name: 'slugs-are-unique-in-each-language',
  severity: 'error',
  visit(store, report) {
    return {
      end(markets) {
        const languages = new Set(['en' as const, ...languagesOf({ markets })]);
        const tours = [...store.tours].map(([name, document]) => ({ name, document, slug: document.value.slug }));
        checkSlugs('tour', tours, languages, 'en', report);
        checkSlugs('page', contentPagesOf(store), languages, store.brand?.value.defaultLanguage ?? 'en', report);
        for (const neighbours of slugsOfDestinations(store)) {
          const owners = neighbours.map(({ slug, ...owner }) => ({ ...owner, slug: slug ?? { en: owner.name } }));
          checkSlugs('destination', owners, languages, 'en', report);
        }
      },
    };
  },
};

function checkSlugs(
  what: string,
  all: readonly SlugOwner[],
  languages: ReadonlySet<LanguageCode>,
  defaultLanguage: LanguageCode,
  report: Report,
): void {
  const told = new Set<string>();
  for (const language of languages) {
    const owners = new Map<string, string>();
    for (const { name, document, pointer = '', slug } of all) {
      const written = [language, defaultLanguage].find((candidate) => slug[candidate] !== undefined) ?? 'en';
      const text = slugIn({ ...slug }, language, defaultLanguage);
      const owner = owners.get(text);
      owners.set(text, owner ?? name);
      if (owner === undefined || told.has(`${name} ${written}`)) continue;
      told.add(`${name} ${written}`);
      report(
        document.placeOf(`${pointer}/slug/${written}`),
        `In the language "${language}" the ${what} "${owner}" has the same slug: ${text}.`,
      );
    }
  }
}
