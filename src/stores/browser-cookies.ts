/**
 * Cookies that the browser itself reads and writes: for the whole store, kept from other sites, and over https alone where
 * the store is served so.
 */
export function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  if (found === undefined) return null;
  try {
    return decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return null;
  }
}

/** @param maxAgeSeconds how long it is kept; until the browser is closed where left out */
export function writeCookie(name: string, value: string, maxAgeSeconds?: number): void {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'path=/', 'samesite=lax'];
  if (maxAgeSeconds !== undefined) parts.push(`max-age=${maxAgeSeconds}`);
  if (location.protocol === 'https:') parts.push('secure');
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API, and over http none
  document.cookie = parts.join('; ');
}

export function removeCookie(name: string): void {
  writeCookie(name, '', 0);
}
