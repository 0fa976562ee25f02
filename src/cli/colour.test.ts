import { expect, test } from 'vitest';
import { painter, wantsColour } from './colour.ts';

test.each([
  ['a terminal', { isTTY: true }, {}, true],
  ['a pipe', {}, {}, false],
  ['a terminal that knows no colour', { isTTY: true }, { TERM: 'dumb' }, false],
  ['a terminal under NO_COLOR', { isTTY: true }, { NO_COLOR: '1' }, false],
  ['a terminal under an empty NO_COLOR', { isTTY: true }, { NO_COLOR: '' }, true],
  ['a pipe under FORCE_COLOR', {}, { FORCE_COLOR: '1' }, true],
  ['a terminal under FORCE_COLOR=0', { isTTY: true }, { FORCE_COLOR: '0' }, false],
  ['a pipe under both', {}, { FORCE_COLOR: '1', NO_COLOR: '1' }, true],
])('%s: %j %j', (_, stream, environment, colour) => {
  expect(wantsColour(stream, environment)).toBe(colour);
});

test('without colour a text stays as it is', () => {
  expect(painter(false)('red', 'text')).toBe('text');
  expect(painter(true)('red', 'text')).toBe('\u001b[31mtext\u001b[39m');
});
