import type { JsonLd, JsonLdContext } from './json-ld.ts';

/** A step on the way from home to a page. */
export interface Crumb {
  label: string;
  /** Absent for the page itself. */
  href?: string;
}

/** The way to a page as search engines read it. */
export function crumbsJsonLd(crumbs: readonly Crumb[], { url, absolute }: JsonLdContext): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: href === undefined ? url : absolute(href),
    })),
  };
}
