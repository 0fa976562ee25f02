import type { SchemaObject } from '../validate/patch-schema.ts';
import type { SchemaBook } from '../validate/schema-book.ts';

/** Texts as documents have them; the first that a pattern accepts is its example, unless a schema states one itself. */
const sampleTexts = [
  'north-coast',
  'home',
  'enableNewHeader',
  'home.title',
  'lake.svg',
  'plain-400.woff2',
  '/tours/{slug}',
  'https://www.example.com',
  'hello@example.com',
  'en-GB',
  'GB',
  'GBP',
  'GT-2030',
  '#0f5c5c',
  '2030-05-31',
  '14:30',
  '12',
] as const;

/** Stands for whatever one likes to write. */
const anyText = '…';

const textByFormat: Readonly<Record<string, string>> = { date: '2030-05-31', email: 'hello@example.com' };

/** The smallest value that a schema accepts and a reader understands: of an object only what it cannot do without. */
export function exampleOf(schema: SchemaObject, owner: string, book: SchemaBook): unknown {
  if (Array.isArray(schema.examples)) return schema.examples[0];
  if (schema.default !== undefined) return schema.default;
  if (schema.$ref !== undefined) {
    const definition = book.definitionOf(schema.$ref, owner);
    return exampleOf(definition.schema, definition.owner, book);
  }
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [member] = (schema.oneOf ?? schema.anyOf ?? []) as SchemaObject[];
  if (member) return exampleOf(member, owner, book);
  switch (schema.type) {
    case 'object':
      return exampleObject(schema, owner, book);
    case 'array':
      return exampleList(schema, exampleOf((schema.items ?? {}) as SchemaObject, owner, book));
    case 'boolean':
      return true;
    case 'number':
    case 'integer':
      return exampleNumber(schema);
    default:
      return exampleText(schema);
  }
}

function exampleList({ minItems, uniqueItems }: SchemaObject, member: unknown): unknown[] {
  const length = atLeastOne(minItems);
  return Array.from({ length }, (_, index) => (uniqueItems === true && index > 0 ? anotherOf(member, index + 1) : member));
}

/** The same value with other texts in it. */
function anotherOf(value: unknown, number: number): unknown {
  if (value === anyText) return `${anyText} ${number}`;
  if (Array.isArray(value)) return value.map((member) => anotherOf(member, number));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, anotherOf(member, number)]));
}

function exampleObject(schema: SchemaObject, owner: string, book: SchemaBook): Record<string, unknown> {
  const properties = (schema.properties ?? {}) as Record<string, SchemaObject>;
  const other = typeof schema.additionalProperties === 'object' ? (schema.additionalProperties as SchemaObject) : undefined;
  const example: Record<string, unknown> = {};
  for (const key of schema.required ?? []) example[key] = exampleOf(properties[key] ?? other ?? {}, owner, book);
  for (const [pattern, value] of Object.entries((schema.patternProperties ?? {}) as Record<string, SchemaObject>)) {
    example[textOfForm(pattern)] = exampleOf(value, owner, book);
  }
  if (other && Object.keys(example).length === 0) {
    const name = exampleOf((schema.propertyNames ?? { pattern: '^[a-z][A-Za-z]*$' }) as SchemaObject, owner, book);
    const value = exampleOf(other, owner, book);
    for (let number = 1; number <= atLeastOne(schema.minProperties); number++)
      example[number === 1 ? `${name}` : `${name}-${number}`] = value;
  }
  return example;
}

function atLeastOne(limit: unknown): number {
  return typeof limit === 'number' ? Math.max(1, limit) : 1;
}

function exampleNumber({ minimum, exclusiveMinimum }: SchemaObject): number {
  if (typeof exclusiveMinimum === 'number') return exclusiveMinimum + 1;
  return typeof minimum === 'number' ? Math.max(1, minimum) : 1;
}

function exampleText({ pattern, format }: SchemaObject): string {
  if (typeof pattern === 'string' && !new RegExp(pattern, 'u').test(anyText)) return textOfForm(pattern);
  return (typeof format === 'string' ? textByFormat[format] : undefined) ?? anyText;
}

function textOfForm(pattern: string): string {
  const form = new RegExp(pattern, 'u');
  return sampleTexts.find((text) => form.test(text)) ?? anyText;
}
