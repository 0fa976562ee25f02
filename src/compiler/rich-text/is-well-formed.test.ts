import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isWellFormedRichText } from './is-well-formed.ts';
import { readRichText } from './read-rich-text.ts';

it.each([
  'Words alone, with "quotes" and an apostrophe’s friend\'s',
  '<p>By <strong>train <em>and</em></strong><br>or <a href="page:about-us">boat</a>.</p><h2>Then</h2><ul><li><p>One</p></li><li>Two</li></ul>',
  '<p>Write to <a href="mailto:a@b.example"><em>us</em></a> > now.</p> <p>Or not.</p>',
])('asks no parser about %s', (html) => {
  expect(isWellFormedRichText(html)).toBe(true);
  expect(readRichText(html).problems).toEqual([]);
});

const pieces = fc.constantFrom(
  ...['p', 'h2', 'ul', 'ol', 'li', 'strong', 'em', 'br'].flatMap((name) => [`<${name}>`, `</${name}>`]),
  ...['<a href="page:x">', '<a href="https://x.example/">', '<a href="nowhere">', '<a>', '</a>', '<p class="x">', '<b>', '<br/>', '< '],
  ...['words', ' ', '\u00A0', "d'été", '&amp;', '&', '>', '\n', '**bold**', '- ', '# ', '<!-- -->', '\u0001', '🚂', ''],
);
const balanced = fc.letrec<{ flow: string }>((tie) => ({
  flow: fc.oneof(
    { maxDepth: 4 },
    pieces,
    fc
      .tuple(fc.constantFrom('p', 'h2', 'ul', 'li', 'strong', 'em', 'a'), fc.array(tie('flow'), { maxLength: 3 }))
      .map(([name, within]) => `<${name}${name === 'a' ? ' href="tour:y"' : ''}>${within.join('')}</${name}>`),
  ),
})).flow;

it('calls nothing right in which a parser of HTML finds a mistake', () => {
  const texts = fc.array(balanced, { maxLength: 5 }).map((parts) => parts.join(''));
  const right: string[] = [];
  fc.assert(
    fc.property(texts, (html) => {
      if (!isWellFormedRichText(html)) return;
      right.push(html);
      expect({ html, problems: readRichText(html).problems }).toEqual({ html, problems: [] });
    }),
    { numRuns: 5_000 },
  );
  expect(right.length).toBeGreaterThan(100);
});
