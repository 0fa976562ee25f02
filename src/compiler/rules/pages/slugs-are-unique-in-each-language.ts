import type { LanguageCode, LocalisedText } from '#contract/documents.generated.ts';
import { slugIn } from '#domain/slugs.ts';
import type { Report, Rule } from '../../check/rule.ts';
import type { JsonPointer } from '../../read/json-pointer.ts';
import type { ResolvedDocument } from '../../resolve/resolved-document.ts';
import { languagesOf } from '../../resolve/resolved-store.ts';
import { slugsOfDestinations } from '../destinations/destination-slugs.ts';
import { isUnchangedCopy } from '../tours/tour-ids-are-their-file-names.ts';
import { contentPagesOf } from './content-pages.ts';

interface SlugOwner {
  name: string;
  document: ResolvedDocument;
  /** To what the slug belongs to, where that is not the document. */
  pointer?: JsonPointer;
  slug: LocalisedText;
}

/** What is shared with one other owner. */
interface Shared {
  owner: string;
  /** The slug in the first language. */
  text: string;
  document: ResolvedDocument;
  pointer: JsonPointer;
  /** Those in which it is written. */
  languages: Set<LanguageCode>;
}

export const slugsAreUniqueInEachLanguage: Rule = {
  name: 'slugs-are-unique-in-each-language',
  severity: 'error',
  visit(store, report) {
    return {
      end(markets) {
        const languages = new Set(['en' as const, ...languagesOf({ markets })]);
        const tours = [...store.tours]
          .filter(([name, { value }]) => !isUnchangedCopy(name, value.id, store))
          .map(([name, document]) => ({ name, document, slug: document.value.slug }));
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
  const shared = new Map<string, Shared>();
  for (const language of languages) {
    const owners = new Map<string, string>();
    for (const { name, document, pointer = '', slug } of all) {
      const written = [language, defaultLanguage].find((candidate) => slug[candidate] !== undefined) ?? 'en';
      const text = slugIn({ ...slug }, language, defaultLanguage);
      const owner = owners.get(text);
      owners.set(text, owner ?? name);
      if (owner === undefined) continue;
      const before = shared.get(`${name} ${owner}`);
      if (before) before.languages.add(written);
      else shared.set(`${name} ${owner}`, { owner, text, document, pointer: `${pointer}/slug/${written}`, languages: new Set([written]) });
    }
  }
  for (const { owner, text, document, pointer, languages: same } of shared.values()) {
    const isCopy = same.size === languages.size && same.size > 1;
    const message = isCopy
      ? `The ${what} "${owner}" has the same slug in every language, like ${text}: a copy needs slugs of its own.`
      : `In the language "${[...same].join('", "')}" the ${what} "${owner}" has the same slug: ${text}.`;
    report(document.placeOf(pointer), message);
  }
}
