import type { ErrorObject } from 'ajv/dist/2020.js';
import type { DiagnosticCode } from '../diagnostics/catalogue.ts';
import { meantNumber } from '../diagnostics/written-numbers.ts';
import { type JsonPointer, pointerKeys } from '../read/json-pointer.ts';
import { meantByFormat, meantByPattern } from './meant-forms.ts';
import type { SchemaObject } from './patch-schema.ts';

/** What a reader calls a value: its key, with the number where it is a member of a list. */
export function nameOf(pointer: JsonPointer): string {
  const keys = pointerKeys(pointer);
  const last = keys.at(-1);
  if (last === undefined) return 'This document';
  if (!/^\d+$/.test(last)) return `"${last}"`;
  return `Entry ${Number(last) + 1} of ${nameOf(pointer.slice(0, pointer.lastIndexOf('/')))}`;
}

export function listOf(values: readonly unknown[]): string {
  return values.map((value) => JSON.stringify(value)).join(', ');
}

/** Longer lists are not read; nor are those beside which it is told what was probably meant. */
export const mostListed = 16;
const mostListedBesideSuggestion = 5;

/** Allowed values; of many only the number. */
export function choiceOf(allowed: readonly unknown[], suggestion: string | undefined): string {
  if (allowed.length === 1) return listOf(allowed);
  if (suggestion === undefined || allowed.length <= mostListedBesideSuggestion) return `one of ${listOf(allowed)}`;
  return `one of ${allowed.length} known values`;
}

/** What the patterns of the schemas mean, for those who do not read regular expressions. */
const patternWords: Record<string, string> = {
  '^[A-Z]{2}$': 'two capital letters',
  '^[A-Z]{3}$': 'three capital letters',
  '^[a-z]{2}-[A-Z]{2}$': 'a language and a country, like en-GB',
  '^[a-z][a-z0-9-]*$': 'small letters, digits and hyphens, beginning with a letter',
  '^[a-z0-9-]+$': 'small letters, digits and hyphens',
  '^[A-Z0-9-]{3,30}$': '3 to 30 capital letters, digits and hyphens',
  '^[A-Za-z0-9][A-Za-z0-9-]{2,28}[A-Za-z0-9]$': '4 to 30 letters, digits and hyphens, beginning and ending with a letter or digit',
  '^[a-z][A-Za-z0-9-]*$': 'letters, digits and hyphens, beginning with a small letter',
  '^[a-z][A-Za-z]*$': 'letters only, beginning with a small one',
  '^[a-z][A-Za-z0-9]*$': 'letters and digits, beginning with a small letter',
  '^[a-z]{2,3}$': 'two or three small letters',
  '^[A-O]$': 'a capital letter from A to O',
  '^enable[A-Z][A-Za-z]*$': 'a name like enableSearch',
  '^[a-z0-9-]+\\.svg$': 'a file name in small letters that ends in .svg',
  '^[a-z0-9-]+\\.(svg|jpg|jpeg|png|webp|avif)$': 'a file name in small letters that ends in .svg, .jpg, .png, .webp or .avif',
  '^[a-z0-9-]+\\.woff2$': 'a file name in small letters that ends in .woff2',
  '^/': 'a path that begins with a slash',
  '^https://[^\\s/]\\S*$': 'an address that begins with https:// and has no spaces',
  '^https://(\\*\\.)?[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+(:[0-9]+)?$': 'a host alone, like https://scripts.example',
  '^https://[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+(:[0-9]+)?$': 'an origin alone, like https://modules.example',
  '^([01][0-9]|2[0-3]):[0-5][0-9]$': 'a time of day, like 09:30',
  '^(?:[A-Za-z0-9_-]|"[^";{}<>\\\\]+")(?:[A-Za-z0-9 ,_-]|"[^";{}<>\\\\]+")*$':
    'names of fonts with commas between, those with spaces in quotation marks, like "Segoe UI", sans-serif',
  '^[\\w-]+$': 'letters, digits, hyphens and underscores',
  '\\S': 'more than spaces',
  '^(https:|mailto:|tel:)': 'an address that begins with https:, mailto: or tel:',
  '^[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+$': 'an email address, like travel@portolan.example',
  '^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*)?$': 'a name like firstName or address.city',
};

/** The form that a pattern asks for; of one that has no words here, what its schema says of the value. */
export function patternWord(pattern: string, description?: string): string {
  return patternWords[pattern] ?? `as its description says (${description ?? pattern})`;
}

const typeWords: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object in braces {}',
  array: 'a list in brackets []',
  null: 'null',
};

/** A type of JSON Schema in words. */
function typeWord(type: string): string {
  return typeWords[type] ?? type;
}

/** What is expected, in words: of an object that everybody writes often its look, which its type alone does not tell. */
export function expectedWord(type: string, name: string | undefined): string {
  const look = name?.slice(name.lastIndexOf('/') + 1) ?? '';
  return (type === 'object' && looks[look]) || typeWord(type);
}

const looks: Record<string, string> = {
  LocalisedText: 'a text per language, like { "en": "…" }',
  Tagline: 'a text per language, like { "en": "…" }',
  FormerPath: 'a path per language, like { "fr": "/circuits" }',
  Picture: 'a picture, like { "src": "lake.svg", "alt": { "en": "…" } }',
  Link: 'a link, like { "type": "route", "route": "home" }',
};

function expectedTypes(types: string | string[], title: string | undefined): string {
  return [types]
    .flat()
    .map((type) => expectedWord(type, title))
    .join(' or ');
}

/** Says what was expected and what was written, and how to write what was probably meant. */
export function wrongTypeSentence(name: string, expected: string, data: unknown): string {
  const hint = typeHint(expected, data);
  return `${name} must be ${expected}, but is ${dataWord(data)}.${hint === undefined ? '' : ` ${hint}`}`;
}

function typeHint(expected: string, data: unknown): string | undefined {
  if (data === null) return 'null only removes, in a market, what base states.';
  if (expected === typeWords.string && (typeof data === 'number' || typeof data === 'boolean'))
    return `Write "${data}" in quotation marks.`;
  if (expected === typeWords.boolean && (data === 0 || data === 1)) return `Write ${data === 1}.`;
  if (typeof data !== 'string') return undefined;
  const word = data.trim().toLowerCase();
  if (expected === typeWords.boolean && trueWords.includes(word)) return 'Write true, without quotation marks.';
  if (expected === typeWords.boolean && falseWords.includes(word)) return 'Write false, without quotation marks.';
  if (expected !== typeWords.number && expected !== typeWords.integer) return undefined;
  const number = meantNumber(data, expected === typeWords.integer);
  return number === undefined ? undefined : `Write ${number}, without quotation marks.`;
}

const trueWords = ['true', 'yes', 'on', '1'];
const falseWords = ['false', 'no', 'off', '0'];

/** What was written, in words. */
function dataWord(data: unknown): string {
  if (typeof data === 'string') return `the text ${JSON.stringify(data.length > 40 ? `${data.slice(0, 40)}…` : data)}`;
  if (typeof data === 'number') return `the number ${data}`;
  if (typeof data === 'object' && data !== null) return Array.isArray(data) ? 'a list' : 'an object';
  return String(data);
}

type Sentence = { code: DiagnosticCode; message: string; suggestion?: string | undefined };
type Describe = (name: string, limit: number, error: ErrorObject, schema: SchemaObject) => Sentence;

const describeByKeyword: Record<string, Describe> = {
  type: (name, _, error, schema) => ({
    code: 'wrong-type',
    message: wrongTypeSentence(name, expectedTypes(error.params.type, schema.title), error.data),
  }),
  pattern: (name, _, error, schema) => ({
    code: 'wrong-form',
    message: `${name} must be ${patternWord(String(schema.pattern), schema.description)}, but is ${JSON.stringify(error.data)}.`,
    suggestion: meantByPattern(String(schema.pattern), error.data),
  }),
  format: (name, _, error) => ({
    code: 'wrong-form',
    message: `${name} must be ${formatWord(String(error.params.format))}, but is ${JSON.stringify(error.data)}.`,
    suggestion: meantByFormat(String(error.params.format), error.data),
  }),
  minLength: (name, limit) => ({
    code: 'too-short',
    message: limit === 1 ? `${name} must not be empty.` : `${name} needs at least ${limit} characters.`,
  }),
  maxLength: (name, limit, error) => ({
    code: 'too-long',
    message: `${name} may have at most ${limit} characters, but has ${[...String(error.data)].length}.`,
  }),
  minimum: (name, limit, error) => ({ code: 'too-small', message: `${name} must be at least ${limit}, but is ${String(error.data)}.` }),
  maximum: (name, limit, error) => ({ code: 'too-large', message: `${name} must be at most ${limit}, but is ${String(error.data)}.` }),
  exclusiveMaximum: (name, limit, error) => ({
    code: 'too-large',
    message: `${name} must be less than ${limit}, but is ${String(error.data)}.`,
  }),
  multipleOf: (name, _, error) => ({
    code: 'invalid-value',
    message: `${name} must be a multiple of ${String(error.params.multipleOf)}, but is ${String(error.data)}.`,
  }),
  exclusiveMinimum: (name, limit, error) => ({
    code: 'too-small',
    message: `${name} must be more than ${limit}, but is ${String(error.data)}.`,
  }),
  minItems: (name, limit, error) => ({
    code: 'too-few',
    message: `${name} needs at least ${entries(limit)}, but has ${countOf(error.data)}.`,
  }),
  maxItems: (name, limit, error) => ({
    code: 'too-many',
    message: `${name} may have at most ${entries(limit)}, but has ${countOf(error.data)}.`,
  }),
  minProperties: (name, limit, error) => ({
    code: 'too-few',
    message: `${name} needs at least ${entries(limit)}, but has ${countOf(error.data)}.`,
  }),
  maxProperties: (name, limit, error) => ({
    code: 'too-many',
    message: `${name} may have at most ${entries(limit)}, but has ${countOf(error.data)}.`,
  }),
  contentMediaType: (_, __, error) => ({ code: 'rich-text', message: String(error.params.problem) }),
  uniqueItems: (name, _, error) => ({
    code: 'same-entry-twice',
    message: `Entries ${Number(error.params.j) + 1} and ${Number(error.params.i) + 1} of ${name} are the same; each may stand there once.`,
  }),
};

/** The sentence for a value that its schema refuses. */
export function sentenceFor(error: ErrorObject, schema: SchemaObject): Sentence {
  const toSentence = describeByKeyword[error.keyword];
  const name = nameOf(error.instancePath);
  if (!toSentence) return { code: 'invalid-value', message: `${name} is not as the schema wants it (${error.keyword}).` };
  return toSentence(name, Number(error.params.limit), error, schema);
}

const formatWords: Record<string, string> = {
  date: 'a date that exists, like 2030-05-31',
  'date-time': 'a date and time like 2030-05-31T14:30:00Z',
  email: 'an email address',
  uri: 'a full address like https://www.portolan.example',
  regex: 'a regular expression',
};

function formatWord(format: string): string {
  return formatWords[format] ?? `a well-formed ${format}`;
}

function entries(count: number): string {
  return count === 1 ? '1 entry' : `${count} entries`;
}

function countOf(data: unknown): number {
  return Object.keys(data as object).length;
}
