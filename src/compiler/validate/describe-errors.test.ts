import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { describeErrors } from './describe-errors.ts';

function told(properties: Record<string, object>, document: object): string[] {
  const ajv = new Ajv2020({ allErrors: true, verbose: true, discriminator: true, messages: false, strict: false });
  const validate = ajv.compile({ type: 'object', properties, additionalProperties: false });
  validate(document);
  return describeErrors((validate.errors ?? []) as ErrorObject[]).map(({ code, message }) => `${code}: ${message}`);
}

test('bounds of texts, numbers and objects are told', () => {
  expect(told({ a: { maxLength: 2 } }, { a: 'abc' })).toEqual(['too-long: "a" may have at most 2 characters, but has 3.']);
  expect(told({ a: { multipleOf: 5 } }, { a: 7 })).toEqual(['invalid-value: "a" must be a multiple of 5, but is 7.']);
  expect(told({ a: { exclusiveMaximum: 5 } }, { a: 5 })).toEqual(['too-large: "a" must be less than 5, but is 5.']);
  expect(told({ a: { maxProperties: 1 } }, { a: { b: 1, c: 1 } })).toEqual(['too-many: "a" may have at most 1 entry, but has 2.']);
});

test('a form that has no words is told by what its schema says of the value', () => {
  const sentence = 'wrong-form: "a" must be as its description says (Two dots.), but is "x".';
  expect(told({ a: { pattern: '^..$', description: 'Two dots.' } }, { a: 'x' })).toEqual([sentence]);
});

test('a condition that nobody thought of is told with its name', () => {
  expect(told({ a: { not: { const: 1 } } }, { a: 1 })).toEqual(['invalid-value: "a" is not as the schema wants it (not).']);
});

test('a union of a list and a text tells what was written in the form that was chosen', () => {
  const union = {
    a: {
      anyOf: [
        { type: 'string', minLength: 2 },
        { type: 'array', items: { type: 'number' } },
      ],
    },
  };
  expect(told(union, { a: 'x' })).toEqual(['too-short: "a" needs at least 2 characters.']);
  expect(told(union, { a: ['x'] })).toEqual(['wrong-type: Entry 1 of "a" must be a number, but is the text "x".']);
  expect(told(union, { a: true })).toEqual(['wrong-type: "a" must be a text or a list in brackets [], but is true.']);
});
