import { _, Ajv2020, type Options } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { isDate } from './date-format.ts';

/** Compiles to source; its formats are the module `portolan:formats`. */
export function createStandaloneAjv(options: Options): Ajv2020 {
  const ajv = new Ajv2020({ strict: true, code: { source: true, esm: true, formats: _`require("portolan:formats")` }, ...options });
  ajv.addFormat('email', fullFormats.email as RegExp);
  ajv.addFormat('date', isDate);
  return ajv;
}
