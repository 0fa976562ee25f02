import { type DocumentNode, type LocationRange, parse, type ValueNode } from '@humanwhocodes/momoa';
import type { Finding, Place } from '../diagnostics/diagnostic.ts';
import { checkEncoding } from '../diagnostics/encoding-mistakes.ts';
import { findSyntaxMistakes } from '../diagnostics/syntax-mistakes.ts';
import { child, type JsonPointer } from './json-pointer.ts';
import { isForbiddenKey, type PlainJson, parsePlainJson } from './plain-json.ts';

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
export function parseLocatedJson(file: string, written: string): ParsedJson {
  const { text, findings } = checkEncoding(file, written);
  if (findings.some(({ severity }) => severity === 'error')) return { json: undefined, findings };
  const plain = parsePlainJson(text);
  if (plain === 'too deep') return { json: undefined, findings: [...findings, describeDepth(file)] };
  if (plain) return { json: new LazilyLocated(file, text, plain), findings };
  const located = locateJson(file, text);
  // The parser that remembers places lets some things pass that are no JSON, as a line break within a text.
  const passed = located.json && located.findings.length === 0 ? findSyntaxMistakes(file, text) : [];
  const json = passed.length === 0 ? located.json : undefined;
  return { json, findings: [...findings, ...located.findings, ...passed] };
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
    return { json: undefined, findings: describeSyntaxError(file, text, error) };
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
      if (isForbiddenKey(name)) {
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

function describeDepth(file: string): Finding {
  const place: Place = { file, line: 1, column: 1, length: 1 };
  return { code: 'invalid-json', severity: 'error', place, message: 'Lists and objects stand in each other too deeply in this file.' };
}

/** What a person wrote by mistake; where none of the usual mistakes is found, what the parser stumbled over. */
function describeSyntaxError(file: string, text: string, error: unknown): Finding[] {
  if (error instanceof RangeError) return [describeDepth(file)];
  if (!isSyntaxError(error)) throw error;
  const mistakes = findSyntaxMistakes(file, text);
  if (mistakes.length > 0) return mistakes;
  const place: Place = { file, line: error.line, column: error.column, length: 1 };
  return [{ code: 'invalid-json', severity: 'error', place, message: 'This file is not valid JSON: what stands here cannot be read.' }];
}

interface JsonSyntaxError extends Error {
  line: number;
  column: number;
}

function isSyntaxError(error: unknown): error is JsonSyntaxError {
  return error instanceof Error && 'line' in error && 'column' in error;
}
