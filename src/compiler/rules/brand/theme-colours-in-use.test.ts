import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { coloursInUse } from './theme-colours-in-use.ts';

const sources = new URL('../../..', import.meta.url).pathname;

test('the style sheets draw with these colours, and no others', () => {
  const sheets = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  const drawn = sheets.flatMap((file) => readFileSync(sources + file, 'utf8').match(/--color-[a-z0-9-]+/g) ?? []);
  expect(coloursInUse.map((name) => `--color-${name.replace('.', '-')}`).sort()).toEqual([...new Set(drawn)].sort());
});
