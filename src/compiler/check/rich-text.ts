import { type DefaultTreeAdapterTypes, parseFragment, defaultTreeAdapter as tree } from 'parse5';
import type { Link } from '#contract/documents.generated.ts';
import { escapeHtml } from '#domain/escape-html.ts';

/** Rich text as the compiler understands it: HTML with the targets of its links between. */
export interface RichText {
  /** Well-formed HTML of allowed elements alone; a link stands where the value of an href belongs, already within its quotes. */
  parts: (string | Link)[];
  /** A sentence for each thing that may not stand there. */
  problems: string[];
}

const inline = ['strong', 'em', 'a', 'br'];
const flow = ['p', 'h2', 'h3', 'ul', 'ol', ...inline];

/** What may stand within each element; the text itself is ''. */
const allowedChildren: Record<string, readonly string[]> = {
  '': flow,
  p: inline,
  h2: inline,
  h3: inline,
  ul: ['li'],
  ol: ['li'],
  li: flow,
  strong: inline,
  em: inline,
  a: ['strong', 'em', 'br'],
  br: [],
};

/** Elements that rich text may hold. */
const richTextElements = Object.keys(allowedChildren).filter(Boolean);

const externalForm = /^(https:\/\/|mailto:|tel:)\S+$/;

/** What the parser calls them by names of its own. */
const parseProblems: Record<string, string> = {
  'invalid-first-character-of-tag-name': 'A < that begins no element is written &lt;.',
  'eof-before-tag-name': 'A < that begins no element is written &lt;.',
  'eof-in-tag': 'An element is not closed: a > is missing.',
  'duplicate-attribute': 'An attribute stands twice in one element.',
  'missing-semicolon-after-character-reference': 'A semicolon is missing behind a character like &lt; or &amp;.',
};

/**
 * Reads rich text and writes it anew, so that nothing but allowed elements can come out, whatever went in.
 * @param html what a document says
 */
export function readRichText(html: string): RichText {
  const parts: (string | Link)[] = [];
  const problems = new Set<string>();
  const onParseError = ({ code }: { code: string }) =>
    problems.add(parseProblems[code] ?? `This is not well-formed HTML (${code.replaceAll('-', ' ')}).`);
  const fragment = parseFragment(html, { sourceCodeLocationInfo: true, onParseError });
  for (const node of fragment.childNodes) writeNode(node, '');
  return { parts, problems: [...problems] };

  function writeNode(node: DefaultTreeAdapterTypes.ChildNode, parent: string): void {
    if (tree.isTextNode(node)) {
      write(escapeHtml(node.value));
    } else if (tree.isElementNode(node)) {
      writeElement(node, parent);
    } else {
      problems.add('Comments may not stand in a text.');
    }
  }

  function writeElement(element: DefaultTreeAdapterTypes.Element, parent: string): void {
    const { tagName: name, attrs, childNodes, sourceCodeLocation } = element;
    if (!Object.hasOwn(allowedChildren, name)) {
      problems.add(`The element <${name}> is not allowed; allowed are ${richTextElements.join(', ')}.`);
      return;
    }
    if (!allowedChildren[parent]?.includes(name)) {
      problems.add(parent === '' ? `<${name}> may not stand by itself.` : `<${name}> may not stand within <${parent}>.`);
    }
    for (const attribute of attrs) {
      if (name !== 'a' || attribute.name !== 'href') problems.add(`<${name}> may not have the attribute "${attribute.name}".`);
    }
    if (name !== 'br' && !sourceCodeLocation?.endTag) problems.add(`<${name}> is not closed.`);
    if (parent === '' && !hasWords(element) && name !== 'br') problems.add(`There is nothing to read in <${name}>.`);
    else if (name === 'a' && !hasWords(element)) problems.add('A link needs words to click.');
    if (name === 'a') writeLinkStart(attrs.find((attribute) => attribute.name === 'href')?.value);
    else write(`<${name}>`);
    for (const node of childNodes) writeNode(node, name);
    if (name !== 'br') write(`</${name}>`);
  }

  function writeLinkStart(href: string | undefined): void {
    const link = href === undefined ? undefined : readLink(href);
    if (href === undefined) problems.add('A link must have an href.');
    else if (!link) problems.add(`A link cannot lead to "${href}": page:…, tour:…, route:…, https:, mailto: and tel: are known.`);
    write('<a href="');
    if (link) parts.push(link);
    write('">');
  }

  function write(text: string): void {
    const last = parts.at(-1);
    if (typeof last === 'string') parts[parts.length - 1] = last + text;
    else parts.push(text);
  }
}

function hasWords(node: DefaultTreeAdapterTypes.ChildNode): boolean {
  if (tree.isTextNode(node)) return node.value.trim() !== '';
  return tree.isElementNode(node) && node.childNodes.some(hasWords);
}

/** What a link of rich text leads to: `route:region;region=alps?style=rail` has its parameters first, then its query. */
function readLink(href: string): Link | undefined {
  const [, scheme = '', rest = ''] = /^(page|tour|route):(.+)$/.exec(href) ?? [];
  if (scheme === 'page') return { type: 'page', page: rest };
  if (scheme === 'tour') return { type: 'tour', tour: rest };
  if (scheme === 'route') {
    const [address = '', query = ''] = rest.split('?');
    const [route = '', ...params] = address.split(';');
    return {
      type: 'route',
      route,
      ...(params.length > 0 && { params: Object.fromEntries(new URLSearchParams(params.join('&'))) }),
      ...(query !== '' && { query: Object.fromEntries(new URLSearchParams(query)) }),
    };
  }
  return externalForm.test(href) ? { type: 'external', url: href } : undefined;
}
