import standaloneCode from 'ajv/dist/standalone/index.js';
import type { FieldValueSchema, TravellerFieldsDocument } from '#contract/documents.generated.ts';
import type { FileUrl } from '#contract/release.ts';
import { bundleModules } from '../standalone/bundle-modules.ts';
import { dateFormatSource } from '../standalone/date-format.ts';
import { createStandaloneAjv } from '../standalone/standalone-ajv.ts';
import type { Cache } from './cache.ts';
import { contentHash, type ReleaseFiles } from './release-files.ts';
import { validatorsEntrySource } from './validators-source.ts';

/** Counts up when the generated code changes, so that no old module is taken from the cache. */
const version = 1;

/** Writes the module of field validators of each distinct document of traveller fields, once. */
export function createValidatorEmitter(files: ReleaseFiles, cache: Cache): (fields: TravellerFieldsDocument) => Promise<FileUrl> {
  const sources = new Map<string, Buffer>();
  return async (fields) => {
    const schemas = valueSchemas(fields);
    const key = `validators-v${version}-${contentHash(JSON.stringify(schemas), 32)}.mjs`;
    const source = sources.get(key) ?? (await cache.get(key, () => bundleValidators(schemas)));
    sources.set(key, source);
    return files.add('validators', 'mjs', source);
  };
}

/** The value schema of each field by `<section>.<path>`. */
function valueSchemas({ contact, billing, passenger }: TravellerFieldsDocument): [name: string, schema: FieldValueSchema][] {
  return Object.entries({ contact, billing, passenger }).flatMap(([section, fields]) =>
    Object.entries(fields)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([path, { value }]): [string, FieldValueSchema] => [`${section}.${path}`, value]),
  );
}

/** One self-contained ES module: neither Ajv nor eval is needed where it runs. Fields of one form share their validator. */
async function bundleValidators(fields: [name: string, schema: FieldValueSchema][]): Promise<string> {
  const ajv = createStandaloneAjv({});
  const exportsBySchema = new Map<string, string>();
  for (const [, schema] of fields) {
    const identity = JSON.stringify(schema);
    if (exportsBySchema.has(identity)) continue;
    const name = `v${exportsBySchema.size}`;
    exportsBySchema.set(identity, name);
    ajv.addSchema({ ...schema, $id: name });
  }
  const names = [...exportsBySchema.values()];
  const modules: Record<string, string> = {
    'portolan:validators': standaloneCode(ajv, Object.fromEntries(names.map((name) => [name, name]))),
    'portolan:formats': dateFormatSource,
    'portolan:entry': validatorsEntrySource(fields.map(([field, schema]) => [field, exportsBySchema.get(JSON.stringify(schema)) ?? ''])),
  };
  return bundleModules(modules);
}
