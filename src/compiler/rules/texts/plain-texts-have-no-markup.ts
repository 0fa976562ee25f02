import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import type { Rule } from '../../check/rule.ts';
import type { TextForm } from '../../check/words.ts';
import { inWords, type TextProblem } from './texts.ts';

export const plainTextsHaveNoMarkup: Rule = {
  name: 'plain-texts-have-no-markup',
  severity: 'error',
  visit(_, report) {
    return inWords(report, markupIn);
  },
};

/** A quick look at what all that follows needs. */
const suspicious = /[<&*_\]#]/;

const element = /<\/?[a-z][a-z0-9-]*(\s[^<>]*)?\/?>/i;
/** Messages are read as ICU reads them, which knows elements around words alone. */
const elementOfNothing = /<[a-z][a-z0-9-]*\s*\/>/i;
const entity = /&(#\d+|#x[0-9a-f]+|[a-z][a-z0-9]+);/i;
const emphasis = /(\*\*|__)(?=\S)([^*_]+)(?<=\S)\1/g;
const link = /\[([^[\]]+)\]\((?:[a-z]+:|\/)[^()\s]*\)/gi;
const heading = /^#{1,6} /;

/** Messages have elements of their own, and rich text has both; what is Markdown there is told where rich text is read. */
export function markupIn(words: string, form: TextForm): TextProblem | undefined {
  if (form === 'formatted' || !suspicious.test(words)) return undefined;
  const html = (form === 'message' ? elementOfNothing : element).exec(words)?.[0] || entity.exec(words)?.[0];
  if (html)
    return { message: `This text has no formatting, so "${html}" would be read as it stands.`, suggestion: textOfHtml(words, form) };
  const plain = words.replace(emphasis, '$2').replace(link, '$1').replace(heading, '');
  return plain === words
    ? undefined
    : { message: 'This text has no formatting, so the marks of Markdown in it would be read as they stand.', suggestion: plain };
}

/** The words between the elements, which a message keeps. */
function textOfHtml(html: string, form: TextForm): string {
  const inOneLine = html.replace(/\s*<br\s*\/?>\s*/gi, ' ');
  const written = form === 'message' ? inOneLine.replaceAll('<', '&lt;') : inOneLine;
  return textOf(parseFragment(written)).trim();
}

function textOf(node: DefaultTreeAdapterTypes.Node): string {
  if ('childNodes' in node) return node.childNodes.map(textOf).join('');
  return 'value' in node ? node.value : '';
}
