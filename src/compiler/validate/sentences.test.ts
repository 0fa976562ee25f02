import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { patternWord } from './sentences.ts';

const schemas = new URL('../../../schemas/', import.meta.url).pathname;

test('every pattern of the schemas has words for those who do not read regular expressions', () => {
  const files = readdirSync(schemas).filter((file) => file.endsWith('.schema.json'));
  const patterns = new Set(files.flatMap((file) => patternsIn(JSON.parse(readFileSync(schemas + file, 'utf8')))));
  expect([...patterns].filter((pattern) => patternWord(pattern, undefined).includes(pattern))).toEqual([]);
});

function patternsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'pattern' in schema && typeof schema.pattern === 'string' ? [schema.pattern] : [];
  return [...own, ...Object.values(schema).flatMap(patternsIn)];
}
