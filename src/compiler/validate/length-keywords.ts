import type { Ajv2020, Code, KeywordCxt } from 'ajv/dist/2020.js';
import { ajvPackage } from './ajv-package.ts';

/**
 * Lets `minLength` and `maxLength` count the characters of a text only where it matters: a text has at most as many as it has
 * UTF-16 units, and at least half as many. Their answers are Ajv's own.
 */
export function addLengthKeywords(ajv: Ajv2020): void {
  const { _ } = ajvPackage.ajv;
  addKeyword('minLength', ({ data, schemaCode }, length) => _`${data}.length < 2 * ${schemaCode} && ${length} < ${schemaCode}`);
  addKeyword('maxLength', ({ data, schemaCode }, length) => _`${data}.length > ${schemaCode} && ${length} > ${schemaCode}`);

  function addKeyword(keyword: string, isWrong: (context: KeywordCxt, length: Code) => Code): void {
    ajv.removeKeyword(keyword);
    ajv.addKeyword({
      keyword,
      type: 'string',
      schemaType: 'number',
      before: 'pattern',
      error: { message: '', params: ({ schemaCode }) => _`{limit: ${schemaCode}}` },
      code(context) {
        const count = context.gen.scopeValue('func', { ref: countCharacters, code: _`(text) => [...text].length` });
        context.fail(isWrong(context, _`${count}(${context.data})`));
      },
    });
  }
}

function countCharacters(text: string): number {
  return [...text].length;
}
