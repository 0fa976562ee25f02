import { suggest } from '../diagnostics/suggest.ts';
import type { ResolvedDocument } from '../resolve/resolved-document.ts';
import type { ResolvedMarket, ResolvedStore } from '../resolve/resolved-store.ts';
import { locate } from './locate.ts';

export interface FoundDocument {
  document: ResolvedDocument;
  /** How the document is called in a path: `header`, `tours.lofoten-islands`, `messages.fr`. */
  name: string;
  /** The words after the document's name. */
  rest: string[];
}

export interface NoDocument {
  problem: string;
  /** The path as it was probably meant. */
  suggestion?: string | undefined;
}

/** Finds the document that a path begins with, as one market sees it. */
export function findDocument(store: ResolvedStore, market: ResolvedMarket, words: readonly string[]): FoundDocument | NoDocument {
  const documents = documentsByName(store, market);
  for (const count of [1, 2]) {
    const name = words.slice(0, count).join('.');
    const document = documents.get(name);
    if (document) return { document, name, rest: words.slice(count) };
  }
  return noDocument(documents, words);
}

function documentsByName(store: ResolvedStore, market: ResolvedMarket): Map<string, ResolvedDocument> {
  const alone = [
    ...Object.values<ResolvedDocument>(market.documents),
    store.brand,
    store.theme,
    store.routes,
    store.rates,
    store.promoCodes,
    store.destinations,
  ];
  return new Map<string, ResolvedDocument>([
    ...alone.flatMap((document) => (document ? [[document.kind, document] as const] : [])),
    ...collection('pages', store.pages),
    ...collection('tours', store.tours),
    ...collection('messages', market.messages),
  ]);
}

function collection(prefix: string, documents: ReadonlyMap<string, ResolvedDocument>): [name: string, document: ResolvedDocument][] {
  return [...documents].map(([name, document]) => [`${prefix}.${name}`, document]);
}

function noDocument(documents: ReadonlyMap<string, ResolvedDocument>, words: readonly string[]): NoDocument {
  const names = [...documents.keys()];
  const [first = '', second = '', ...others] = words;
  const collections = [...new Set(names.filter((name) => name.includes('.')).map((name) => name.slice(0, name.indexOf('.'))))];
  const single = names.filter((name) => !name.includes('.'));
  const members = names.filter((name) => name.startsWith(`${first}.`));
  if (members.length > 0) {
    const meant = suggest(`${first}.${second}`, members);
    const problem =
      second === '' ? `"${first}" stands for several documents: ${members.join(', ')}.` : `There is no document "${first}.${second}".`;
    return { problem, suggestion: meant && [meant, ...others].join('.') };
  }
  const meant = suggest(first, [...single, ...collections]);
  const known = [...single, ...collections.map((name) => `${name}.<name>`)].join(', ');
  return {
    problem: `No path begins with "${first}". A path begins with the name of a document: ${known}.`,
    suggestion: meant === undefined ? withDocument(documents, words) : [meant, ...words.slice(1)].join('.'),
  };
}

/** Where one document alone has the keys, its name was left out. */
function withDocument(documents: ReadonlyMap<string, ResolvedDocument>, words: readonly string[]): string | undefined {
  if (words.length === 0) return undefined;
  const holders = [...documents].filter(([, { value }]) => 'keys' in locate(value, words, false));
  const [holder] = holders;
  return holder && holders.length === 1 ? [holder[0], ...words].join('.') : undefined;
}
