import { expect, test } from 'vitest';
import { findSyntaxMistakes } from './syntax-mistakes.ts';

function told(text: string): string[] {
  return findSyntaxMistakes('a.json', text).map(({ place, message }) => `${place.line}:${place.column} ${message}`);
}

test.each([
  ['', ['1:1 This file is empty; at least {} must stand in it.']],
  ['{ "a": 1, }', ['1:9 A comma stands here, but nothing follows it. Remove the comma.']],
  ['[1, 2,]', ['1:6 A comma stands here, but nothing follows it. Remove the comma.']],
  ['{ "a": 1,, "b": 2 }', ['1:10 A comma stands twice. Remove one.']],
  ['{\n  "a": 1\n  "b": 2\n}', ['2:9 A comma is missing here, at the end of this line.']],
  ['{ "a": 1 "b": 2 }', ['1:9 A comma is missing here.']],
  ['{ "a": 1; "b": 2 }', ['1:9 Entries are separated by a comma, not by a semicolon.']],
  ['{ "a" 1 }', ['1:6 A colon and a value are missing after "a".']],
  ['{ "a": , "b": 2 }', ['1:6 A value is missing after "a".']],
  ['{ "a" = 1 }', ['1:7 A key and its value are separated by a colon, not by an equals sign.']],
  ['{ "a": 1 : 2 }', ['1:10 A colon stands after a key alone; this one follows a value.']],
  ['{ // note\n "a": 1 /* more */ }', ['1:3 Comments cannot stand in these files.', '2:9 Comments cannot stand in these files.']],
  ['# note\n{}', ['1:1 Comments cannot stand in these files.']],
  [
    "{ 'a': 'it's' }",
    [
      '1:3 Texts and keys stand in straight double quotation marks: "a".',
      '1:8 Texts and keys stand in straight double quotation marks: "it\'s".',
    ],
  ],
  ['{ “a”: 1 }', ['1:3 Texts and keys stand in straight double quotation marks: "a".']],
  ['{ a: 1 }', ['1:3 A key stands in quotation marks: "a".']],
  [
    '{ "a": TRUE, "b": yes, "c": None }',
    [
      '1:8 TRUE is written in small letters: true.',
      '1:19 Write true instead of yes.',
      '1:29 Write null instead of None, or leave the key out.',
    ],
  ],
  ['{ "a": Lisbon }', ['1:8 A text stands in quotation marks: "Lisbon".']],
  ['{ "a": 0,85 }', ['1:8 A number has a decimal point, not a comma: 0.85.']],
  [
    '{ "a": 0,85, "b": 2, }',
    ['1:8 A number has a decimal point, not a comma: 0.85.', '1:20 A comma stands here, but nothing follows it. Remove the comma.'],
  ],
  [
    '{ "a": 007, "b": +1, "c": .5, "d": 5. }',
    [
      '1:8 A number does not begin with 0: 7.',
      '1:18 A number has no plus sign: 1.',
      '1:27 A number has a digit before its decimal point: 0.5.',
      '1:36 A number has a digit after its decimal point: 5.0.',
    ],
  ],
  ['{ "a": 12€ }', ['1:8 "12€" is not a number; a text stands in quotation marks.']],
  ['{ "a": "C:\\dir" }', ['1:11 A backslash means something special in JSON. Write two of them where one is to be read.']],
  ['{ "a": "one\ttwo" }', ['1:12 A tab cannot stand within a text. Write a space, or \\t.']],
  [
    '{\n  "a": "open,\n  "b": 1\n}',
    ['2:8 This text has no closing quotation mark; it must stand on the same line. A line break within a text is written \\n.'],
  ],
  ['{ "a": [1, 2 }', ['1:14 The bracket [ of line 1 is closed by }; ] must stand here.']],
  ['{ "a": 1', ['1:1 This opening brace { is never closed: a closing brace } is missing before the end of the file.']],
  [
    '{\n  "a": {\n    "b": 1\n  "c": 2\n}\n',
    ['2:8 This opening brace { is never closed: a closing brace } is missing before the end of the file.'],
  ],
  ['{ "a": 1 } }', ['1:12 This closing brace } closes nothing; remove it.']],
  ['{ "a": 1 }, "b": 2 }', ['1:11 The document has ended before this: a brace or bracket above is closed too early, or this is too much.']],
  ['"a": 1 }', ['1:1 A brace { is missing before this: a document is an object in braces {}.']],
  ['{ "a": "the "best" tours", "b": 1 }', ['1:13 This quotation mark ends the text. One that belongs to the text is written \\".']],
  ['{ a": 1 }', ['1:3 A key stands in quotation marks: "a".']],
  ['links:\n  home: null\n', ['1:1 A document begins with an opening brace {.']],
  ['<html></html>', ['1:1 A document begins with an opening brace {.']],
  [
    '{\n<<<<<<< HEAD\n  "a": 1\n=======\n  "a": 2\n>>>>>>> main\n}',
    ['2:1 Two versions of this file were not yet merged: keep one of the parts between <<<<<<< and >>>>>>>.'],
  ],
  ['{\u00a0"a": 1 }', ['1:2 An invisible character stands here, probably pasted from elsewhere. Remove it.']],
])('%j', (text, expected) => {
  expect(told(text)).toEqual(expected);
});

test('nothing is said about well-formed JSON', () => {
  expect(told('{ "a": [1, -2.5e3, true, null, "x\\u00e9\\n\\"", {}, []], "b": {} }\n')).toEqual([]);
});

test('a thousand mistakes are not told at once', () => {
  expect(told(`[${'yes, '.repeat(1000)}]`)).toHaveLength(20);
});
