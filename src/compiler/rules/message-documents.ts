import type { ResolvedDocument } from '../resolve/resolved-document.ts';
import type { ResolvedStore } from '../resolve/resolved-store.ts';

/** Base's messages and those of each market that has its own, each once. */
export function messageDocumentsOf({ messages, markets }: ResolvedStore): Set<ResolvedDocument<'messages'>> {
  return new Set([...messages.values(), ...markets.flatMap((market) => [...market.messages.values()])]);
}
