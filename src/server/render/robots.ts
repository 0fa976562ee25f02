import type { BrandDocument } from '#contract/documents.generated.ts';

/** Nothing there is a page for everybody, and each visit of a robot would cost a session. */
const closedPaths = ['/api/', '/tours-checkout-api/', '/checkout/', '/checkout-modifications/'];

/** What robots may visit. A store that must not be indexed lets them in to read that: its pages say so themselves. */
export function robots({ preventSearchEnginesFromIndexing }: BrandDocument, publicOrigin: string): string {
  const closed = closedPaths.map((path) => `Disallow: ${path}`);
  const sitemap = preventSearchEnginesFromIndexing ? [] : ['', `Sitemap: ${publicOrigin}/sitemap.xml`];
  return ['User-agent: *', ...closed, ...sitemap, ''].join('\n');
}
