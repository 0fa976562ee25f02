import { type DefaultTreeAdapterTypes, parseFragment, defaultTreeAdapter as tree } from 'parse5';
import type { Link } from '#contract/documents.generated.ts';
import { escapeHtml } from '#domain/escape-html.ts';
import { allowedChildren, richTextElements } from './allowed-elements.ts';
import { isWellFormedRichText } from './is-well-formed.ts';
import { linkProblem } from './link-problem.ts';
import { readRichTextLink } from './read-link.ts';

/** Rich text as the compiler understands it: HTML with the targets of its links between. */
export interface RichText {
  /** Well-formed HTML of allowed elements alone; a link stands where the value of an href belongs, already within its quotes. */
  parts: (string | Link)[];
  /** A sentence for each thing that may not stand there. */
  problems: string[];
}

/** What authors who know Markdown write, and the element that says the same here. */
const markdown: readonly [form: RegExp, element: string][] = [
  [/(\*\*|__)(?=\S).+?\1/, '<strong>…</strong>'],
  [/\[[^\]]+\]\([^)\s]+\)/, '<a href="…">…</a>'],
  [/^\s*#{1,6} \S.*/m, '<h2>…</h2>'],
  [/^\s*[*-] \S.*(?=\n\s*[*-] )/m, '<ul><li>…</li></ul>'],
];

/** Between two lines with words. */
const emptyLine = /\S[^\S\n]*\n\s*\n\s*\S/;

/** What the parser calls them by names of its own. */
const parseProblems: Record<string, string> = {
  'invalid-first-character-of-tag-name': 'A < that begins no element is written &lt;.',
  'eof-before-tag-name': 'A < that begins no element is written &lt;.',
  'eof-in-tag': 'An element is not closed: a > is missing.',
  'duplicate-attribute': 'An attribute stands twice in one element.',
  'missing-semicolon-after-character-reference': 'A semicolon is missing behind a character like &lt; or &amp;.',
};

/** What may not stand in a rich text. A text like most, found right without a parser of HTML, is not given to one. */
export function problemsOfRichText(html: string): string[] {
  return isWellFormedRichText(html) ? [] : readRichText(html).problems;
}

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
  const endTags = new Set<number>();
  for (const node of fragment.childNodes) writeNode(node, '');
  const stray = problems.size === 0 ? strayEndTag(html, endTags) : undefined;
  if (stray !== undefined) problems.add(`${stray} closes nothing.`);
  if (problems.size === 0 && fragment.childNodes.some((node) => tree.isTextNode(node) && emptyLine.test(node.value)))
    problems.add('Nobody sees an empty line here: paragraphs are written <p>…</p>.');
  return { parts, problems: [...problems] };

  function writeNode(node: DefaultTreeAdapterTypes.ChildNode, parent: string): void {
    if (tree.isTextNode(node)) {
      const found = markdownIn(node.value, beginsLine(node));
      if (found) problems.add(`"${found.written}" is shown as it stands here: write ${found.element}.`);
      write(escapeHtml(node.value));
    } else if (tree.isElementNode(node)) {
      writeElement(node, parent);
    } else {
      problems.add('Comments may not stand in a text.');
    }
  }

  function writeElement(element: DefaultTreeAdapterTypes.Element, parent: string): void {
    const { tagName: name, attrs, childNodes, sourceCodeLocation } = element;
    if (!sourceCodeLocation && childNodes.length === 0) return;
    if (sourceCodeLocation?.endTag) endTags.add(sourceCodeLocation.endTag.startOffset);
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
    else if (parent === '' && !hasWords(element) && name !== 'br') problems.add(`There is nothing to read in <${name}>.`);
    else if (name === 'a' && !hasWords(element)) problems.add('A link needs words to click.');
    if (name === 'a') writeLinkStart(attrs.find((attribute) => attribute.name === 'href')?.value);
    else write(`<${name}>`);
    for (const node of childNodes) writeNode(node, name);
    if (name !== 'br') write(`</${name}>`);
  }

  function writeLinkStart(href: string | undefined): void {
    const link = href === undefined ? undefined : readRichTextLink(href);
    if (href === undefined) problems.add('A link must have an href.');
    else if (!link) problems.add(linkProblem(href));
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

/** An end tag that belongs to no element: the parser passes over it, or makes an empty element of it. */
function strayEndTag(html: string, endTags: ReadonlySet<number>): string | undefined {
  for (const { 0: tag, index } of html.matchAll(/<\/[a-z][^<>]*>/gi)) if (!endTags.has(index)) return tag;
  return undefined;
}

function beginsLine(node: DefaultTreeAdapterTypes.TextNode): boolean {
  const siblings = node.parentNode?.childNodes ?? [];
  const before = siblings[siblings.indexOf(node) - 1];
  return !before || (tree.isElementNode(before) && !['strong', 'em', 'a'].includes(before.tagName));
}

/** The first thing in a text that was meant as Markdown. */
function markdownIn(text: string, isLine: boolean): { written: string; element: string } | undefined {
  for (const [form, element] of markdown) {
    const [written] = form.exec(isLine ? text : `…${text}`) ?? [];
    if (written !== undefined) return { written: written.trim(), element };
  }
  return undefined;
}

function hasWords(node: DefaultTreeAdapterTypes.ChildNode): boolean {
  if (tree.isTextNode(node)) return node.value.trim() !== '';
  return tree.isElementNode(node) && node.childNodes.some(hasWords);
}
