import { messagesInUse } from '../../names/messages-in-use.generated.ts';
import type { SharedStore } from '../../resolve/resolved-store.ts';

/** A store that has fewer of the messages in use is for screens of its own. */
const leastShare = 1 / 2;

/** The messages that screens and mails ask for, and that base does not have in English. */
export function messagesThatScreensMiss({ messages }: SharedStore): ReadonlySet<string> {
  const english = messages.get('en')?.value ?? {};
  const missing = messagesInUse.filter((id) => !(id in english));
  return new Set(missing.length > messagesInUse.length * leastShare ? [] : missing);
}
