import { type DocumentNode, type LocationRange, parse, type ValueNode } from '@humanwhocodes/momoa';
import type { Finding, Place } from '../diagnostics/diagnostic.ts';
import { child, type JsonPointer } from './json-pointer.ts';
import { forbiddenKeys, type PlainJson, parsePlainJson } from './plain-json.ts';

/** Where each key and value of a document stands. */
export type Places = ReadonlyMap<JsonPointer, { key: Place | undefined; value: Place }>;

export interface LocatedJson {
  value: unknown;
  /** Found when first asked for: a document without a mistake is never asked. */
  readonly places: Places;
  /** Whether a null stands somewhere in it. */
  hasNulls: boolean;
}

interface ParsedJson {
  json: LocatedJson | undefined;
  findings: Finding[];
}

/**
 * Reads JSON. What cannot be read at all has no value. JavaScript's own parser reads it, being many times faster than one
 * that remembers places; that one is asked where something is wrong, or where a mistake is to be told.
 */
export function parseLocatedJson(file: string, text: string): ParsedJson {
  const plain = parsePlainJson(text);
  if (plain === 'too deep') return { json: undefined, findings: [describeDepth(file)] };
  return plain ? { json: new LazilyLocated(file, text, plain), findings: [] } : locateJson(file, text);
}

class LazilyLocated implements LocatedJson {
  readonly value: unknown;
  readonly hasNulls: boolean;
  readonly #file: string;
  readonly #text: string;
  #places: Places | undefined;

  constructor(file: string, text: string, { value, hasNulls }: PlainJson) {
    this.value = value;
    this.hasNulls = hasNulls;
    this.#file = file;
    this.#text = text;
  }

  get places(): Places {
    this.#places ??= locateJson(this.#file, this.#text).json?.places ?? new Map();
    return this.#places;
  }
}

function locateJson(file: string, text: string): ParsedJson {
  let document: DocumentNode;
  try {
    document = parse(text, { mode: 'json' });
  } catch (error) {
    return { json: undefined, findings: [describeSyntaxError(file, text, error)] };
  }
  const findings: Finding[] = [];
  const places = new Map<JsonPointer, { key: Place | undefined; value: Place }>();
  const value = evaluate(document.body, '', undefined);
  return { json: { value, places, hasNulls: true }, findings };

  function evaluate(node: ValueNode, pointer: JsonPointer, key: Place | undefined): unknown {
    places.set(pointer, { key, value: placeOf(file, node.loc) });
    if (node.type === 'Array') return node.elements.map((element, index) => evaluate(element.value, child(pointer, index), undefined));
    if (node.type !== 'Object') return 'value' in node ? node.value : null;
    const object: Record<string, unknown> = {};
    for (const member of node.members) {
      const name = member.name.type === 'String' ? member.name.value : member.name.name;
      const place = placeOf(file, member.name.loc);
      if (forbiddenKeys.has(name)) {
        findings.push({ code: 'forbidden-key', severity: 'error', place, message: `The key "${name}" is not allowed anywhere.` });
        continue;
      }
      if (Object.hasOwn(object, name)) {
        const first = places.get(child(pointer, name))?.key;
        const message = `The key "${name}" stands here twice; the first one is on line ${first?.line ?? 0}. Only one can count.`;
        findings.push({ code: 'duplicate-key', severity: 'error', place, message });
        continue;
      }
      object[name] = evaluate(member.value, child(pointer, name), place);
    }
    return object;
  }
}

/** A place within one line: of what spans several lines only the first character is marked. */
function placeOf(file: string, { start, end }: LocationRange): Place {
  return { file, line: start.line, column: start.column, length: start.line === end.line ? Math.max(1, end.column - start.column) : 1 };
}

const tokenWords: Record<string, string> = {
  RBrace: 'a closing brace }',
  LBrace: 'an opening brace {',
  RBracket: 'a closing bracket ]',
  LBracket: 'an opening bracket [',
  Comma: 'a comma',
  Colon: 'a colon',
  String: 'a text',
  Number: 'a number',
  Boolean: 'true or false',
  Null: 'null',
};

function describeDepth(file: string): Finding {
  const place: Place = { file, line: 1, column: 1, length: 1 };
  return { code: 'invalid-json', severity: 'error', place, message: 'Lists and objects stand in each other too deeply in this file.' };
}

function describeSyntaxError(file: string, text: string, error: unknown): Finding {
  if (error instanceof RangeError) return describeDepth(file);
  if (!isSyntaxError(error)) throw error;
  const place: Place = { file, line: error.line, column: error.column, length: 1 };
  return { code: 'invalid-json', severity: 'error', place, message: sentence(text, error) };
}

interface JsonSyntaxError extends Error {
  line: number;
  column: number;
  offset: number;
}

function isSyntaxError(error: unknown): error is JsonSyntaxError {
  return error instanceof Error && 'line' in error && 'column' in error && 'offset' in error;
}

function sentence(text: string, { message, offset }: JsonSyntaxError): string {
  if (text.trim() === '') return 'This file is empty; at least {} must stand in it.';
  if (message.startsWith('Unexpected end')) return 'The file ends too early: a closing brace, bracket or quotation mark is missing.';
  const before = text.slice(0, offset).trimEnd().at(-1);
  const token = /^Unexpected token (\w+)/.exec(message)?.[1];
  if (before === ',' && (token === 'RBrace' || token === 'RBracket'))
    return 'A comma stands before this, but nothing follows it. Remove the comma.';
  if (token === 'String' && before !== '{' && before !== ',')
    return 'Something is missing before this text: a comma after the line above, or a colon.';
  if (token) return `This file is not valid JSON: ${tokenWords[token] ?? token} cannot stand here.`;
  const character = /^Unexpected character '(.)'/su.exec(message)?.[1];
  if (character === '/') return 'Comments cannot stand in these files.';
  return `This file is not valid JSON: ${character === undefined ? 'something' : `the character ${character}`} cannot stand here.`;
}
