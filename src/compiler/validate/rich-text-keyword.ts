import type { Ajv2020, ErrorObject } from 'ajv/dist/2020.js';
import type { SchemaValidateFunction } from 'ajv/dist/types/index.js';
import { child, type JsonPointer } from '../read/json-pointer.ts';
import { problemsOfRichText } from '../rich-text/read-rich-text.ts';

const keyword = 'contentMediaType';

/**
 * Lets `"contentMediaType": "text/html"` check what it says, beside a string or a text per language: each language is told
 * its mistakes at its own place. In JSON Schema itself the keyword only says what a string is.
 */
export function addRichTextKeyword(ajv: Ajv2020): void {
  const validate: SchemaValidateFunction = (mediaType: string, data: unknown, _, context) => {
    const texts = mediaType === 'text/html' ? textsIn(data, context?.instancePath ?? '') : [];
    const errors = texts.flatMap(([pointer, text]) => problemsOfRichText(text).map((problem) => errorOf(pointer, problem)));
    validate.errors = errors;
    return errors.length === 0;
  };
  ajv.removeKeyword(keyword);
  ajv.addKeyword({ keyword, schemaType: 'string', errors: 'full', validate });
}

function errorOf(instancePath: JsonPointer, problem: string): ErrorObject {
  return { keyword, instancePath, schemaPath: '', params: { problem } };
}

function textsIn(data: unknown, pointer: JsonPointer): [pointer: JsonPointer, text: string][] {
  if (typeof data === 'string') return [[pointer, data]];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([language, text]): [JsonPointer, string][] =>
    typeof text === 'string' ? [[child(pointer, language), text]] : [],
  );
}
