/**
 * An address whose path can be decoded. One that was cut within an escape, or mistyped, leads nowhere like any other unknown
 * one: its percent signs stand for themselves, so that the visitor meets the store's own page and not an answer of the server's.
 */
export function withWholeEscapes(url: string): string {
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  if (!path.includes('%') || isDecodable(path)) return url;
  return path.replaceAll('%', '%25') + url.slice(path.length);
}

function isDecodable(path: string): boolean {
  try {
    // Read, not only called: a bundler may drop a call whose result nobody reads.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}
