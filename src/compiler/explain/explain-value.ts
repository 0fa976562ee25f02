import { pointerKeys } from '../read/json-pointer.ts';
import type { ResolvedDocument } from '../resolve/resolved-document.ts';
import { isContainer, isMergeable, type LayerName, type Statement, statementsAt } from './statements.ts';

/** A layer and the place in it where a value is stated, or removed. */
export interface Origin {
  layer: LayerName;
  file: string;
  line: number;
  column: number;
}

/** What a lower layer states and a higher one replaces or removes. */
export interface Overridden extends Origin {
  value: unknown;
}

/** Where one value comes from. */
export interface ExplainedValue {
  /** `merged` where several layers state parts of an object. */
  state: 'stated' | 'merged' | 'removed';
  /** Missing where the value is removed. */
  value?: unknown;
  origin: Origin;
  /** The highest layer first. Of a member of a list it is the whole list, since lists are replaced as a whole. */
  overrides: Overridden[];
}

export interface ExplainedMember extends ExplainedValue {
  /** The keys from the object that was asked for. */
  keys: string[];
}

/** Tells which layers state a value; undefined where none does. */
export function explainValue(document: ResolvedDocument, keys: readonly string[]): ExplainedValue | undefined {
  const statements = statementsAt(document, keys);
  const highest = statements.at(-1);
  if (!highest) return undefined;
  const origin = originOf(highest);
  const lower = statements.slice(0, -1);
  if (highest.act !== 'states') return { state: 'removed', origin, overrides: overriddenBy(lower) };
  const value = valueAt(document.value, keys);
  if (highest.list !== undefined) {
    const lists = statementsAt(document, pointerKeys(highest.list)).slice(0, -1);
    return { state: 'stated', value, origin, overrides: overriddenBy(lists) };
  }
  const isMerged = isMergeable(highest.value) && lower.some(({ value: part }) => isMergeable(part));
  return isMerged ? { state: 'merged', value, origin, overrides: [] } : { state: 'stated', value, origin, overrides: overriddenBy(lower) };
}

/** Explains each key of an object, and of a merged object within it again each key; what a layer removed is told, too. */
export function explainMembers(document: ResolvedDocument, keys: readonly string[], from: readonly string[] = []): ExplainedMember[] {
  return memberKeys(document, keys).flatMap((key) => {
    const path = [...keys, key];
    const explained = explainValue(document, path);
    if (!explained) return [];
    if (explained.state === 'merged') return explainMembers(document, path, [...from, key]);
    const hasNothingToRemove = explained.state === 'removed' && explained.overrides.length === 0;
    return hasNothingToRemove ? [] : [{ keys: [...from, key], ...explained }];
  });
}

/** In the order of the resolved value; keys that are only in a layer come last. */
function memberKeys(document: ResolvedDocument, keys: readonly string[]): string[] {
  const stated = statementsAt(document, keys).flatMap(({ value }) => (isMergeable(value) ? Object.keys(value) : []));
  const resolved = valueAt(document.value, keys);
  const all = new Set([...(isMergeable(resolved) ? Object.keys(resolved) : []), ...stated]);
  return [...all].filter((key) => key !== '$schema');
}

function valueAt(value: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>((here, key) => (isContainer(here) ? (here as Record<string, unknown>)[key] : undefined), value);
}

function overriddenBy(lower: readonly Statement[]): Overridden[] {
  return lower.flatMap((statement) => (statement.act === 'states' ? [{ ...originOf(statement), value: statement.value }] : [])).reverse();
}

function originOf({ layer, place: { file, line, column } }: Statement): Origin {
  return { layer, file, line, column };
}
