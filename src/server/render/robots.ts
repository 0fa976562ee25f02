import type { BrandDocument } from '#contract/documents.generated.ts';
import { serverPaths } from '#contract/server-paths.ts';

/** Nothing there is a page for everybody, and each visit of a robot would cost a session. */
const closedPaths = [`${serverPaths.api}/`, `${serverPaths.checkoutApi}/`, '/checkout/', '/checkout-modifications/'];

/** What robots may visit. A store that must not be indexed lets them in to read that: its pages say so themselves. */
export function robots({ preventSearchEnginesFromIndexing }: BrandDocument, publicOrigin: string): string {
  const closed = closedPaths.map((path) => `Disallow: ${path}`);
  const sitemap = preventSearchEnginesFromIndexing ? [] : ['', `Sitemap: ${publicOrigin}${serverPaths.sitemap}`];
  return ['User-agent: *', ...closed, ...sitemap, ''].join('\n');
}
