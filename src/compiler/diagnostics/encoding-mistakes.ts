import { withoutByteOrderMark } from './byte-order-mark.ts';
import type { Finding } from './diagnostic.ts';

/** What a reader of UTF-8 puts in place of bytes that are none. */
const replacement = '\uFFFD';

/** The text of a document without the invisible mark that some editors put before it, and what is wrong with how it was saved. */
export function checkEncoding(file: string, written: string): { text: string; findings: Finding[] } {
  const text = withoutByteOrderMark(written);
  const findings: Finding[] = [];
  if (text !== written) {
    const message = 'This file begins with an invisible byte order mark. Save it as "UTF-8", not as "UTF-8 with BOM".';
    findings.push({ code: 'byte-order-mark', severity: 'warning', place: { file, line: 1, column: 1, length: 1 }, message });
  }
  const offset = text.indexOf(replacement);
  if (offset < 0) return { text, findings };
  const before = text.slice(0, offset).split('\n');
  const place = { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1, length: 1 };
  const message = text.includes('\0')
    ? 'This file is saved as UTF-16. Save it as UTF-8.'
    : 'A character here is not saved as UTF-8. Save the file as UTF-8, and write the character again.';
  return { text, findings: [...findings, { code: 'invalid-encoding', severity: 'error', place, message }] };
}
