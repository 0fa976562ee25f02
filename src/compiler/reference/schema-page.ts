import { isJsonObject } from '../read/json-object.ts';
import type { SchemaObject } from '../validate/patch-schema.ts';
import type { SchemaBook } from '../validate/schema-book.ts';
import { exampleOf } from './example-value.ts';
import { anchorOf, code, valueWords, type WordContext } from './value-words.ts';

/** Longer examples and defaults are left to the section that tells of the value. */
const cellLength = 64;

interface Section {
  heading: string;
  schema: SchemaObject;
  /** The value of base that the section describes, where there is one. */
  inBase: unknown;
}

/** What a page tells about the documents of its kind beside their schema. */
export interface PageFacts {
  /** Where such documents lie below the markets folder. */
  files: string;
  /** The document of base, which markets inherit; undefined where there is none. */
  inBase?: unknown;
}

/** The reference page of one schema: its properties, the shapes they use, and the smallest document that it accepts. */
export function schemaPage(owner: string, book: SchemaBook, { files, inBase }: PageFacts): string {
  const schema = book.schemaOf(owner);
  const body = describeSections(owner, book, inBase);
  const example = exampleOf(schema, owner, book);
  return [`# ${owner}`, schema.description ?? '', files, ...body, ...exampleBlock(example)].join('\n\n').concat('\n');
}

/** The page of the shapes that several kinds of documents share. */
export function sharedShapesPage(book: SchemaBook): string {
  const schema = book.schemaOf('common');
  return ['# common', schema.description ?? '', ...describeSections('common', book, undefined)].join('\n\n').concat('\n');
}

function describeSections(owner: string, book: SchemaBook, inBase: unknown): string[] {
  const schema = book.schemaOf(owner);
  const definitions = Object.entries(schema.$defs ?? {}).map(
    ([heading, definition]): Section => ({ heading, schema: definition, inBase: undefined }),
  );
  const sections: Section[] = [...(schema.type === 'object' ? [{ heading: '', schema, inBase }] : []), ...definitions];
  const texts: string[] = [];
  for (const section of sections) {
    const nested: Section[] = [];
    texts.push(...describeSection(section, owner, book, (found) => nested.push(found)));
    sections.splice(sections.indexOf(section) + 1, 0, ...nested);
  }
  return texts;
}

function describeSection(
  { heading, schema, inBase }: Section,
  owner: string,
  book: SchemaBook,
  nest: (section: Section) => void,
): string[] {
  const head = heading === '' ? [] : [`## ${heading}`, ...(schema.description === undefined ? [] : [schema.description])];
  if (schema.discriminator) {
    const { propertyName } = schema.discriminator;
    const members = (schema.oneOf as SchemaObject[]).map((member): Section => {
      const tag = (member.properties as Record<string, SchemaObject>)[propertyName]?.const;
      return { heading: [heading, propertyName, String(tag)].filter(Boolean).join(' '), schema: member, inBase: undefined };
    });
    for (const member of members) nest(member);
    const links = members.map((member) => `- [${member.heading}](#${anchorOf(member.heading)})`);
    return [...head, `Its \`${propertyName}\` says which of these it is:`, links.join('\n')];
  }
  const context = (name: string, value: unknown): WordContext => ({
    owner,
    book,
    section: (inner) => {
      const path = heading === '' ? name : `${heading}.${name}`;
      nest({ heading: path, schema: inner, inBase: value });
      return path;
    },
  });
  if (!schema.properties) return [...head, `Value: ${valueWords(withoutDescription(schema), context('*', undefined))}.`];
  return [...head, propertyTable(schema, inBase, context, (value) => exampleOf(value, owner, book)), ...openNames(schema, context)];
}

/** What may stand beside the named properties, where names are free. */
function openNames(schema: SchemaObject, context: (name: string, value: unknown) => WordContext): string[] {
  return Object.entries((schema.patternProperties ?? {}) as Record<string, SchemaObject>).map(
    ([pattern, value]) =>
      `Any other name of the form \`${pattern}\`: ${valueWords(value, context('*', undefined))}. ${value.description ?? ''}`,
  );
}

function propertyTable(
  schema: SchemaObject,
  inBase: unknown,
  context: (name: string, value: unknown) => WordContext,
  example: (schema: SchemaObject) => unknown,
): string {
  const properties = Object.entries(schema.properties as Record<string, SchemaObject>).filter(([name]) => name !== '$schema');
  const required = new Set(schema.required);
  const rows = properties.map(([name, property]) => {
    const value = isJsonObject(inBase) ? inBase[name] : undefined;
    const words = valueWords(property, context(name, value));
    const server = property.visibility === 'server' ? ' Never sent to a browser.' : '';
    return [
      `\`${name}\``,
      words,
      required.has(name) ? 'yes' : 'no',
      shortCode(value),
      shortCode(example(property)),
      `${property.description ?? ''}${server}`,
    ];
  });
  const hasBase = rows.some(([, , , value]) => value !== '');
  const columns = ['Name', 'Value', 'Required', 'In base', 'Example', 'Description'];
  return [columns, columns.map(() => '---'), ...rows]
    .map((row) => row.filter((_, index) => hasBase || index !== 3))
    .map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');
}

function exampleBlock(example: unknown): string[] {
  return ['## Example', 'The smallest document that is complete:', `\`\`\`json\n${JSON.stringify(example, null, 2)}\n\`\`\``];
}

function shortCode(value: unknown): string {
  if (value === undefined || value === '…') return '';
  const text = code(value);
  return text.length > cellLength || text.includes('…') ? '' : text;
}

function withoutDescription({ description: _, ...schema }: SchemaObject): SchemaObject {
  return schema;
}
