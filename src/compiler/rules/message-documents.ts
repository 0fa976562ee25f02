import { layDocuments, type ResolvedDocument } from '../resolve/resolved-document.ts';
import type { ResolvedStore } from '../resolve/resolved-store.ts';

type Messages = ResolvedDocument<'messages'>;

const documentsOfStores = new WeakMap<ResolvedStore, ReadonlySet<Messages>>();

/** Base's messages, and of each market that has its own those alone: what it inherits is looked at in base. */
export function messageDocumentsOf(store: ResolvedStore): ReadonlySet<Messages> {
  const known = documentsOfStores.get(store);
  if (known) return known;
  const documents = new Set(store.messages.values());
  for (const { messages } of store.markets) {
    for (const document of messages.values()) documents.add(withoutBase(document));
  }
  documentsOfStores.set(store, documents);
  return documents;
}

function withoutBase(document: Messages): Messages {
  const own = document.layers.at(-1);
  return own && document.layers.length > 1 ? layDocuments('messages', [own]) : document;
}
