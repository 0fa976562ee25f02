import { expect, test } from 'vitest';
import { markupIn } from './plain-texts-have-no-markup.ts';

test.each(['A & B', '2 < 3 and 4 > 3', 'from < 50 €', 'Tours #1', '[new] tours', '5* hotels, 4*', 'R&B; jazz', 'snake_case_word', '*'])(
  'a sign by itself is no markup: %s',
  (words) => expect(markupIn(words, 'plain')).toBeUndefined(),
);

test('elements belong to messages and to formatted texts', () => {
  expect(markupIn('See <link>our terms</link>', 'message')).toBeUndefined();
  expect(markupIn('<p>Terms &amp; conditions</p>', 'formatted')).toBeUndefined();
});

test.each([
  ['<strong>Tours</strong> by rail<br/>', 'Tours by rail'],
  ['Caf&eacute;&nbsp;&#38; more', 'Café\u00A0& more'],
  ['## **Tours** [here](https://small.example/a)', 'Tours here'],
  ['__Tours__', 'Tours'],
])('%s was meant as %s', (words, meant) => expect(markupIn(words, 'plain')?.suggestion).toBe(meant));

test('a message breaks no line', () => {
  expect(markupIn('See <link>our terms</link><br/>today', 'message')?.suggestion).toBe('See <link>our terms</link> today');
});
