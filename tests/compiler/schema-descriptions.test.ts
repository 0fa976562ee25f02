import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { schemasDir } from './small-store.ts';

interface Schema {
  description?: string;
  $ref?: string;
  type?: unknown;
  [keyword: string]: unknown;
}

const files = readdirSync(schemasDir, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.schema.json') && !file.startsWith('patch'),
);
const schemas = new Map(files.map((file) => [file, JSON.parse(readFileSync(join(schemasDir, file), 'utf8')) as Schema]));

/** Schemas below a schema, each with the place it stands at. */
function childrenOf(schema: Schema): [place: string, child: Schema][] {
  const byName = ['properties', 'patternProperties', '$defs'].flatMap((keyword) =>
    Object.entries((schema[keyword] ?? {}) as Record<string, Schema>).map(([name, child]): [string, Schema] => [
      `${keyword}/${name}`,
      child,
    ]),
  );
  const alone = ['additionalProperties', 'items'].flatMap((keyword) =>
    typeof schema[keyword] === 'object' ? [[keyword, schema[keyword] as Schema] satisfies [string, Schema]] : [],
  );
  const members = ['oneOf', 'anyOf', 'allOf'].flatMap((keyword) =>
    ((schema[keyword] ?? []) as Schema[]).map((child, index): [string, Schema] => [`${keyword}/${index}`, child]),
  );
  return [...byName, ...alone, ...members];
}

function targetOf(file: string, reference: string): Schema | undefined {
  const [document = '', pointer = ''] = reference.split('#');
  const from = schemas.get(document === '' ? file : join(file, '..', document));
  return pointer
    .split('/')
    .slice(1)
    .reduce<Schema | undefined>((schema, key) => schema?.[key] as Schema | undefined, from);
}

function undescribed(file: string, schema: Schema, place: string): string[] {
  const described = schema.description ?? (schema.$ref !== undefined && targetOf(file, schema.$ref)?.description);
  const own = described || schema.type === 'null' ? [] : [`${file}#${place}`];
  return [...own, ...childrenOf(schema).flatMap(([name, child]) => undescribed(file, child, `${place}/${name}`))];
}

test.each(files)('everything that %s knows is described', (file) => {
  expect(undescribed(file, schemas.get(file) ?? {}, '')).toEqual([]);
});

test.each(files)('descriptions of %s are sentences', (file) => {
  const text = JSON.stringify(schemas.get(file));
  const descriptions = [...text.matchAll(/"description":("(?:[^"\\]|\\.)*")/g)].map(([, quoted = '""']) => JSON.parse(quoted) as string);
  expect(descriptions.filter((description) => !/^[\p{Lu}{"].*[.?]$/u.test(description) && description !== 'iDEAL.')).toEqual([]);
});

test.each([...schemas])('%s is a schema', (_, schema) => {
  const ajv = new Ajv2020({ strict: false });
  expect([ajv.validateSchema(schema), ajv.errorsText()]).toEqual([true, 'No errors']);
});
