import type { Ajv2020, ErrorObject } from 'ajv/dist/2020.js';
import type { SchemaValidateFunction } from 'ajv/dist/types/index.js';
import { child, type JsonPointer } from '../read/json-pointer.ts';
import { problemsOfRichText } from '../rich-text/read-rich-text.ts';
import { ajvPackage } from './ajv-package.ts';

const keyword = 'contentMediaType';
const richText = 'text/html';

/**
 * Lets `"contentMediaType": "text/html"` check what it says, beside a string or a text per language: each language is told
 * its mistakes at its own place. In JSON Schema itself the keyword only says what a string is.
 */
export function addRichTextKeyword(ajv: Ajv2020): void {
  const validate: SchemaValidateFunction = (mediaType: string, data: unknown, _, context) => {
    const texts = mediaType === richText ? textsIn(data, context?.instancePath ?? '') : [];
    const errors = texts.flatMap(([pointer, text]) => problemsOfRichText(text).map((problem) => errorOf(pointer, problem)));
    validate.errors = errors;
    return errors.length === 0;
  };
  ajv.removeKeyword(keyword);
  ajv.addKeyword({ keyword, schemaType: 'string', errors: 'full', validate });
}

/** What code that is compiled ahead asks for, as `keywords`. */
export interface KeywordsOfCode {
  /** Whether a string, or each text per language, is rich text without a mistake. */
  isRichText(data: unknown): boolean;
}

export const keywordsOfCode: KeywordsOfCode = {
  isRichText: (data) => textsIn(data, '').every(([, text]) => problemsOfRichText(text).length === 0),
};

/** As addRichTextKeyword, for code that is compiled ahead: it says whether there is a mistake, not which. */
export function addRichTextAnswer(ajv: Ajv2020): void {
  const { _ } = ajvPackage.ajv;
  ajv.removeKeyword(keyword);
  ajv.addKeyword({
    keyword,
    schemaType: 'string',
    code(context) {
      if (context.schema !== richText) return;
      const isRichText = context.gen.scopeValue('func', { ref: keywordsOfCode.isRichText, code: _`(data) => keywords.isRichText(data)` });
      context.fail(_`!${isRichText}(${context.data})`);
    },
  });
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
