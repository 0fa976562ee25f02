import type { ResolvedDocument } from '../../resolve/resolved-document.ts';
import type { SharedStore } from '../../resolve/resolved-store.ts';
import { areAlike } from './languages-alike.ts';

/** Of the messages that two languages have. Of two languages far fewer are the same. */
const leastShare = 0.8;
/** Among fewer messages names and single words may be most. */
const fewestMessages = 20;

export type Messages = ResolvedDocument<'messages'>;

interface CopiedMessages {
  document: Messages;
  /** The language whose messages these are. */
  owner: string;
}

/** Files of messages that were copied from those of another language and not translated. */
export function copiedMessages(messages: SharedStore['messages']): readonly CopiedMessages[] {
  const inOrder = [...messages].sort(([one], [other]) => Number(other === 'en') - Number(one === 'en'));
  return inOrder.flatMap(([language, document], index): CopiedMessages[] => {
    const owner = inOrder.slice(0, index).find(([other, { value }]) => !areAlike(language, other) && areTheSame(document.value, value));
    return owner ? [{ document, owner: owner[0] }] : [];
  });
}

/** Gives up as soon as too many differ, which of two languages are the first. */
function areTheSame(one: Messages['value'], other: Messages['value']): boolean {
  const ids = Object.keys(one);
  const tolerated = ids.length * (1 - leastShare);
  let different = 0;
  for (const id of ids) {
    if (one[id] === other[id]) continue;
    different++;
    if (different > tolerated) return false;
  }
  return ids.length >= fewestMessages;
}
