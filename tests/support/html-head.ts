/** What search engines read of a page. */
export interface HtmlHead {
  lang: string;
  title: string;
  h1: string;
  canonical: string | undefined;
  /** Address by hreflang. */
  alternates: Record<string, string>;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

function unescapeHtml(text: string): string {
  return text.replace(/&(\w+|#x27);/g, (whole, name: string) => entities[name] ?? whole);
}

function firstMatch(html: string, pattern: RegExp): string | undefined {
  const found = pattern.exec(html)?.[1];
  return found === undefined ? undefined : unescapeHtml(found.replace(/<!--.*?-->/g, ''));
}

/** Reads the HTML that the store itself writes; it is no parser for any other. */
export function readHead(html: string): HtmlHead {
  const links = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)];
  return {
    lang: firstMatch(html, /<html lang="([^"]+)"/) ?? '',
    title: firstMatch(html, /<title>(.*?)<\/title>/) ?? '',
    h1: firstMatch(html, /<h1[^>]*>(.*?)<\/h1>/) ?? '',
    canonical: firstMatch(html, /<link rel="canonical" href="([^"]+)">/),
    alternates: Object.fromEntries(links.map(([, hreflang = '', href = '']) => [hreflang, unescapeHtml(href)])),
  };
}
