import { expect, test } from 'vitest';
import { parseLocatedJson } from './parse-json.ts';
import { parsePlainJson } from './plain-json.ts';

test.each([
  ['{ "a": ["x", 1, { "b": "\\"" }], "c": "\\\\" }', false],
  ['{ "a": null }', true],
  ['"text"', false],
  ['{ "\\u0061": "é" }', false],
])('%s is read as it is', (text, hasNulls) => {
  expect(parsePlainJson(text)).toEqual({ value: JSON.parse(text), hasNulls });
});

test.each([
  ['malformed', '{ "a": 1, }'],
  ['a key that stands twice', '{ "a": 1, "b": 2, "a": 3 }'],
  ['the same key twice, spelled in two ways', '{ "a": 1, "\\u0061": 2 }'],
  ['a text lost with the key that held it', '{ "a": ["x", "y"], "a": 1 }'],
  ['a key that reaches into JavaScript', '{ "a": [{ "__proto__": {} }] }'],
  ['such a key in disguise', '{ "constr\\u0075ctor": 1 }'],
])('%s needs a place to be told', (_, text) => {
  expect(parsePlainJson(text)).toBeUndefined();
});

test('what is nested beyond measure is told, and stops nobody', () => {
  const deep = '['.repeat(200_000);
  for (const text of [deep, deep + ']'.repeat(200_000)]) {
    expect(parseLocatedJson('x.json', text)).toMatchObject({ json: undefined, findings: [{ code: 'invalid-json' }] });
  }
});

test('places are found when they are asked for', () => {
  const { json } = parseLocatedJson('x.json', '{\n  "a": [1]\n}');
  expect(json?.places.get('/a/0')?.value).toEqual({ file: 'x.json', line: 2, column: 9, length: 1 });
});
