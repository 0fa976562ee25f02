import type { Link } from '#contract/documents.generated.ts';
import { isLink, linksInText } from '../check/recognise.ts';
import type { JsonObject } from '../read/json-object.ts';
import { child, type JsonPointer } from '../read/json-pointer.ts';
import { layDocuments, type ResolvedDocument } from '../resolve/resolved-document.ts';
import type { ValidDocument } from '../validate/validate-documents.ts';

interface InheritedLink {
  link: Link;
  /** The keys that lead to what holds it: itself, or a text. */
  keys: readonly string[];
  /** Where it says what it leads to. */
  pointer: JsonPointer;
}

interface BaseLink extends InheritedLink {
  holder: unknown;
}

const none: readonly InheritedLink[] = [];

/**
 * Finds the links that a market's document inherits as they are. Base's documents are searched once.
 * @param isWanted which of them
 */
export function createInheritedLinks(isWanted: (link: Link) => boolean): (document: ResolvedDocument) => readonly InheritedLink[] {
  const known = new Map<ValidDocument, readonly BaseLink[]>();
  return (document) => {
    const [base] = document.layers;
    if (base.layer !== 'base') return none;
    let links = known.get(base);
    if (!links) {
      links = linksBelow(layDocuments(document.kind, [base]).value, []).filter(({ link }) => isWanted(link));
      known.set(base, links);
    }
    if (links.length === 0) return none;
    // What a market inherits is base's own object.
    return links.filter(({ keys, holder }) => valueAt(document.value, keys) === holder);
  };
}

function linksBelow(value: unknown, keys: readonly string[]): BaseLink[] {
  const at = (link: Link): BaseLink => ({ link, keys, holder: value, pointer: [...keys, link.type].reduce(child, '') });
  if (typeof value === 'string') return linksInText(value).map(at);
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.entries(value).flatMap(([key, member]) => linksBelow(member, [...keys, key]));
  return isLink(value) ? [at(value), ...below] : below;
}

function valueAt(value: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (below, key) => (typeof below === 'object' && below !== null ? (below as JsonObject)[key] : undefined),
    value,
  );
}
