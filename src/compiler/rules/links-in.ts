import type { Link } from '#contract/documents.generated.ts';
import { isLink, linksInText } from '../check/recognise.ts';
import { child, type JsonPointer } from '../read/json-pointer.ts';
import type { ResolvedDocument } from '../resolve/resolved-document.ts';

interface FoundLink {
  document: ResolvedDocument;
  pointer: JsonPointer;
  value: Link;
}

/** Every link of some documents, inherited ones in each. */
export function linksIn(documents: readonly ResolvedDocument[]): readonly FoundLink[] {
  return documents.flatMap((document) => linksBelow(document.value).map((found) => ({ document, ...found })));
}

type LinkBelow = Omit<FoundLink, 'document'>;

const none: readonly LinkBelow[] = [];
const linksOfObjects = new WeakMap<object, readonly LinkBelow[]>();

/** The links in a value, at pointers from there. Objects are never changed, and shared between markets: each is searched once. */
function linksBelow(value: unknown): readonly LinkBelow[] {
  if (typeof value === 'string') return linksInText(value).map((link) => ({ pointer: '', value: link }));
  if (typeof value !== 'object' || value === null) return none;
  const known = linksOfObjects.get(value);
  if (known) return known;
  const links: LinkBelow[] = isLink(value) ? [{ pointer: '', value }] : [];
  for (const key in value) {
    for (const found of linksBelow((value as Record<string, unknown>)[key])) {
      links.push({ pointer: child('', key) + found.pointer, value: found.value });
    }
  }
  const kept = links.length === 0 ? none : links;
  linksOfObjects.set(value, kept);
  return kept;
}
