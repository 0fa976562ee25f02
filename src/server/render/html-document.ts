import type { BrandDocument, SiteVerification } from '#contract/documents.generated.ts';
import type { ShellSlice } from '#contract/release.ts';
import { escapeHtml } from '#domain/escape-html.ts';
import type { IndexedPlace } from './indexed-places.ts';

export interface HtmlDocumentInput {
  shell: ShellSlice;
  brand: BrandDocument;
  publicOrigin: string;
  title: string;
  description: string;
  canonical: string | null;
  alternates: IndexedPlace[];
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

const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;
const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}">`;

/** How each service calls the element in which it looks for its code. */
const verificationNames = {
  google: 'google-site-verification',
  bing: 'msvalidate.01',
  yandex: 'yandex-verification',
  pinterest: 'p:domain_verify',
} satisfies Record<keyof SiteVerification, string>;

function verificationsOf({ facebookDomainVerification, siteVerification = {} }: BrandDocument): [name: string, code: string][] {
  const codes = Object.entries(siteVerification) as [keyof SiteVerification, string][];
  return [
    ...codes.map(([service, code]): [string, string] => [verificationNames[service], code]),
    ...(facebookDomainVerification ? [['facebook-domain-verification', facebookDomainVerification] satisfies [string, string]] : []),
  ];
}

/** The compiler draws shared pictures in the size that all networks show whole. */
function sharedPicture(url: string): string[] {
  return [
    property('og:image', url),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    meta('twitter:card', 'summary_large_image'),
  ];
}

/** The whole document. It holds no executable script and no style of its own: the content security policy allows none. */
export function htmlDocument(input: HtmlDocumentInput): string {
  const { shell, brand, publicOrigin } = input;
  const { theme, language } = shell;
  const noIndex = input.noIndex || brand.preventSearchEnginesFromIndexing;
  const head = [
    '<meta charset="utf-8">',
    `<title>${escapeHtml(input.title)}</title>`,
    meta('viewport', 'width=device-width, initial-scale=1'),
    input.description ? meta('description', input.description) : '',
    noIndex ? meta('robots', 'noindex') : '',
    ...verificationsOf(brand).map(([name, code]) => meta(name, code)),
    input.canonical ? `<link rel="canonical" href="${escapeHtml(input.canonical)}">` : '',
    ...input.alternates.map(
      ({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(publicOrigin + href)}">`,
    ),
    input.isDefaultAlternate ? `<link rel="alternate" hreflang="x-default" href="${escapeHtml(input.canonical ?? '')}">` : '',
    property('og:title', input.title),
    property('og:site_name', brand.name),
    property('og:locale', language.contentLocale.replace('-', '_')),
    input.description ? property('og:description', input.description) : '',
    input.canonical ? property('og:url', input.canonical) : '',
    property('og:type', 'website'),
    ...(input.image ? sharedPicture(publicOrigin + input.image) : []),
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
