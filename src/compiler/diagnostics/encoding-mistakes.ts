import { withoutByteOrderMark } from './byte-order-mark.ts';
import type { Finding } from './diagnostic.ts';

/** What a reader of UTF-8 puts in place of bytes that are none. */
const replacement = '\uFFFD';

/** What letters with accents and typographic signs look like when UTF-8 was read as a Western encoding: Ã© for é. */
const misread =
  /[\u00C2\u00C3][\u00A1-\u00BF]|\u00C3[\u0080-\u009F\u2018-\u2022\u20AC\u0160\u0161\u0178\u2013\u2014\u2039\u203A]|\u00E2\u20AC[\u0080-\u00BF\u0152\u0153\u02DC\u2013-\u2122]/;

/** Of what is misread one of these is a part; most texts have none, which is told at once. */
const beginningsOfMisread = ['\u00C2', '\u00C3', '\u20AC'];

/** The text of a document without the invisible mark that some editors put before it, and what is wrong with how it was saved. */
export function checkEncoding(file: string, written: string): { text: string; findings: Finding[] } {
  const text = withoutByteOrderMark(written);
  const findings: Finding[] = [];
  if (text !== written) {
    const message = 'This file begins with an invisible byte order mark. Save it as "UTF-8", not as "UTF-8 with BOM".';
    findings.push({ code: 'byte-order-mark', severity: 'warning', place: { file, line: 1, column: 1, length: 1 }, message });
  }
  const found = findMistake(text);
  if (!found) return { text, findings };
  const before = text.slice(0, found.offset).split('\n');
  const place = { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1, length: found.length };
  return { text, findings: [...findings, { code: 'invalid-encoding', severity: 'error', place, message: found.message }] };
}

function findMistake(text: string): { offset: number; length: number; message: string } | undefined {
  const offset = text.indexOf(replacement);
  if (offset >= 0) {
    const message = text.includes('\0')
      ? 'This file is saved as UTF-16. Save it as UTF-8.'
      : 'A character here is not saved as UTF-8. Save the file as UTF-8, and write the character again.';
    return { offset, length: 1, message };
  }
  const match = beginningsOfMisread.some((character) => text.includes(character)) && misread.exec(text);
  if (!match) return undefined;
  const message = `"${match[0]}" was a letter with an accent or a typographic sign before it was saved in a wrong encoding. Write it again.`;
  return { offset: match.index, length: match[0].length, message };
}
