import { allowedAddress, ownAddress } from './outside-address.ts';

/** Where browser messages may lead. */
export interface MessagePlaces {
  ownOrigin: string;
  /** Other origins that documents allow. */
  allowedOrigins: readonly string[];
}

/**
 * Where a browser message leads (specification, section 7): one with a list of addresses to the first of them, one that asks
 * for a redirect to its location. The list may name our own site and the allowed ones, a redirect only our own. As the
 * specification has it, the list alone would lead anywhere.
 * @returns null for every other message
 */
export function placeOfMessage(data: unknown, { ownOrigin, allowedOrigins }: MessagePlaces): string | null {
  if (typeof data !== 'object' || data === null) return null;
  const { urls, action, location } = data as { urls?: unknown; action?: unknown; location?: unknown };
  if (Array.isArray(urls)) {
    const [first] = urls as unknown[];
    if (typeof first !== 'string') return null;
    return (ownAddress(first, ownOrigin) ?? allowedAddress(first, allowedOrigins))?.href ?? null;
  }
  if (action === 'redirect' && typeof location === 'string') return ownAddress(location, ownOrigin)?.href ?? null;
  return null;
}
