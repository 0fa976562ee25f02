import type { LanguageCode, Link, LocalisedText, Picture } from '#contract/documents.generated.ts';
import { isLocalisedText } from '#domain/localised-text.ts';
import type { JsonObject } from '../read/json-object.ts';
import { child, type JsonPointer } from '../read/json-pointer.ts';
import type { ResolvedDocument } from '../resolve/resolved-document.ts';
import { documentsOf, type ResolvedStore } from '../resolve/resolved-store.ts';
import { readRichText } from './rich-text.ts';
import { walkStated } from './stated.ts';

/** A value and where it stands. */
export interface Found<Value> {
  document: ResolvedDocument;
  pointer: JsonPointer;
  value: Value;
}

/** Every link of every document, whatever block, menu or text it stands in. What several markets inherit comes once. */
export function linksOf(store: ResolvedStore): readonly Found<Link>[] {
  return foundIn(store).links;
}

/** Every picture that has words for those who do not see it. What several markets inherit comes once. */
export function picturesOf(store: ResolvedStore): readonly Found<Picture>[] {
  return foundIn(store).pictures;
}

/** A text in several languages, and the keys that lead to it. */
export interface FoundText {
  document: ResolvedDocument;
  path: readonly string[];
  value: LocalisedText;
}

/** Every text in several languages. What several markets inherit comes once. */
export function textsOf(store: ResolvedStore): readonly FoundText[] {
  return foundIn(store).texts;
}

/** Every object or list some of whose members have an order. One that a market changes comes with all that it inherits. */
export function orderedCollectionsOf(store: ResolvedStore): readonly Found<JsonObject>[] {
  return foundIn(store).collections;
}

/** Every link of some documents, inherited ones in each. */
export function linksIn(documents: readonly ResolvedDocument[]): readonly Found<Link>[] {
  return documents.flatMap((document) => linksBelow(document.value).map((found) => ({ document, ...found })));
}

interface FoundValues {
  links: Found<Link>[];
  pictures: Found<Picture>[];
  texts: FoundText[];
  collections: Found<JsonObject>[];
}

const foundInStores = new WeakMap<ResolvedStore, FoundValues>();

function foundIn(store: ResolvedStore): FoundValues {
  const known = foundInStores.get(store);
  if (known) return known;
  const found: FoundValues = { links: [], pictures: [], texts: [], collections: [] };
  walkStated(documentsOf(store), (value, document, path) => collect(value, document, path, found));
  foundInStores.set(store, found);
  return found;
}

/** @returns whether there is more to find within the value */
function collect(value: unknown, document: ResolvedDocument, path: readonly string[], found: FoundValues): boolean {
  if (typeof value === 'string') collectFromText(value, document, path, found);
  if (typeof value !== 'object' || value === null) return false;
  if (isLocalisedText(value)) {
    found.texts.push({ document, path: [...path], value });
    for (const language in value) {
      const words = value[language as LanguageCode] ?? '';
      if (mayHoldLinks(words)) collectFromText(words, document, [...path, language], found);
    }
    return false;
  }
  if (isLink(value)) found.links.push({ document, pointer: pointerOf(path), value });
  if (isPicture(value)) found.pictures.push({ document, pointer: pointerOf(path), value });
  if (hasOrders(value)) found.collections.push({ document, pointer: pointerOf(path), value });
  return true;
}

function collectFromText(text: string, document: ResolvedDocument, path: readonly string[], found: FoundValues): void {
  for (const link of linksInText(text)) found.links.push({ document, pointer: pointerOf(path), value: link });
}

/** The pointer to what lies below these keys. */
export function pointerOf(path: readonly string[]): JsonPointer {
  return path.reduce(child, '');
}

type LinkBelow = Omit<Found<Link>, 'document'>;

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

function mayHoldLinks(text: string): boolean {
  return text.includes('<a');
}

const linkTag = /<a\s(?:[^>"']|"[^"]*"|'[^']*')*>/gi;

/** Rich text was read whole where it was validated, so that only the beginnings of its links are read again. */
function linksInText(text: string): Link[] {
  if (!mayHoldLinks(text)) return [];
  const tags = text.match(linkTag) ?? [];
  return tags.flatMap((tag) => readRichText(`${tag}</a>`).parts.filter((part) => typeof part !== 'string'));
}

const namesByType: Readonly<Record<string, string>> = { route: 'route', page: 'page', tour: 'tour', external: 'url' };

function isLink(value: object): value is Link {
  const { type } = value as { type?: unknown };
  const name = typeof type === 'string' && Object.hasOwn(namesByType, type) ? namesByType[type] : undefined;
  return name !== undefined && name in value;
}

function hasOrders(value: object): value is JsonObject {
  for (const key in value) {
    const member = (value as JsonObject)[key];
    if (typeof member === 'object' && member !== null && typeof (member as { order?: unknown }).order === 'number') return true;
  }
  return false;
}

function isPicture(value: object): value is Picture {
  const { src, alt } = value as { src?: unknown; alt?: unknown };
  return typeof src === 'string' && typeof alt === 'object' && alt !== null;
}

/** The languages that a text is written in, with the text. */
export function languagesIn(text: LocalisedText | string): [language: string, text: string][] {
  return typeof text === 'string' ? [['en', text]] : Object.entries(text);
}
