import type { MessageAst } from '#contract/release.ts';
import { readMessage } from '../check/icu.ts';
import { type MessageOwner, ownerOfMessage } from '../resolve/message-owners.ts';
import type { ResolvedDocument } from '../resolve/resolved-document.ts';

type Messages = ReadonlyMap<string, ResolvedDocument<'messages'>>;

export type MessagesByOwner = Record<MessageOwner, Record<string, MessageAst>>;

/** The messages of one language as trees, by the slice they belong to; English where the language has none. */
export function compileMessages(messages: Messages, language: string): MessagesByOwner {
  const english = messages.get('en')?.value ?? {};
  const own = messages.get(language)?.value ?? {};
  const compiled: MessagesByOwner = {
    shell: {},
    selector: {},
    home: {},
    content: {},
    search: {},
    tour: {},
    destinations: {},
    customTour: {},
    account: {},
    checkout: {},
    form: {},
    error: {},
    mail: {},
  };
  for (const id of Object.keys(english).sort()) {
    const text = own[id] ?? english[id] ?? '';
    const message = readMessage(text);
    if ('problem' in message) throw new Error(`The message "${id}" was not checked: ${message.problem}`);
    compiled[ownerOfMessage(id) as MessageOwner][id] = message.ast;
  }
  return compiled;
}

/** What mails say, in each language and in English, to which a language falls back. */
export function compileMailMessages(messages: Messages, languages: readonly string[]): Record<string, Record<string, MessageAst>> {
  return Object.fromEntries(
    [...new Set<string>(['en', ...languages])].map((language) => [language, compileMessages(messages, language).mail]),
  );
}
