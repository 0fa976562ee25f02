import { serverPaths } from '#contract/server-paths.ts';
import { isSigned, sign } from '../signature.ts';

export const previewPath = serverPaths.preview;

const purpose = 'preview';

/** The cookie of somebody who looks at pages before caches do (specification, section 3). */
export const previewCookie = 'preview-session';

/** A link is opened soon after it was made; a look at the store takes longer. */
const linkSeconds = 15 * 60;
export const sessionSeconds = 8 * 60 * 60;

const valueForm = new RegExp(`(?:^|;\\s*)${previewCookie}=(\\d{1,12})\\.([0-9a-f]{64})(?:;|$)`);

/** The link that begins a preview at a path of the store. Whoever knows the store's secret can make one. */
export function previewLink(to: string, sessionSecret: string, now: Date): string {
  const expires = secondsOf(now) + linkSeconds;
  const query = new URLSearchParams({ to, expires: String(expires), signature: sign(purpose, `link ${expires} ${to}`, sessionSecret) });
  return `${previewPath}?${query}`;
}

export function isValidPreviewLink(link: { to: string; expires: number; signature: string }, sessionSecret: string, now: Date): boolean {
  return isSigned(purpose, `link ${link.expires} ${link.to}`, link.signature, sessionSecret) && link.expires > secondsOf(now);
}

/** The value of the cookie for a preview that begins now. */
export function previewSession(sessionSecret: string, now: Date): string {
  const expires = secondsOf(now) + sessionSeconds;
  return `${expires}.${sign(purpose, `session ${expires}`, sessionSecret)}`;
}

/** Whether a request carries a preview that was signed here and is not over. Asked with every request: most carry no such cookie. */
export function hasPreview(cookieHeader: string | undefined, sessionSecret: string, now: () => Date): boolean {
  if (!cookieHeader?.includes(previewCookie)) return false;
  const [, expires, signature] = valueForm.exec(cookieHeader) ?? [];
  if (expires === undefined || signature === undefined) return false;
  return isSigned(purpose, `session ${expires}`, signature, sessionSecret) && Number(expires) > secondsOf(now());
}

function secondsOf(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
