const absoluteHttps = /^https:\/\/[^\s\\]+$/i;

/**
 * An address on another site, where one of the allowed origins has it. Everything that is no plain https address is refused:
 * other schemes, names and passwords before the host, backslashes and blanks, which browsers would read as something else.
 * @param origins as `https://modules.example`, as a browser writes them
 */
export function allowedAddress(address: string, origins: readonly string[]): URL | null {
  if (!absoluteHttps.test(address) || hasControlCharacters(address)) return null;
  return withoutCredentials(address, (origin) => origins.includes(origin));
}

/** An address of our own site, absolute or relative; null for every other. */
export function ownAddress(address: string, ownOrigin: string): URL | null {
  if (/[\s\\]/.test(address) || hasControlCharacters(address)) return null;
  return withoutCredentials(address, (origin) => origin === ownOrigin, ownOrigin);
}

function withoutCredentials(address: string, isAllowed: (origin: string) => boolean, base?: string): URL | null {
  if (!URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  return isAllowed(url.origin) && url.username === '' && url.password === '' ? url : null;
}

function hasControlCharacters(text: string): boolean {
  return [...text].some((character) => character < ' ' || character === '\u007f');
}

/**
 * The address in a path or query of ours: as it is, or in base64url, which no proxy on the way takes apart.
 * @returns null where it is neither; an address that was encoded twice is neither
 */
export function decodeAddress(encoded: string): string | null {
  if (encoded.startsWith('https:')) return encoded;
  if (!/^[\w-]+={0,2}$/.test(encoded)) return null;
  try {
    const bytes = Uint8Array.from(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
