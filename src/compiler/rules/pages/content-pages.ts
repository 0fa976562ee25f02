import type { LocalisedText } from '#contract/documents.generated.ts';
import type { ResolvedDocument } from '../../resolve/resolved-document.ts';
import type { SharedStore } from '../../resolve/resolved-store.ts';

/** The pages that have a slug in each language. */
export function contentPagesOf({ pages }: SharedStore): { name: string; document: ResolvedDocument<'page'>; slug: LocalisedText }[] {
  return [...pages].flatMap(([name, document]) => {
    const { value } = document;
    return value.kind === 'content' ? [{ name, document, slug: value.slug }] : [];
  });
}
