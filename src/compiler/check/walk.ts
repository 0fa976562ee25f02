import type { Link, LocalisedText, Picture } from '#contract/documents.generated.ts';
import { child, type JsonPointer } from '../read/json-pointer.ts';
import type { ResolvedDocument } from '../resolve/resolved-document.ts';
import { documentsOf, type ResolvedStore } from '../resolve/resolved-store.ts';
import { readRichText } from './rich-text.ts';

/** A value and where it stands. */
export interface Found<Value> {
  document: ResolvedDocument;
  pointer: JsonPointer;
  value: Value;
}

/** Every link of every document, whatever block, menu or text it stands in. What several markets inherit comes once. */
export function linksOf(store: ResolvedStore): Iterable<Found<Link>> {
  return once(linksIn(documentsOf(store)));
}

/** Every link of some documents. */
export function linksIn(documents: Iterable<ResolvedDocument>): Iterable<Found<Link>> {
  return findsOf(documents, ({ links }) => links);
}

/** Every picture that has words for those who do not see it. What several markets inherit comes once. */
export function picturesOf(store: ResolvedStore): Iterable<Found<Picture>> {
  return once(findsOf(documentsOf(store), ({ pictures }) => pictures));
}

/** What stands in a value, at pointers from there. */
interface Finds {
  links: readonly FoundBelow<Link>[];
  pictures: readonly FoundBelow<Picture>[];
}

type FoundBelow<Value> = Omit<Found<Value>, 'document'>;

function* findsOf<Value>(
  documents: Iterable<ResolvedDocument>,
  choose: (finds: Finds) => readonly FoundBelow<Value>[],
): Generator<Found<Value>> {
  for (const document of documents) {
    for (const { pointer, value } of choose(findsIn(document.value))) yield { document, pointer, value };
  }
}

function* once<Value extends object>(finds: Iterable<Found<Value>>): Generator<Found<Value>> {
  const seen = new Set<Value>();
  for (const found of finds) {
    if (seen.has(found.value)) continue;
    seen.add(found.value);
    yield found;
  }
}

const nothing: Finds = { links: [], pictures: [] };

/** Objects are never changed, and those that markets inherit are shared between them: each is searched once. */
const known = new WeakMap<object, Finds>();

function findsIn(value: unknown): Finds {
  if (typeof value === 'string') return value.includes('<a') ? { links: linksInText(value), pictures: [] } : nothing;
  if (typeof value !== 'object' || value === null) return nothing;
  const before = known.get(value);
  if (before) return before;
  const finds = search(value);
  known.set(value, finds);
  return finds;
}

function search(value: object): Finds {
  let finds = nothing;
  for (const key in value) {
    const below = findsIn((value as Record<string, unknown>)[key]);
    if (below === nothing) continue;
    const links = below.links.map((found) => ({ ...found, pointer: child('', key) + found.pointer }));
    const pictures = below.pictures.map((found) => ({ ...found, pointer: child('', key) + found.pointer }));
    finds = { links: [...finds.links, ...links], pictures: [...finds.pictures, ...pictures] };
  }
  if (isLink(value)) return { ...finds, links: [{ pointer: '', value }, ...finds.links] };
  if (isPicture(value)) return { ...finds, pictures: [{ pointer: '', value }, ...finds.pictures] };
  return finds;
}

function linksInText(text: string): FoundBelow<Link>[] {
  return readRichText(text).parts.flatMap((part) => (typeof part === 'string' ? [] : [{ pointer: '', value: part }]));
}

const namesByType: Readonly<Record<string, string>> = { route: 'route', page: 'page', tour: 'tour', external: 'url' };

function isLink(value: object): value is Link {
  const { type } = value as { type?: unknown };
  const name = typeof type === 'string' && Object.hasOwn(namesByType, type) ? namesByType[type] : undefined;
  return name !== undefined && name in value;
}

function isPicture(value: object): value is Picture {
  const { src, alt } = value as { src?: unknown; alt?: unknown };
  return typeof src === 'string' && typeof alt === 'object' && alt !== null;
}

/** The languages that a text is written in, with the text. */
export function languagesIn(text: LocalisedText | string): [language: string, text: string][] {
  return typeof text === 'string' ? [['en', text]] : Object.entries(text);
}
