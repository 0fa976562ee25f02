import { type AST, RegExpParser } from '@eslint-community/regexpp';

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

/** How many characters a text has that a pattern allows; any number where this is not certain, or the pattern is not one of whole texts. */
export function lengthsOfPattern(pattern: string): Lengths {
  const { fewest, most } = readPattern(pattern) ?? anyLength;
  return { fewest, most };
}

/** Whether no text that a pattern allows begins with a character; false where this is not certain. */
export function neverBeginsWith(pattern: string, character: string): boolean {
  const read = readPattern(pattern);
  return read !== undefined && read.fewest > 0 && !read.mayBeginWith(character);
}

function readPattern(pattern: string): Part | undefined {
  const alternatives = parse(pattern)?.map(({ elements }) => {
    const [first, ...others] = elements;
    const last = others.pop();
    const isWhole = first?.type === 'Assertion' && first.kind === 'start' && last?.type === 'Assertion' && last.kind === 'end';
    return isWhole ? inARow(others) : undefined;
  });
  return alternatives && anyOf(alternatives);
}

/** As JSON Schema reads patterns, with full Unicode; undefined where it is none. */
function parse(pattern: string): AST.Alternative[] | undefined {
  try {
    return new RegExpParser().parsePattern(pattern, 0, pattern.length, { unicode: true }).alternatives;
  } catch {
    return undefined;
  }
}

/** A part that stands once; undefined where its length is not certain. */
function partOf(element: AST.Element): Part | undefined {
  switch (element.type) {
    case 'Character':
    case 'CharacterClass':
    case 'CharacterSet':
      return { fewest: 1, most: 1, mayBeginWith: (character) => new RegExp(`^${element.raw}$`, 'u').test(character) };
    case 'Group':
    case 'CapturingGroup':
      return anyOf(element.alternatives.map(({ elements }) => inARow(elements)));
    case 'Quantifier':
      return repeated(partOf(element.element), element);
    case 'Assertion':
      return element.kind === 'lookahead' || element.kind === 'lookbehind' ? nothing : undefined;
    default:
      return undefined;
  }
}

function inARow(elements: readonly AST.Element[]): Part | undefined {
  let row: Part | undefined = nothing;
  for (const element of elements) row = joined(row, partOf(element));
  return row;
}

function joined(first: Part | undefined, next: Part | undefined): Part | undefined {
  if (!first || !next) return undefined;
  return {
    fewest: first.fewest + next.fewest,
    most: first.most + next.most,
    mayBeginWith: (character) => first.mayBeginWith(character) || (first.fewest === 0 && next.mayBeginWith(character)),
  };
}

function anyOf(alternatives: readonly (Part | undefined)[]): Part | undefined {
  const parts = alternatives.filter((part) => part !== undefined);
  if (parts.length < alternatives.length) return undefined;
  return {
    fewest: Math.min(...parts.map(({ fewest }) => fewest)),
    most: Math.max(...parts.map(({ most }) => most)),
    mayBeginWith: (character) => parts.some((part) => part.mayBeginWith(character)),
  };
}

function repeated(part: Part | undefined, { min, max }: AST.Quantifier): Part | undefined {
  if (!part || max === 0) return part && nothing;
  return { fewest: part.fewest * min, most: part.most === 0 ? 0 : part.most * max, mayBeginWith: part.mayBeginWith };
}
