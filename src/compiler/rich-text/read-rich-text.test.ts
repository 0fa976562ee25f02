import { expect, it } from 'vitest';
import { readRichText } from './read-rich-text.ts';

it('writes allowed elements as they are and escapes text', () => {
  const html = '<h2>Night &amp; day</h2><p>By <strong>train</strong><br>or <em>boat</em>, 3 &lt; 4.</p><ul><li>One</li></ul>';
  expect(readRichText(html)).toEqual({ parts: [html], problems: [] });
});

it('finds links to pages, tours, routes and addresses elsewhere between its pieces', () => {
  const links = ['page:about-us', 'tour:two-lakes', 'route:region;region=alps?style=rail', 'mailto:a@b.example'];
  const { parts, problems } = readRichText(links.map((href) => `<a href="${href}">x</a>`).join(''));
  expect(problems).toEqual([]);
  expect(parts.filter((part) => typeof part !== 'string')).toEqual([
    { type: 'page', page: 'about-us' },
    { type: 'tour', tour: 'two-lakes' },
    { type: 'route', route: 'region', params: { region: 'alps' }, query: { style: 'rail' } },
    { type: 'external', url: 'mailto:a@b.example' },
  ]);
  expect(parts[0]).toBe('<a href="');
  expect(parts[2]).toBe('">x</a><a href="');
});

it.each([
  ['<script>alert(1)</script>', 'The element <script> is not allowed; allowed are p, h2, h3, ul, ol, li, strong, em, a, br.'],
  ['<p onclick="x()">Hi</p>', '<p> may not have the attribute "onclick".'],
  ['<p>Hi', '<p> is not closed.'],
  ['<li>Hi</li>', '<li> may not stand by itself.'],
  ['<ul><p>Hi</p></ul>', '<p> may not stand within <ul>.'],
  ['<a>Hi</a>', 'A link must have an href.'],
  [
    '<a href="javascript:alert(1)">Hi</a>',
    'A link cannot lead to "javascript:alert(1)": page:…, tour:…, route:…, https:, mailto: and tel: are known.',
  ],
  ['<p>Hi</p></p>', '</p> closes nothing.'],
  ['<p>Hi</strong></p>', '</strong> closes nothing.'],
  ['<p>One<br></br></p>', '</br> closes nothing.'],
  ['<p>We **love** it</p>', '"**love**" is shown as it stands here: write <strong>…</strong>.'],
  ['<p>See [us](page:about)</p>', '"[us](page:about)" is shown as it stands here: write <a href="…">…</a>.'],
  ['# Our story', '"# Our story" is shown as it stands here: write <h2>…</h2>.'],
  ['<p>Bring</p>\n- boots\n- a map', '"- boots" is shown as it stands here: write <ul><li>…</li></ul>.'],
  ['We walk.\n\nWe rest.', 'Nobody sees an empty line here: paragraphs are written <p>…</p>.'],
  ['<!-- later -->', 'Comments may not stand in a text.'],
])('%s is told', (html, problem) => {
  expect(readRichText(html).problems).toContain(problem);
});

it('lets nothing through that is not allowed, whatever stands in it', () => {
  const html = '<p onclick="x()">a<img src=x onerror=y><svg><script>1</script></svg><a href="java\nscript:1">b</a></p>';
  expect(readRichText(html).parts.join('')).toBe('<p>a<a href="">b</a></p>');
});

it.each([
  '<p>4 * 4 = 16 and 2 ** 3 ** 2</p>',
  '<p>[sic] (really), tour #3 and snake_case__name</p>',
  '<p><strong>Day 1</strong> - arrival</p><p>- Ann</p>',
  '<p>We are <em>Tour</em># 1</p>',
  '<p>One</p>\n\n<p>Two</p>\n',
  '<p>Oslo - Bergen, 9.00 - 17.00</p>',
  '<p><strong>a <em>b</em></strong> <a href="page:about">c</a></p>',
])('%s is as it should be', (html) => {
  expect(readRichText(html).problems).toEqual([]);
});
