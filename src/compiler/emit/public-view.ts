import type { DocumentKind, DocumentTypes } from '../read/document-kinds.ts';
import type { CompleteStore } from '../resolve/complete-store.ts';
import type { ResolvedDocument } from '../resolve/resolved-document.ts';
import type { ResolvedMarket } from '../resolve/resolved-store.ts';
import type { SchemaObject } from '../validate/patch-schema.ts';
import type { SchemaBook } from '../validate/schema-book.ts';

/**
 * The store as what a browser may get is made from: every value whose schema says `"visibility": "server"` is gone from it, so
 * that no emitter can hand one on by mistake. Documents of kinds without such values are the store's own objects.
 */
export function publicView(store: CompleteStore, book: SchemaBook): CompleteStore {
  return createPublicView(book)(store);
}

/** As publicView, for a store again and again: of what did not change the view is the same object. */
export function createPublicView(book: SchemaBook): (store: CompleteStore) => CompleteStore {
  const secretive = new Map<string, boolean>();
  const shown = new WeakMap<ResolvedDocument, ResolvedDocument>();
  const shownMarkets = new WeakMap<ResolvedMarket, ResolvedMarket>();

  function show<Kind extends DocumentKind>(document: ResolvedDocument<Kind>): ResolvedDocument<Kind> {
    const { kind } = document;
    const hides = secretive.get(kind) ?? hasServerValues(book.schemaOf(kind), kind, book);
    secretive.set(kind, hides);
    if (!hides) return document;
    const known = shown.get(document) ?? withoutServerValues(document, book);
    shown.set(document, known);
    return known as ResolvedDocument<Kind>;
  }

  function showAll<Kind extends DocumentKind>(documents: ReadonlyMap<string, ResolvedDocument<Kind>>): Map<string, ResolvedDocument<Kind>> {
    return new Map([...documents].map(([name, document]) => [name, show(document)]));
  }

  function showMarket(market: ResolvedMarket): ResolvedMarket {
    const documents = Object.fromEntries(
      Object.entries<ResolvedDocument>(market.documents).map(([kind, document]) => [kind, show(document)]),
    ) as ResolvedMarket['documents'];
    const { availableLanguages } = market.documents.market.value;
    const languages = market.languages.flatMap(
      (language) => documents.market.value.availableLanguages[availableLanguages.indexOf(language)] ?? [],
    );
    return { ...market, documents, languages, messages: showAll(market.messages) };
  }

  function showMarketOnce(market: ResolvedMarket): ResolvedMarket {
    const known = shownMarkets.get(market) ?? showMarket(market);
    shownMarkets.set(market, known);
    return known;
  }

  return (store) => ({
    ...store,
    brand: show(store.brand),
    theme: show(store.theme),
    routes: show(store.routes),
    rates: show(store.rates),
    promoCodes: store.promoCodes && show(store.promoCodes),
    destinations: show(store.destinations),
    home: show(store.home),
    baseMarket: store.baseMarket && show(store.baseMarket),
    pages: showAll(store.pages),
    tours: showAll(store.tours),
    messages: showAll(store.messages),
    markets: store.markets.map(showMarketOnce),
  });
}

function withoutServerValues<Kind extends DocumentKind>(document: ResolvedDocument<Kind>, book: SchemaBook): ResolvedDocument<Kind> {
  const { kind, name, layers } = document;
  const value = publicPart(document.value, [{ schema: book.schemaOf(kind), owner: kind }], book) as DocumentTypes[Kind];
  return { kind, name, layers, value, placeOf: (pointer, part) => document.placeOf(pointer, part) };
}

/** A schema with the file that its references start from. */
interface Located {
  schema: SchemaObject;
  owner: string;
}

/**
 * A value without what one of its schemas keeps on the server. Of a union all members are asked: what one of them keeps is kept,
 * whichever member the value belongs to.
 */
function publicPart(value: unknown, schemas: readonly Located[], book: SchemaBook): unknown {
  if (typeof value !== 'object' || value === null || schemas.length === 0) return value;
  const all = schemas.flatMap((located) => expand(located, book));
  if (Array.isArray(value)) {
    const items = all.flatMap(({ schema, owner }) => (isSchema(schema.items) ? [{ schema: schema.items, owner }] : []));
    return value.map((member) => publicPart(member, items, book));
  }
  const members = Object.entries(value).flatMap(([key, member]): [string, unknown][] => {
    const ofMember = all.flatMap((located) => schemasOfKey(located, key));
    if (ofMember.flatMap((located) => expand(located, book)).some(({ schema }) => schema.visibility === 'server')) return [];
    return [[key, publicPart(member, ofMember, book)]];
  });
  return Object.fromEntries(members);
}

/** A schema with all that it refers to and is a union of. */
function expand(located: Located, book: SchemaBook): Located[] {
  const { schema, owner } = located;
  const target = schema.$ref === undefined ? [] : expand(book.definitionOf(schema.$ref, owner), book);
  const members = [schema.oneOf, schema.anyOf, schema.allOf].flatMap((union) => (union ?? []) as SchemaObject[]);
  return [located, ...target, ...members.flatMap((member) => expand({ schema: member, owner }, book))];
}

function schemasOfKey({ schema, owner }: Located, key: string): Located[] {
  const properties = (schema.properties ?? {}) as Record<string, SchemaObject>;
  const named = Object.hasOwn(properties, key) ? properties[key] : undefined;
  const patterned = Object.entries((schema.patternProperties ?? {}) as Record<string, SchemaObject>)
    .filter(([pattern]) => new RegExp(pattern, 'u').test(key))
    .map(([, member]) => member);
  const found = [...(named ? [named] : []), ...patterned];
  if (found.length === 0 && isSchema(schema.additionalProperties)) found.push(schema.additionalProperties);
  return found.map((member) => ({ schema: member, owner }));
}

/** Whether a schema, or one that it leads to, keeps something on the server. */
function hasServerValues(schema: SchemaObject, owner: string, book: SchemaBook): boolean {
  const seen = new Set<unknown>();
  return search(schema, owner);

  function search(node: unknown, from: string): boolean {
    if (typeof node !== 'object' || node === null || seen.has(node)) return false;
    seen.add(node);
    const { visibility, $ref } = node as SchemaObject;
    if (visibility === 'server') return true;
    if (typeof $ref === 'string') {
      const target = book.definitionOf($ref, from);
      if (search(target.schema, target.owner)) return true;
    }
    return Object.values(node).some((member) => search(member, from));
  }
}

function isSchema(value: unknown): value is SchemaObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
