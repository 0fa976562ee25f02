import { appendFile, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ErrorObject } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { identify } from '#compiler/read/document-kinds.ts';
import { readSources } from '#compiler/read/sources.ts';
import { compileValidators } from '#compiler/validate/ahead/compile-validators.ts';
import { loadValidators, validatorsFile } from '#compiler/validate/ahead/load-validators.ts';
import { readSchemaFiles } from '#compiler/validate/schema-files.ts';
import { loadSchemas, type Schemas } from '#compiler/validate/schemas.ts';
import { randomEdits } from './random-edit.ts';
import { schemasDir, smallStoreDir } from './small-store.ts';

let folder: string;
let thorough: Schemas;
let ahead: Schemas;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portolan-schemas-'));
  await cp(schemasDir, folder, { recursive: true, filter: (path) => !path.endsWith('generated') });
  thorough = await loadSchemas(folder);
  await mkdir(dirname(validatorsFile(folder)));
  await writeFile(validatorsFile(folder), await compileValidators(folder));
  ahead = await loadSchemas(folder);
});

afterAll(() => rm(folder, { recursive: true }));

/** What the schema of a document's kind says of a text; undefined where it is no JSON. */
function judge(schemas: Schemas, path: string, text: string): { allowed: boolean; problems: unknown } | undefined {
  const identity = identify(path);
  if ('problem' in identity) throw new Error(identity.problem);
  const value = parse(text);
  if (value === undefined) return undefined;
  const validator = identity.partial ? schemas.patch(identity.kind) : schemas.complete(identity.kind);
  return { allowed: validator.allows(value), problems: placesOf(validator.problemsOf(value)) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Rich text is told once by what was compiled ahead, and once for each thing that is wrong with it by what explains. */
function placesOf(problems: readonly ErrorObject[]): string[] {
  return problems.filter(({ keyword }) => keyword !== 'contentMediaType').map(({ keyword, instancePath }) => `${keyword} ${instancePath}`);
}

test('validators that were compiled ahead find what those find that are compiled when they are needed', async () => {
  const { documents } = await readSources(smallStoreDir);
  let wrong = 0;
  fc.assert(
    fc.property(randomEdits([...documents.keys()]), ({ path, apply }) => {
      const text = apply(documents.get(path) ?? '');
      const judgement = judge(thorough, path, text);
      if (judgement?.allowed === false) wrong++;
      expect(judge(ahead, path, text)).toEqual(judgement);
    }),
    { numRuns: 400, seed: 3 },
  );
  expect(wrong).toBeGreaterThan(40);
});

test('rich text with a mistake is found wrong', async () => {
  const { documents } = await readSources(smallStoreDir);
  const [path, text] = [...documents].find(([, content]) => content.includes('<p>')) ?? ['', ''];
  expect(judge(ahead, path, text)?.allowed).toBe(true);
  expect(judge(ahead, path, text.replace('<p>', '<p><script>'))?.allowed).toBe(false);
});

test('validators of other schemas than those that lie there are not used', async () => {
  const { fingerprint } = await readSchemaFiles(folder);
  expect(Object.keys(loadValidators(folder, fingerprint)).length).toBeGreaterThan(40);
  await appendFile(join(folder, 'brand.schema.json'), '\n');
  expect(loadValidators(folder, (await readSchemaFiles(folder)).fingerprint)).toEqual({});
});
