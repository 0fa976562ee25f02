import { createRequire } from 'node:module';

/** Ajv and its formats. A store without a mistake is checked by code that was compiled ahead, and need not wait until they are loaded. */
export interface AjvPackage {
  ajv: typeof import('ajv/dist/2020.js');
  formats: typeof import('ajv-formats');
}

const require = createRequire(import.meta.url);

/** Loads what is asked for when it is first asked for. */
export const ajvPackage: AjvPackage = {
  get ajv() {
    return require('ajv/dist/2020.js') as AjvPackage['ajv'];
  },
  get formats() {
    return require('ajv-formats') as AjvPackage['formats'];
  },
};
