import type { LocalisedText } from '#contract/documents.generated.ts';
import type { Report, Rule } from '../../check/rule.ts';
import { languagesIn } from '../../check/words.ts';
import type { JsonPointer } from '../../read/json-pointer.ts';
import type { ResolvedDocument } from '../../resolve/resolved-document.ts';
import { slugsOfDestinations } from '../destinations/destination-slugs.ts';
import { contentPagesOf } from './content-pages.ts';
import { toSlug } from './slugs.ts';

export const slugsAreWellFormed: Rule = {
  name: 'slugs-are-well-formed',
  severity: 'error',
  check(store, report) {
    for (const tour of store.tours.values()) checkSlug(tour, '', tour.value.slug, toSlug, report);
    for (const { document, slug } of contentPagesOf(store)) checkSlug(document, '', slug, toSlugs, report);
    for (const { name, document, pointer, slug } of slugsOfDestinations(store).flat()) {
      if (slug) checkSlug(document, pointer, slug, toSlug, report);
      else if (toSlug(name) !== name)
        report(document.placeOf(pointer, 'key'), `Without a "slug" this key stands in addresses. ${sentenceFor(name)}`, toSlug(name));
    }
  },
};

/**
 * @param pointer to what the slug belongs to
 * @param toForm what an author may have meant; a slug that it does not change is well formed
 */
function checkSlug(
  document: ResolvedDocument,
  pointer: JsonPointer,
  slugs: LocalisedText,
  toForm: (text: string) => string | undefined,
  report: Report,
): void {
  for (const [language, slug] of languagesIn(slugs)) {
    const suggestion = toForm(slug);
    if (suggestion === slug) continue;
    report(document.placeOf(`${pointer}/slug/${language}`), sentenceFor(slug), suggestion);
  }
}

function sentenceFor(slug: string): string {
  return `"${slug}" cannot stand in an address: small letters without accents, digits and single hyphens are allowed.`;
}

/** The address of a page may have several parts. */
function toSlugs(text: string): string | undefined {
  return (
    text
      .split('/')
      .flatMap((part) => toSlug(part) ?? [])
      .join('/') || undefined
  );
}
