import { commaSentence, isValue, separatorSentence, wordSentence } from './bare-words.ts';
import type { Finding, Place } from './diagnostic.ts';
import { withoutSeparators } from './written-numbers.ts';

/** Deeper than any document; beyond it a text is no document but an attack, or a key that fell asleep on the keyboard. */
const deepest = 200;

/** Enough to be told of one file at once. */
const mostMistakes = 20;
const missingComma = 'A comma is missing here';

/** Ends the search: what follows a mistake of this kind cannot be told from noise. */
class Lost extends Error {}

const closers = { '{': '}', '[': ']' } as const;
const names = { '{': 'brace {', '[': 'bracket [', '}': 'brace }', ']': 'bracket ]' } as const;
const wordStop = /[\s,:;{}[\]"'/]/;
const curlyQuotes = /[“”„‟«»‹›‘’‚]/;

type Opener = { kind: '{' | '['; offset: number };

/**
 * Why a text is not JSON, told where somebody would mend it. A reader of JSON stops at the first character that it cannot use,
 * often far behind the mistake; this one knows what people write by mistake and goes on behind it where that is possible.
 */
export function findSyntaxMistakes(file: string, text: string): Finding[] {
  const findings: Finding[] = [];
  const open: Opener[] = [];
  /** The first opener whose closer stands at another depth of indentation than itself: probably the one that is not closed. */
  let suspect: Opener | undefined;
  let position = 0;

  try {
    readDocument();
  } catch (error) {
    if (!(error instanceof Lost)) throw error;
  }
  return findings;

  function readDocument(): void {
    skipSpace();
    const conflict = /^(<{7}|={7}|>{7})( .*)?$/m.exec(text);
    if (conflict) lose(conflict.index, 'Two versions of this file were not yet merged: keep one of the parts between <<<<<<< and >>>>>>>.');
    if (text.trim() === '') lose(0, 'This file is empty; at least {} must stand in it.');
    if (text[position] === '"' && text.includes(':'))
      lose(position, 'A brace { is missing before this: a document is an object in braces {}.');
    if (/[^{["'\d-]/.test(text[position] ?? '') && !isValue(text.trim())) lose(position, 'A document begins with an opening brace {.');
    readValue();
    skipSpace();
    if (position >= text.length) return;
    const next = text[position] ?? '';
    if (next === '}' || next === ']') lose(position, `This closing ${names[next]} closes nothing; remove it.`);
    lose(position, 'The document has ended before this: a brace or bracket above is closed too early, or this is too much.');
  }

  function readValue(): void {
    const character = text[position] ?? '';
    if (character === '{' || character === '[') readContainer(character);
    else if (character === '"') readText();
    else if (character === "'" || curlyQuotes.test(character)) readWronglyQuoted();
    else readWord();
  }

  function readContainer(kind: '{' | '['): void {
    const opener: Opener = { kind, offset: position };
    open.push(opener);
    if (open.length > deepest) lose(position, 'Lists and objects stand in each other too deeply here.');
    position++;
    let entries = 0;
    for (;;) {
      const before = position;
      skipSpace();
      const character = text[position];
      if (character === undefined) loseUnclosed(opener);
      if (character === '}' || character === ']') {
        close(opener, character);
        return;
      }
      if (entries > 0 && !readSeparator(kind, before)) continue;
      if (kind === '{') readMember();
      else readValue();
      entries++;
    }
  }

  function close(opener: Opener, character: '}' | ']'): void {
    if (closers[opener.kind] !== character) {
      lose(
        position,
        `The ${names[opener.kind]} of line ${lineOf(opener.offset)} is closed by ${character}; ${closers[opener.kind]} must stand here.`,
      );
    }
    if (!suspect && startsLine(position) && indentation(position) !== indentation(opener.offset)) suspect = opener;
    open.pop();
    position++;
  }

  /** Reads the comma between entries; false where a closer follows, whose loop turn it is. */
  function readSeparator(kind: '{' | '[', endOfEntry: number): boolean {
    if (text[position] !== ',') {
      if (text[position] === ';') {
        tell(position, 1, 'Entries are separated by a comma, not by a semicolon.');
        position++;
        skipSpace();
        return true;
      }
      if (text[endOfEntry - 1] === '"' && isWithinText()) {
        lose(endOfEntry - 1, 'This quotation mark ends the text. One that belongs to the text is written \\".');
      }
      const thousands = /^(?: \d{3})+(?!\d)/.exec(text.slice(endOfEntry, endOfEntry + 20))?.[0];
      const first = numberBefore(endOfEntry);
      if (kind === '{' && thousands && first && withoutSeparators(first + thousands) !== undefined) {
        tell(endOfEntry - first.length, first.length + thousands.length, separatorSentence(first + thousands));
        position = endOfEntry + thousands.length;
        return false;
      }
      if (kind === '{' && text[position] === ':') lose(position, 'A colon stands after a key alone; this one follows a value.');
      tell(endOfEntry, 1, `${missingComma}${lineOf(endOfEntry) === lineOf(position) ? '' : ', at the end of this line'}.`);
      return true;
    }
    const comma = position;
    position++;
    const decimals = /^\d+(?:,\d{3}(?!\d))*/.exec(text.slice(position, position + 20))?.[0];
    const whole = numberBefore(comma);
    if (kind === '{' && decimals && whole) {
      tell(comma - whole.length, whole.length + 1 + decimals.length, commaSentence(whole, decimals));
      position += decimals.length;
      return false;
    }
    skipSpace();
    while (text[position] === ',') {
      tell(position, 1, 'A comma stands twice. Remove one.');
      position++;
      skipSpace();
    }
    if (text[position] !== '}' && text[position] !== ']') return true;
    tell(comma, 1, 'A comma stands here, but nothing follows it. Remove the comma.');
    return false;
  }

  /** Words between what looks like the end of a text and a later quotation mark on the same line. */
  function isWithinText(): boolean {
    const line = text.slice(position).split(/\r?\n/, 1)[0] ?? '';
    return /^[^\s"{}[\]:,]/.test(line) && /^[^"]*"\s*([,}\]]|$|\S)/.test(line) && !/^[^"]*"\s*:/.test(line);
  }

  function readMember(): void {
    const start = position;
    const character = text[position] ?? '';
    if (character === '"') readText();
    else if (character === "'" || curlyQuotes.test(character)) readWronglyQuoted();
    else readBareKey();
    const key = text.slice(start, position);
    const endOfKey = position;
    skipSpace();
    if (text[position] === '=') tell(position, 1, 'A key and its value are separated by a colon, not by an equals sign.');
    else if (text[position] !== ':') {
      if (text[position] === undefined) loseUnclosed(open.at(-1));
      lose(endOfKey, `A colon and a value are missing after ${key}.`);
    }
    const colon = position;
    position++;
    skipSpace();
    const next = text[position];
    if (next === undefined) loseUnclosed(open.at(-1));
    if (!',}]'.includes(next)) readValue();
    else tell(colon, 1, `A value is missing after ${key}.`);
  }

  function readBareKey(): void {
    const start = position;
    while (position < text.length && !wordStop.test(text[position] ?? '') && text[position] !== '=') position++;
    const word = text.slice(start, position);
    if (word === '')
      lose(
        position,
        `A key in quotation marks must stand here, not ${text[position] === '{' || text[position] === '[' ? 'an opening ' : ''}${shown(position)}.`,
      );
    tell(start, word.length, `A key stands in quotation marks: "${word}".`);
    if (text[position] === '"') position++;
  }

  /** A text may not reach beyond its line: there its closing quotation mark is missing. */
  function readText(): void {
    const start = position;
    for (position++; position < text.length; position++) {
      const character = text[position] ?? '';
      if (character === '"') {
        position++;
        return;
      }
      if (character === '\n' || character === '\r') break;
      if (character === '\t') tell(position, 1, 'A tab cannot stand within a text. Write a space, or \\t.');
      else if (character < ' ') tell(position, 1, 'An invisible character cannot stand within a text. Remove it.');
      if (character === '\\') readEscape();
    }
    lose(start, 'This text has no closing quotation mark; it must stand on the same line. A line break within a text is written \\n.');
  }

  function numberBefore(offset: number): string | undefined {
    return /-?\d+$/.exec(text.slice(Math.max(0, offset - 20), offset))?.[0];
  }

  function readEscape(): void {
    const next = text[position + 1] ?? '';
    if (next === 'u' ? /^[0-9a-fA-F]{4}$/.test(text.slice(position + 2, position + 6)) : '"\\/bfnrt'.includes(next) && next !== '')
      position++;
    else tell(position, 2, 'A backslash means something special in JSON. Write two of them where one is to be read.');
  }

  function readWronglyQuoted(): void {
    const start = position;
    const rest = text.slice(start + 1).split(/\r?\n/, 1)[0] ?? '';
    const length = rest.search(/['“”„‟«»‹›‘’‚"](?=\s*[,:}\]]|\s*$)/);
    if (length < 0) lose(start, 'Texts and keys stand in straight double quotation marks: "like this".');
    tell(start, 1, `Texts and keys stand in straight double quotation marks: "${rest.slice(0, length)}".`);
    position = start + 1 + length + 1;
  }

  function readWord(): void {
    const start = position;
    while (position < text.length && !wordStop.test(text[position] ?? '')) position++;
    const word = text.slice(start, position);
    if (word === '')
      lose(
        position,
        position >= text.length ? 'The file ends too early: a value is missing.' : `A value must stand here, not ${shown(position)}.`,
      );
    if (isValue(word)) return;
    tell(start, word.length, wordSentence(word));
    position = start + word.length;
  }

  function skipSpace(): void {
    for (;;) {
      while (' \t\r\n'.includes(text[position] ?? 'x')) position++;
      const end = text.startsWith('//', position) || text[position] === '#' ? '\n' : text.startsWith('/*', position) ? '*/' : undefined;
      if (end === undefined) {
        if (!/[\u00a0\u2000-\u200b\u202f\u2028\u2029\u3000\ufeff]/.test(text[position] ?? '')) return;
        tell(position, 1, 'An invisible character stands here, probably pasted from elsewhere. Remove it.');
        position++;
        continue;
      }
      const found = text.indexOf(end, position);
      const stop = found < 0 ? text.length : end === '\n' ? found : found + end.length;
      tell(position, stop - position, 'Comments cannot stand in these files.');
      position = stop;
    }
  }

  function loseUnclosed(innermost: Opener | undefined): never {
    const opener = suspect && open.length > 0 ? suspect : innermost;
    if (!opener) lose(text.trimEnd().length, 'The file ends too early.');
    const closer = names[closers[opener.kind]];
    // A closing brace that is gone took the comma behind it along: that is one mistake.
    const first = placeAt(opener.offset, 1).line;
    for (let index = findings.length - 1; index >= 0; index--) {
      const finding = findings[index];
      if (finding && finding.place.line >= first && finding.message.startsWith(missingComma)) findings.splice(index, 1);
    }
    lose(opener.offset, `This opening ${names[opener.kind]} is never closed: a closing ${closer} is missing before the end of the file.`);
  }

  function lose(offset: number, message: string): never {
    tell(offset, 1, message);
    throw new Lost();
  }

  function tell(offset: number, length: number, message: string): void {
    findings.push({ code: 'invalid-json', severity: 'error', place: placeAt(offset, length), message });
    if (findings.length >= mostMistakes) throw new Lost();
  }

  function placeAt(offset: number, length: number): Place {
    const before = text.slice(0, offset);
    const column = offset - (before.lastIndexOf('\n') + 1) + 1;
    const within = text.slice(offset, offset + length).split('\n', 1)[0] ?? '';
    return { file, line: lineOf(offset), column, length: Math.max(1, within.length) };
  }

  function lineOf(offset: number): number {
    return text.slice(0, offset).split('\n').length;
  }

  function lineStart(offset: number): number {
    return text.lastIndexOf('\n', offset - 1) + 1;
  }

  function startsLine(offset: number): boolean {
    return text.slice(lineStart(offset), offset).trim() === '';
  }

  function indentation(offset: number): number {
    return /^\s*/.exec(text.slice(lineStart(offset), offset))?.[0].length ?? 0;
  }

  function shown(offset: number): string {
    return text[offset] === '\n' || text[offset] === undefined ? 'the end of the line' : `${text[offset]}`;
  }
}
