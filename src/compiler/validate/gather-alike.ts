import { listInWords } from '../diagnostics/list-in-words.ts';
import { type JsonPointer, parentPointer, pointerKeys } from '../read/json-pointer.ts';
import type { SchemaMistake } from './schema-mistake.ts';

interface Alike {
  first: SchemaMistake;
  /** Where it is the same: numbers of entries, or languages. */
  others: string[];
}

/** Tells once what is wrong in the same way with several entries of a list, or in several languages of a rich text. */
export function gatherAlike(mistakes: readonly SchemaMistake[]): SchemaMistake[] {
  const gathered = new Map<string, Alike>();
  for (const mistake of mistakes) {
    const around = collectionAround(mistake);
    const key = around ? `${around.pointer} ${around.problem}` : `${gathered.size}`;
    const known = around && gathered.get(key);
    if (known) known.others.push(around.member);
    else gathered.set(key, { first: mistake, others: [] });
  }
  return [...gathered.values()].map(({ first, others }) =>
    others.length === 0 ? first : { ...first, message: `${first.message} It is the same in ${membersInWords(first, others)}.` },
  );
}

function membersInWords({ code }: SchemaMistake, members: readonly string[]): string {
  if (code === 'rich-text') return listInWords(members.map((language) => `"${language}"`));
  return `${members.length > 1 ? 'entries' : 'entry'} ${listInWords(members)}`;
}

interface Collection {
  pointer: JsonPointer;
  /** Of the entry or language. */
  member: string;
  /** What is wrong with it. */
  problem: string;
}

/** The list whose entry has a mistake, or the text whose language has; undefined of all else. */
function collectionAround({ code, pointer, message, missing }: SchemaMistake): Collection | undefined {
  const last = pointerKeys(pointer).at(-1) ?? '';
  if (code === 'rich-text') return { pointer: parentPointer(pointer), member: last, problem: message };
  if (code === 'wrong-type') return entryOf(pointer, code);
  if (code === 'missing-key' && missing !== undefined) return entryOf(pointer, `${code} ${missing}`);
  return code === 'unknown-key' ? entryOf(parentPointer(pointer), `${code} ${last}`) : undefined;
}

function entryOf(pointer: JsonPointer, problem: string): Collection | undefined {
  const last = pointerKeys(pointer).at(-1) ?? '';
  if (!/^\d+$/.test(last)) return undefined;
  return { pointer: parentPointer(pointer), member: String(Number(last) + 1), problem };
}
