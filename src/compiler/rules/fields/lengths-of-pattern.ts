/** How many characters a text has. */
export interface Lengths {
  fewest: number;
  /** Infinite where there is no bound. */
  most: number;
}

/** A part of a pattern: characters, a group, or several of these in a row. */
interface Part extends Lengths {
  mayBeginWith(character: string): boolean;
}

const anyLength: Lengths = { fewest: 0, most: Number.POSITIVE_INFINITY };
const nothing: Part = { fewest: 0, most: 0, mayBeginWith: () => false };

/** How many characters a text has that a pattern allows; any number where the pattern cannot be read, or is not one of whole texts. */
export function lengthsOfPattern(pattern: string): Lengths {
  const { fewest, most } = readPattern(pattern) ?? anyLength;
  return { fewest, most };
}

/** Whether no text that a pattern allows begins with a character; false where the pattern cannot be read. */
export function neverBeginsWith(pattern: string, character: string): boolean {
  const read = readPattern(pattern);
  return read !== undefined && read.fewest > 0 && !read.mayBeginWith(character);
}

/** One character, whatever it may be. */
const oneCharacter = /\\[dDwWsS]|\\[pP]\{[\w=]+\}|\\[^\w\s]|\[\^?(?:\\.|[^\]\\])+\]|[^\\^$.*+?()[\]{}|]|\./y;
const repetition = /(?:\*|\+|\?|\{\d+(?:,\d*)?\})\??/y;
const group = /\((?:\?:|\?<\w+>|(?!\?))/y;
/** What looks at the characters around and has none of its own. */
const look = /\(\?<?[=!]/y;

function readPattern(pattern: string): Part | undefined {
  if (!pattern.startsWith('^') || !pattern.endsWith('$')) return undefined;
  const inner = pattern.slice(1, -1);
  let position = 0;
  const [only, ...others] = readAlternatives();
  // Of alternatives outside a group, only the first begins the text, and only the last ends it.
  return position < inner.length || others.length > 0 ? undefined : only;

  function readAlternatives(): Part[] {
    const alternatives = [readRow()];
    while (inner[position] === '|') {
      position++;
      alternatives.push(readRow());
    }
    return alternatives;
  }

  function readRow(): Part {
    let row = nothing;
    for (let part = readPart(); part; part = readPart()) row = inARow(row, repeated(part, take(repetition)));
    return row;
  }

  function readPart(): Part | undefined {
    const allowed = take(oneCharacter);
    if (allowed !== undefined) return { fewest: 1, most: 1, mayBeginWith: (character) => new RegExp(`^${allowed}$`, 'u').test(character) };
    const looks = take(look) !== undefined;
    if (!looks && take(group) === undefined) return undefined;
    const start = position;
    const alternatives = readAlternatives();
    if (inner[position] !== ')') {
      position = start;
      return undefined;
    }
    position++;
    return looks ? nothing : anyOf(alternatives);
  }

  function take(form: RegExp): string | undefined {
    form.lastIndex = position;
    const [found] = form.exec(inner) ?? [];
    if (found !== undefined) position += found.length;
    return found;
  }
}

function inARow(first: Part, next: Part): Part {
  return {
    fewest: first.fewest + next.fewest,
    most: first.most + next.most,
    mayBeginWith: (character) => first.mayBeginWith(character) || (first.fewest === 0 && next.mayBeginWith(character)),
  };
}

function anyOf(alternatives: readonly Part[]): Part {
  return {
    fewest: Math.min(...alternatives.map(({ fewest }) => fewest)),
    most: Math.max(...alternatives.map(({ most }) => most)),
    mayBeginWith: (character) => alternatives.some((part) => part.mayBeginWith(character)),
  };
}

function repeated(part: Part, repeat: string | undefined): Part {
  const { fewest, most } = timesOf(repeat);
  return { fewest: part.fewest * fewest, most: part.most === 0 ? 0 : part.most * most, mayBeginWith: part.mayBeginWith };
}

function timesOf(written = ''): Lengths {
  const repeat = written.length > 1 ? written.replace(/\?$/, '') : written;
  if (repeat === '') return { fewest: 1, most: 1 };
  if (repeat === '?') return { fewest: 0, most: 1 };
  if (repeat === '*') return anyLength;
  if (repeat === '+') return { ...anyLength, fewest: 1 };
  const [fewest = '', most = fewest] = repeat.slice(1, -1).split(',');
  return { fewest: Number(fewest), most: most === '' ? Number.POSITIVE_INFINITY : Number(most) };
}
