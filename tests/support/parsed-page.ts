import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** What a page says to those who read its HTML and run nothing. */
export interface ParsedPage {
  lang: string;
  title: string;
  description: string;
  headings: string[];
  canonical: string | undefined;
  isIndexed: boolean;
  /** Address by hreflang. */
  alternates: Record<string, string>;
  /** What its links lead to, as written. */
  links: string[];
  /** Pictures, fonts, styles and scripts, as written. */
  files: string[];
  ids: ReadonlySet<string>;
  jsonLd: Record<string, unknown>[];
  /** The words on the screen, with one plain space between any two. */
  text: string;
}

const unseen = ['script', 'style', 'template', 'head'];

/** As a browser understands it, mistakes included. */
export function parsePage(html: string): ParsedPage {
  const elements = elementsOf(parse(html));
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name);
  const linked = (relation: string) => named('link').filter((link) => attribute(link, 'rel') === relation);
  const metaNamed = (name: string) => named('meta').find((meta) => [attribute(meta, 'name'), attribute(meta, 'property')].includes(name));
  const robots = metaNamed('robots');
  const picture = metaNamed('og:image');
  return {
    lang: attribute(named('html')[0], 'lang'),
    title: named('title').map(textOf).join(),
    description: attribute(metaNamed('description'), 'content'),
    headings: named('h1').map((heading) => plain(textOf(heading))),
    canonical: linked('canonical').map((link) => attribute(link, 'href'))[0],
    isIndexed: !attribute(robots, 'content').includes('noindex'),
    alternates: Object.fromEntries(linked('alternate').map((link) => [attribute(link, 'hreflang'), attribute(link, 'href')])),
    links: [...named('a'), ...named('area')].map((link) => attribute(link, 'href')),
    files: [
      ...[...named('img'), ...named('source'), ...named('script')].map((element) => attribute(element, 'src')),
      ...[...named('img'), ...named('source')].flatMap((element) => addressesIn(attribute(element, 'srcset'))),
      ...named('link').flatMap((link) => addressesIn(attribute(link, 'imagesrcset'))),
      ...['preload', 'modulepreload', 'stylesheet', 'icon'].flatMap(linked).map((link) => attribute(link, 'href')),
      ...named('use').map((use) => attribute(use, 'href')),
      attribute(picture, 'content'),
    ].filter(Boolean),
    ids: new Set(elements.map((element) => attribute(element, 'id')).filter(Boolean)),
    jsonLd: named('script')
      .filter((script) => attribute(script, 'type') === 'application/ld+json')
      .map((script) => JSON.parse(textOf(script))),
    text: plain(
      elements
        .filter(({ tagName }) => tagName === 'body')
        .map(seenTextOf)
        .join(),
    ),
  };
}

/** One plain space between words: those of prices and numbers differ between languages, and between readers of them. */
export function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function elementsOf(node: Node): Element[] {
  const below = 'childNodes' in node ? node.childNodes.flatMap(elementsOf) : [];
  return 'tagName' in node ? [node, ...below] : below;
}

function attribute(element: Element | undefined, name: string): string {
  return element?.attrs.find((candidate) => candidate.name === name)?.value ?? '';
}

function textOf(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

/** Blocks end words, as they do on a screen. */
function seenTextOf(node: Node): string {
  if ('value' in node) return node.value;
  if ('tagName' in node && unseen.includes(node.tagName)) return '';
  const isInline = !('tagName' in node) || ['a', 'b', 'em', 'i', 'span', 'strong'].includes(node.tagName);
  const text = 'childNodes' in node ? node.childNodes.map(seenTextOf).join('') : '';
  return isInline ? text : ` ${text} `;
}

function addressesIn(sourceSet: string): string[] {
  return sourceSet.split(',').map((candidate) => candidate.trim().split(' ')[0] ?? '');
}
