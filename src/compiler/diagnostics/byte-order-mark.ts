const byteOrderMark = '\uFEFF';

/** The text without the invisible mark that some editors put before it. */
export function withoutByteOrderMark(text: string): string {
  return text.startsWith(byteOrderMark) ? text.slice(1) : text;
}
