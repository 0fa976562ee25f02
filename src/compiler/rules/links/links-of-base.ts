import type { Link } from '#contract/documents.generated.ts';
import { isLink, linksInText } from '../../check/recognise.ts';
import type { JsonObject } from '../../read/json-object.ts';
import { child, type JsonPointer } from '../../read/json-pointer.ts';
import { layDocuments, type ResolvedDocument } from '../../resolve/resolved-document.ts';
import type { ValidDocument } from '../../validate/validate-documents.ts';

export interface LinkOfBase {
  /** Base's alone: where a link of it stands is found without reading what lies on it. */
  document: ResolvedDocument;
  link: Link;
  /** The keys that lead to what holds it: itself, or a text. */
  keys: readonly string[];
  holder: unknown;
  /** Where it says what it leads to. */
  pointer: JsonPointer;
}

const none: readonly LinkOfBase[] = [];

/**
 * Finds the links of what lies below a market's document. Each document of base is searched once.
 * @param isWanted which of them
 */
export function createLinksOfBase(isWanted: (link: Link) => boolean): (document: ResolvedDocument) => readonly LinkOfBase[] {
  const known = new Map<ValidDocument, readonly LinkOfBase[]>();
  return ({ kind, layers: [base] }) => {
    if (base.layer !== 'base') return none;
    const links = known.get(base);
    if (links) return links;
    const document = layDocuments(kind, [base]);
    const found = linksBelow(document, document.value, []).filter(({ link }) => isWanted(link));
    known.set(base, found);
    return found;
  };
}

/** Whether a market has a link of base as it is: what is inherited is base's own object. */
export function inherits({ value }: ResolvedDocument, { keys, holder }: LinkOfBase): boolean {
  let below: unknown = value;
  for (const key of keys) {
    if (typeof below !== 'object' || below === null) return false;
    below = (below as JsonObject)[key];
  }
  return below === holder;
}

function linksBelow(document: ResolvedDocument, value: unknown, keys: readonly string[]): LinkOfBase[] {
  const at = (link: Link): LinkOfBase => ({ document, link, keys, holder: value, pointer: [...keys, link.type].reduce(child, '') });
  if (typeof value === 'string') return linksInText(value).map(at);
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.entries(value).flatMap(([key, member]) => linksBelow(document, member, [...keys, key]));
  return isLink(value) ? [at(value), ...below] : below;
}
