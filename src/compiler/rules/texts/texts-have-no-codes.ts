import type { Rule } from '../../check/rule.ts';
import type { TextForm } from '../../check/words.ts';
import { inWords, type TextProblem } from './texts.ts';

export const textsHaveNoCodes: Rule = {
  name: 'texts-have-no-codes',
  severity: 'warning',
  visit(_, report) {
    return inWords(report, codeIn);
  },
};

interface Code {
  pattern: RegExp;
  /** What a match stands for. */
  meant: (match: string) => string;
  /** Where it means something. */
  exceptIn?: TextForm;
}

/** What files and addresses write in place of a character, and signs that were doubled on the way from another program. */
const codes: readonly Code[] = [
  { pattern: /\\u[0-9a-fA-F]{4}/g, meant: (match) => String.fromCharCode(Number.parseInt(match.slice(2), 16)) },
  { pattern: /(?:\\[nrt])+(?!\p{Ll})/gu, meant: () => ' ' },
  { pattern: /\\"/g, meant: () => '"' },
  { pattern: /(?<!")""(?=\p{L})[^"]+""(?!")/gu, meant: (match) => match.slice(1, -1), exceptIn: 'formatted' },
  { pattern: /(?<=\p{L})%20(?=\p{L})/gu, meant: () => ' ', exceptIn: 'formatted' },
  { pattern: /(?<=\p{L})''(?=\p{L})/gu, meant: () => "'", exceptIn: 'message' },
];

/** Addresses in a text may hold codes. */
const address = /:\/\/|www\./;

function codeIn(words: string, form: TextForm): TextProblem | undefined {
  if (address.test(words)) return undefined;
  const inThis = codes.filter(({ exceptIn }) => exceptIn !== form);
  const [found] = inThis.flatMap(({ pattern }) => words.match(pattern) ?? []);
  if (found === undefined) return undefined;
  const suggestion = inThis.reduce((meant, code) => meant.replace(code.pattern, code.meant), words);
  return { message: `${found} would be read as it stands in this text: write the character that is meant, once.`, suggestion };
}
