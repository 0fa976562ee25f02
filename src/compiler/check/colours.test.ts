import { expect, test } from 'vitest';
import { type Colour, contrastRatio, parseHex } from './colours.ts';

const colour = (text: string) => parseHex(text) as Colour;

test.each([
  ['#000', '#fff', 21],
  ['777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#00000080', '#ffffff', 3.98],
  ['#fff', '#fff', 1],
])('the contrast of %s on %s is %d', (foreground, background, ratio) => {
  expect(contrastRatio(colour(foreground), colour(background))).toBeCloseTo(ratio, 1);
});

test.each(['', '#', '12', '#12345', 'teal', '#gggggg', '#1234567', 'rgb(0,0,0)'])('%j is no hex string', (text) => {
  expect(parseHex(text)).toBeUndefined();
});
