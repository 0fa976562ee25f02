import type { SchemaObject } from '../validate/patch-schema.ts';
import type { SchemaBook } from '../validate/schema-book.ts';
import { patternWord } from '../validate/sentences.ts';

/** What a page of the reference must know to say what a value may be. */
export interface WordContext {
  /** The schema file of the page. */
  owner: string;
  book: SchemaBook;
  /** Called for each object that needs a section of its own; gives the section's name. */
  section(schema: SchemaObject): string;
}

/** What a value may be, in words and as Markdown; objects and shared shapes are links to where they are told. */
export function valueWords(schema: SchemaObject, context: WordContext): string {
  if (schema.$ref !== undefined) return referenceLink(schema.$ref, context);
  if ('const' in schema) return code(schema.const);
  if (schema.enum) return choice(schema.enum.map(code));
  const members = (schema.oneOf ?? schema.anyOf) as SchemaObject[] | undefined;
  if (members && !schema.discriminator) return choice(members.map((member) => valueWords(member, context)));
  if (schema.discriminator || schema.properties) return `object ${sectionLink(context.section(schema))}`;
  switch (schema.type) {
    case 'object':
      return `names, each with ${valueWords((schema.additionalProperties ?? {}) as SchemaObject, context)}${limits(schema, 'Properties')}`;
    case 'array':
      return `list of ${valueWords((schema.items ?? {}) as SchemaObject, context)}${limits(schema, 'Items')}`;
    case 'boolean':
      return '`true` or `false`';
    case 'integer':
      return `whole number${range(schema)}`;
    case 'number':
      return `number${range(schema)}`;
    default:
      return textWords(schema);
  }
}

export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-');
}

export function code(value: unknown): string {
  return `\`${JSON.stringify(value)}\``;
}

function referenceLink(reference: string, { book, owner }: WordContext): string {
  const definition = book.definitionOf(reference, owner);
  const page = definition.owner === owner ? '' : `${definition.owner}.md`;
  return `[${definition.name}](${page}#${anchorOf(definition.name)})`;
}

function sectionLink(section: string): string {
  return `[${section}](#${anchorOf(section)})`;
}

function choice(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

function textWords({ pattern, format, minLength, maxLength }: SchemaObject): string {
  if (typeof pattern === 'string') return `text: ${patternWord(pattern)}`;
  if (format === 'date') return 'date: `"2030-05-31"`';
  if (typeof format === 'string') return `text: ${format}`;
  if (typeof maxLength === 'number') return `text of at most ${maxLength} characters`;
  return minLength === undefined ? 'text, may be empty' : 'text';
}

function range({ minimum, maximum, exclusiveMinimum }: SchemaObject): string {
  const least = minimum !== undefined ? `from ${minimum}` : exclusiveMinimum !== undefined ? `above ${exclusiveMinimum}` : '';
  const most = maximum !== undefined ? `to ${maximum}` : '';
  return [least, most].map((part) => part && ` ${part}`).join('');
}

function limits(schema: SchemaObject, what: 'Items' | 'Properties'): string {
  const least = schema[`min${what}`];
  const most = schema[`max${what}`];
  const parts = [least !== undefined && `at least ${least}`, most !== undefined && `at most ${most}`].filter(Boolean);
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}
