/** How many characters a text has. */
export interface Lengths {
  fewest: number;
  /** Infinite where there is no bound. */
  most: number;
}

const anyLength: Lengths = { fewest: 0, most: Number.POSITIVE_INFINITY };

/** One character, whatever it may be, and how often it comes. */
const piece = /(\\[dDwWsS]|\\[pP]\{[\w=]+\}|\\[^\w\s]|\[\^?(?:\\.|[^\]\\])+\]|[^\\^$.*+?()[\]{}|]|\.)(\*|\+|\?|\{\d+(?:,\d*)?\})?/y;

/** How many characters a text has that a pattern allows; any number where the pattern is more than characters in a row. */
export function lengthsOfPattern(pattern: string): Lengths {
  const pieces = piecesOf(pattern);
  if (!pieces) return anyLength;
  const lengths = pieces.map(({ repeat }) => timesOf(repeat));
  return {
    fewest: lengths.reduce((sum, { fewest }) => sum + fewest, 0),
    most: lengths.reduce((sum, { most }) => sum + most, 0),
  };
}

/** Whether no text that a pattern allows begins with a character; false where the pattern is more than characters in a row. */
export function neverBeginsWith(pattern: string, character: string): boolean {
  const [first] = piecesOf(pattern) ?? [];
  return first !== undefined && timesOf(first.repeat).fewest > 0 && !new RegExp(`^${first.allowed}$`, 'u').test(character);
}

interface Piece {
  allowed: string;
  repeat: string;
}

function piecesOf(pattern: string): Piece[] | undefined {
  if (!pattern.startsWith('^') || !pattern.endsWith('$')) return undefined;
  const inner = pattern.slice(1, -1);
  const pieces: Piece[] = [];
  piece.lastIndex = 0;
  while (piece.lastIndex < inner.length) {
    const [, allowed, repeat = ''] = piece.exec(inner) ?? [];
    if (allowed === undefined) return undefined;
    pieces.push({ allowed, repeat });
  }
  return pieces;
}

function timesOf(repeat: string): Lengths {
  if (repeat === '') return { fewest: 1, most: 1 };
  if (repeat === '?') return { fewest: 0, most: 1 };
  if (repeat === '*') return anyLength;
  if (repeat === '+') return { ...anyLength, fewest: 1 };
  const [fewest = '', most = fewest] = repeat.slice(1, -1).split(',');
  return { fewest: Number(fewest), most: most === '' ? Number.POSITIVE_INFINITY : Number(most) };
}
