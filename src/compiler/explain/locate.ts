import { suggest } from '../diagnostics/suggest.ts';
import { isContainer } from './statements.ts';

export type Location =
  | { keys: string[] }
  | {
      /** The keys up to where nothing of the given name stands. */
      found: string[];
      /** What stands there instead. */
      known: string[];
      /** The words as they were probably meant. */
      meant: string[] | undefined;
    };

/**
 * Finds the keys that the words of a path stand for. Unless the words are exact, a key may be several of them: `home.title`
 * is one id of a message.
 */
export function locate(value: unknown, words: readonly string[], exact: boolean): Location {
  let deepest: { found: string[]; value: unknown; rest: readonly string[] } = { found: [], value, rest: words };
  const keys = search(value, [], words);
  return keys ? { keys } : { found: deepest.found, known: knownKeys(deepest.value), meant: meantBy(deepest, exact) };

  function search(here: unknown, found: string[], rest: readonly string[]): string[] | undefined {
    if (rest.length === 0) return found;
    if (rest.length < deepest.rest.length) deepest = { found, value: here, rest };
    if (!isContainer(here)) return undefined;
    for (let count = 1; count <= (exact ? 1 : rest.length); count++) {
      const key = rest.slice(0, count).join('.');
      if (!Object.hasOwn(here, key)) continue;
      const keys = search((here as Record<string, unknown>)[key], [...found, key], rest.slice(count));
      if (keys) return keys;
    }
    return undefined;
  }
}

/** Puts the nearest key in place of the first word that stands for none, or of all words that are left. */
function meantBy(
  { found, value, rest }: { found: string[]; value: unknown; rest: readonly string[] },
  exact: boolean,
): string[] | undefined {
  if (!isContainer(value)) return undefined;
  const known = knownKeys(value);
  const [first = '', ...others] = rest;
  const next = suggest(first, known);
  if (next !== undefined) {
    const further = locate((value as Record<string, unknown>)[next], others, exact);
    return [...found, next, ...('keys' in further ? further.keys : (further.meant ?? []))];
  }
  const whole = suggest(rest.join('.'), known);
  return whole === undefined ? meantBelow(value, found, rest) : [...found, whole];
}

/** Where one key alone holds what the words name, it was left out. */
function meantBelow(value: object, found: string[], rest: readonly string[]): string[] | undefined {
  const deeper = Object.entries(value).flatMap(([key, member]) => {
    const location = locate(member, rest, false);
    return 'keys' in location ? [[...found, key, ...location.keys]] : [];
  });
  return deeper.length === 1 ? deeper[0] : undefined;
}

function knownKeys(value: unknown): string[] {
  return isContainer(value) ? Object.keys(value).filter((key) => key !== '$schema') : [];
}
