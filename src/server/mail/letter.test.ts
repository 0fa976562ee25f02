import { expect, test } from 'vitest';
import { letter } from './letter.ts';

const input = {
  subject: 'Your <tour>',
  greeting: 'Dear Ada,',
  intro: 'Here it is.',
  rows: [['Days', '9']] as const,
  link: { url: 'https://store.example/tour?a=1&b=2', label: 'Open' },
  closing: 'Until soon.',
  signature: 'The store',
  locale: 'en',
};

test('text and HTML say the same', () => {
  const { text, html } = letter(input);
  expect(text).toBe('Dear Ada,\n\nHere it is.\n\nDays: 9\n\nOpen: https://store.example/tour?a=1&b=2\n\nUntil soon.\n\nThe store\n');
  for (const words of ['Dear Ada,', 'Here it is.', 'Days', '9', 'Open', 'Until soon.', 'The store']) expect(html).toContain(words);
});

test('what travellers typed is no markup', () => {
  const { html } = letter(input);
  expect(html).toContain('<title>Your &lt;tour&gt;</title>');
  expect(html).toContain('href="https://store.example/tour?a=1&amp;b=2"');
});

test('a mail to nobody by name begins with its first sentence', () => {
  const { text, html } = letter({ ...input, greeting: '' });
  expect(text.startsWith('Here it is.')).toBe(true);
  expect(html).not.toContain('<p></p>');
});
