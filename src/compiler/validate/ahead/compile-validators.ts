import { _ } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { layeredKinds } from '../../read/document-kinds.ts';
import { SchemaPlace } from '../../resolve/schema-place.ts';
import { bundleModules } from '../../standalone/bundle-modules.ts';
import { createAjv } from '../create-ajv.ts';
import { patchIdentifier, type SchemaObject } from '../patch-schema.ts';
import { addRichTextAnswer } from '../rich-text-keyword.ts';
import { readSchemaFiles } from '../schema-files.ts';
import { loadSchemas } from '../schemas.ts';
import { version } from './load-validators.ts';

/**
 * Compiles the schemas of documents to the source of a CommonJS module (`ValidatorsModule`), so that a command need not do it each
 * time: of every kind the complete and the overriding schema, and each place of which a merge may ask.
 */
export async function compileValidators(schemasDir: string): Promise<string> {
  const { byName, fingerprint } = await readSchemaFiles(schemasDir);
  const formats = _`require("ajv-formats/dist/formats").fullFormats`;
  const ajv = createAjv([...byName.values()].map(withoutWords), { code: { source: true, esm: true, lines: true, formats } });
  addRichTextAnswer(ajv);
  const references = [...referencesOfKinds(byName), ...(await referencesOfMerges(schemasDir))];
  const named = references.map((reference, index): [name: string, reference: string] => [`v${index}`, reference]);
  // Ajv writes a function once more for each export that another one refers to, which a module may not say twice.
  for (const [name, reference] of named) ajv.addSchema({ $id: name, $ref: reference });
  const modules = {
    'portolan:keywords': 'export const keywords = {};',
    'portolan:validators': `import { keywords } from 'portolan:keywords';\n${standaloneCode(ajv, Object.fromEntries(named.map(([name]) => [name, name])))}`,
    'portolan:entry': entrySource(named, fingerprint),
  };
  return bundleModules(modules, 'cjs');
}

function entrySource(named: readonly [name: string, reference: string][], fingerprint: string): string {
  const members = named.map(([name, reference]) => `  ${JSON.stringify(reference)}: compiled.${name},`);
  return `
import * as compiled from 'portolan:validators';
export { keywords } from 'portolan:keywords';
export const version = ${version};
export const fingerprint = ${JSON.stringify(fingerprint)};
export const validators = {
${members.join('\n')}
};
`;
}

function referencesOfKinds(schemas: ReadonlyMap<string, SchemaObject>): string[] {
  const identifiers = [...schemas].filter(([name]) => name !== 'common').map(([, { $id = '' }]) => $id);
  return identifiers.flatMap((identifier) => [identifier, patchIdentifier(identifier)]);
}

async function referencesOfMerges(schemasDir: string): Promise<string[]> {
  const schemas = await loadSchemas(schemasDir);
  const places = new Map<string, SchemaPlace>();
  for (const kind of layeredKinds) new SchemaPlace(schemas, schemas.identifier(kind), '').within(places);
  return [...places.values()].filter(({ takesObjects }) => takesObjects).map(({ reference }) => reference);
}

/** A schema without what explains it; code that names no schema needs none of it, but would carry it. */
function withoutWords(schema: SchemaObject): SchemaObject {
  const withoutThem = (key: string, value: unknown) =>
    ((key === 'description' || key === 'title') && typeof value === 'string') || (key === 'examples' && Array.isArray(value))
      ? undefined
      : value;
  return JSON.parse(JSON.stringify(schema, withoutThem)) as SchemaObject;
}
