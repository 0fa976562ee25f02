import { redirect, redirectDocument } from 'react-router-dom';
import { buildParameter, type PagePayload, payloadSuffix } from '#contract/page-payload.ts';

/** Gets the data of a page; undefined where the page must find it by itself. */
export type ReadPayload = (url: URL, signal: AbortSignal) => Promise<{ data: unknown } | undefined>;

/**
 * Asks the server for what it has prepared, and caches keep, of a public page: one answer in place of several calls. A server
 * that runs another build is one that this code does not know: the page is then loaded whole, and with it the new code.
 * @throws Response that redirects, where the page has moved
 */
export function createPayloadReader(build: string): ReadPayload {
  return async ({ pathname, searchParams, search }, signal) => {
    const query = new URLSearchParams(searchParams);
    query.set(buildParameter, build);
    const path = pathname === '/' ? '' : pathname;
    const response = await fetch(`${path}${payloadSuffix}?${query}`, { signal }).catch(() => undefined);
    if (!response?.ok) return undefined;
    const payload = (await response.json()) as PagePayload;
    if (payload.build !== build) throw redirectDocument(pathname + search);
    if ('redirect' in payload) throw redirect(payload.redirect.location, payload.redirect.status);
    return payload;
  };
}
