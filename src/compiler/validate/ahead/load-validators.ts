import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { type KeywordsOfCode, keywordsOfCode } from '../rich-text-keyword.ts';

/** Counts up when the module changes in form, so that one from before is not used. */
export const version = 1;

/** What the module of validators exports. */
interface ValidatorsModule {
  version: number;
  /** Of the schemas that it was compiled from. */
  fingerprint: string;
  /** To be filled in with what the program knows better than generated code. */
  keywords: KeywordsOfCode;
  validators: ValidatorsAhead;
}

/** Validators by the reference of their schema. Their errors do not name schemas and values. */
export type ValidatorsAhead = Readonly<Record<string, ValidateFunction>>;

const require = createRequire(import.meta.url);

/** Where the validators of a folder of schemas lie: a product of the build, not of hands. */
export function validatorsFile(schemasDir: string): string {
  return resolve(schemasDir, 'generated', 'validators.cjs');
}

/** The validators that were compiled ahead from just these schemas; none where there are none. */
export function loadValidators(schemasDir: string, fingerprint: string): ValidatorsAhead {
  const file = validatorsFile(schemasDir);
  if (!existsSync(file)) return {};
  const module = require(file) as ValidatorsModule;
  if (module.version !== version || module.fingerprint !== fingerprint) return {};
  Object.assign(module.keywords, keywordsOfCode);
  return module.validators;
}
