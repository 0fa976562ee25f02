import type { ShellSlice } from '#contract/release.ts';
import { escapeHtml } from '#domain/escape-html.ts';
import type { Alternate } from './alternates.ts';

export interface HtmlDocumentInput {
  shell: ShellSlice;
  publicOrigin: string;
  title: string;
  description: string;
  canonical: string | null;
  alternates: Alternate[];
  /** Where the selector stands for all markets: the address for those whom no alternate fits. */
  isDefaultAlternate: boolean;
  image: string | null;
  noIndex: boolean;
  jsonLd: Record<string, unknown>[];
  styles: string[];
  scripts: string[];
  /** Scripts to fetch at once; empty where the page waits for the visitor. */
  preloadScripts: string[];
  /** Whether the application starts without waiting for a sign of intent. */
  startsNow: boolean;
  rootId: string;
  stateId: string;
  state: unknown;
  html: string;
}

/** JSON that cannot end the script element that it stands in. */
function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

/** The whole document. It holds no executable script and no style of its own: the content security policy allows none. */
export function htmlDocument(input: HtmlDocumentInput): string {
  const { shell } = input;
  const { theme, language, brand } = shell;
  const noIndex = input.noIndex || brand.preventSearchEnginesFromIndexing;
  const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;
  const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}">`;
  const head = [
    '<meta charset="utf-8">',
    `<title>${escapeHtml(input.title)}</title>`,
    meta('viewport', 'width=device-width, initial-scale=1'),
    input.description ? meta('description', input.description) : '',
    noIndex ? meta('robots', 'noindex') : '',
    brand.facebookDomainVerification ? meta('facebook-domain-verification', brand.facebookDomainVerification) : '',
    input.canonical ? `<link rel="canonical" href="${escapeHtml(input.canonical)}">` : '',
    ...input.alternates.map(({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">`),
    input.isDefaultAlternate ? `<link rel="alternate" hreflang="x-default" href="${escapeHtml(input.canonical ?? '')}">` : '',
    property('og:title', input.title),
    property('og:site_name', brand.name),
    property('og:locale', language.contentLocale.replace('-', '_')),
    input.description ? property('og:description', input.description) : '',
    input.canonical ? property('og:url', input.canonical) : '',
    input.image ? property('og:image', input.publicOrigin + input.image) : '',
    `<link rel="icon" href="${theme.favicon}" type="image/svg+xml">`,
    ...theme.preloadFonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
    `<link rel="stylesheet" href="${theme.stylesheet}">`,
    ...input.styles.map((style) => `<link rel="stylesheet" href="${style}">`),
    ...input.preloadScripts.map((script) => `<link rel="modulepreload" href="${script}">`),
    ...input.scripts.map((script) => `<script type="module" src="${script}"></script>`),
    ...input.jsonLd.map((data) => `<script type="application/ld+json">${jsonForScript(data)}</script>`),
  ];
  // Added up, not joined: a page is long, and adding leaves copying it to whoever sends it.
  return `<!doctype html>
<html lang="${language.contentLocale}"${input.startsNow ? ' data-start="now"' : ''}>
<head>${head.filter(Boolean).join('')}</head>
<body><div id="${input.rootId}">${input.html}</div>
<script type="application/json" id="${input.stateId}">${jsonForScript(input.state)}</script></body></html>`;
}
