import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { emitRelease } from '#compiler/emit/emit-release.ts';
import { checkSources, hasErrors } from '#compiler/index.ts';
import { identify } from '#compiler/read/document-kinds.ts';
import { readSources, type Sources } from '#compiler/read/sources.ts';
import { completeStore } from '#compiler/resolve/complete-store.ts';
import type { SchemaObject } from '#compiler/validate/patch-schema.ts';
import { loadSchemas, type Schemas } from '#compiler/validate/schemas.ts';
import { createMemoryCache } from './emit-in-memory.ts';
import { schemasDir, smallStoreDir } from './small-store.ts';

const root = new URL('../..', import.meta.url).pathname;

interface Located {
  schema: SchemaObject;
  owner: string;
}

/** A place of a document whose schema keeps what stands there on the server. */
interface ServerPlace {
  schema: SchemaObject;
  /** The keys that lead there. */
  keys: (string | number)[];
}

let schemas: Schemas;
let planted: Sources;
/** Every canary, and the schema of the place it sits in. */
const canaries = new Map<string, SchemaObject>();

/** A text with a canary in it that the schema accepts. */
function canaryText(schema: SchemaObject, canary: string): string {
  const form = new RegExp(String(schema.pattern ?? ''), 'u');
  const texts = [canary, `/${canary}`, `https://${canary}.example`, `${canary}@example.com`, `${canary}.svg`];
  const fitting = texts.find((text) => form.test(text));
  if (fitting === undefined) throw new Error(`No canary fits ${JSON.stringify(schema)}: teach this test one.`);
  return fitting;
}

function canaryValue({ schema, owner }: Located, canary: string): unknown {
  if (schema.$ref !== undefined) return canaryValue(schemas.book.definitionOf(schema.$ref, owner), canary);
  const [member] = (schema.oneOf ?? schema.anyOf ?? []) as SchemaObject[];
  if (member) return canaryValue({ schema: member, owner }, canary);
  if (schema.type === 'array') return [canaryValue({ schema: schema.items as SchemaObject, owner }, canary)];
  if (schema.const !== undefined) return schema.const;
  if (schema.type === 'integer') return schema.minimum ?? 1;
  if (schema.type !== 'object') return canaryText(schema, canary);
  if (!schema.properties) return { [canary]: canaryValue({ schema: schema.additionalProperties as SchemaObject, owner }, canary) };
  const properties = schema.properties as Record<string, SchemaObject>;
  return Object.fromEntries(
    (schema.required ?? Object.keys(properties)).map((key) => [key, canaryValue({ schema: properties[key] ?? {}, owner }, canary)]),
  );
}

/** The places of a value, those that are still empty among them, where its schema keeps something on the server. */
function serverPlaces({ schema, owner }: Located, value: unknown, keys: (string | number)[]): (ServerPlace & { owner: string })[] {
  const own = schema.visibility === 'server' ? [{ schema, owner, keys }] : [];
  const target = schema.$ref === undefined ? [] : serverPlaces(schemas.book.definitionOf(schema.$ref, owner), value, keys);
  const unions = [...((schema.oneOf ?? []) as SchemaObject[]), ...((schema.anyOf ?? []) as SchemaObject[])];
  const members = unions.flatMap((member) => serverPlaces({ schema: member, owner }, value, keys));
  if (typeof value !== 'object' || value === null) return [...own, ...target, ...members];
  const properties = Object.entries((schema.properties ?? {}) as Record<string, SchemaObject>);
  const named = properties.flatMap(([key, property]) =>
    serverPlaces({ schema: property, owner }, (value as Record<string, unknown>)[key], [...keys, key]),
  );
  const others = Object.keys(value).filter((key) => !properties.some(([name]) => name === key));
  const inner = (schema.additionalProperties ?? schema.items) as SchemaObject | boolean | undefined;
  const free =
    typeof inner === 'object'
      ? others.flatMap((key) => serverPlaces({ schema: inner, owner }, (value as Record<string, unknown>)[key], [...keys, key]))
      : [];
  return [...own, ...target, ...members, ...named, ...free];
}

function put(document: unknown, keys: readonly (string | number)[], value: unknown): void {
  const holder = keys.slice(0, -1).reduce<unknown>((found, key) => (found as Record<string, unknown>)[key], document);
  (holder as Record<string, unknown>)[keys.at(-1) ?? ''] = value;
}

/** Every schema that keeps something on the server. */
function serverSchemas(): SchemaObject[] {
  const found: SchemaObject[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ((node as SchemaObject).visibility === 'server') found.push(node as SchemaObject);
    for (const member of Object.values(node)) walk(member);
  };
  for (const owner of [...schemas.book.kinds, 'common']) walk(schemas.book.schemaOf(owner));
  return found;
}

/** A canary in every place that can hold one without breaking a rule. */
function plantEverywhere(sources: Sources): Sources {
  let current = sources;
  for (const [path, text] of sources.documents) {
    const identity = identify(path);
    if ('problem' in identity) continue;
    const { kind } = identity;
    for (const { schema, owner, keys } of serverPlaces({ schema: schemas.book.schemaOf(kind), owner: kind }, JSON.parse(text), [])) {
      const canary = `canary-${canaries.size + 1}-bird`;
      const document = JSON.parse(current.documents.get(path) ?? '{}') as unknown;
      put(document, keys, canaryValue({ schema, owner }, canary));
      const changed = { ...current, documents: new Map(current.documents).set(path, JSON.stringify(document)) };
      if (hasErrors(checkSources(changed, schemas).diagnostics)) continue;
      canaries.set(canary, schema);
      current = changed;
    }
  }
  return current;
}

/** Messages of mails are no schema's matter: their ids keep them on the server. */
function plantInMails(sources: Sources): Sources {
  const documents = new Map(sources.documents);
  for (const [path, text] of documents) {
    if (!path.includes('/messages/')) continue;
    const messages = Object.entries(JSON.parse(text) as Record<string, string>);
    const changed = messages.map(([id, message]) => [id, id.startsWith('mail.') ? `${message} canary-mail-bird` : message]);
    documents.set(path, JSON.stringify(Object.fromEntries(changed)));
  }
  return { ...sources, documents };
}

beforeAll(async () => {
  schemas = await loadSchemas(schemasDir);
  planted = plantInMails(plantEverywhere(await readSources(smallStoreDir)));
}, 60_000);

test('a canary sits in every place that a schema keeps on the server', () => {
  const sites = new Set(canaries.values());
  expect(serverSchemas().filter((schema) => !sites.has(schema))).toEqual([]);
  expect(canaries.size).toBeGreaterThan(0);
});

test('no public file of a release has a canary in it, and its server part has them all', async () => {
  const { diagnostics, store } = checkSources(planted, schemas);
  expect(diagnostics).toEqual([]);
  const { release, files } = await emitRelease(completeStore(store), planted, schemas, createMemoryCache());
  const caught = [...files.entries()].filter(([name, content]) => name.includes('bird') || content.toString('latin1').includes('-bird'));
  expect(caught.map(([name]) => name)).toEqual([]);
  const serverPart = JSON.stringify(release);
  for (const canary of [...canaries.keys(), 'canary-mail-bird']) expect([canary, serverPart.includes(canary)]).toEqual([canary, true]);
});

/** What stands in a document at places that are kept on the server. */
function serverTexts(path: string, text: string): string[] {
  const identity = identify(path);
  if ('problem' in identity) return [];
  const document = JSON.parse(text) as unknown;
  const places = serverPlaces({ schema: schemas.book.schemaOf(identity.kind), owner: identity.kind }, document, []);
  const values = places.map(({ keys }) =>
    keys.reduce<unknown>((found, key) => (found as Record<string, unknown> | undefined)?.[key], document),
  );
  return values.flatMap(textsIn);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Not the name of a tour, nor a promo code that a market announces: what stands in other documents as well is no secret. */
function isSecret(documents: readonly [path: string, text: string][]): (text: string) => boolean {
  const others = documents.filter(([path, text]) => serverTexts(path, text).length === 0).map(([path, text]) => path + text);
  return (secret) => secret.length > 5 && !others.some((text) => text.includes(secret));
}

test('nothing that the shipped documents keep on the server is in what a browser loads', async () => {
  const shipped = await readSources(join(root, 'markets'));
  const secrets = [...shipped.documents].flatMap(([path, text]) => serverTexts(path, text)).filter(isSecret([...shipped.documents]));
  expect(secrets.length).toBeGreaterThan(0);
  const folders = ['dist/client', 'dist/release/files'].map((folder) => join(root, folder));
  expect(folders.filter((folder) => !existsSync(folder))).toEqual([]);
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && /\.(js|mjs|json|css|html|svg)$/.test(entry.name),
    ),
  );
  expect(files.length).toBeGreaterThan(10);
  for (const { parentPath, name } of files) {
    const content = readFileSync(join(parentPath, name), 'utf8');
    expect([name, secrets.filter((secret) => content.includes(secret))]).toEqual([name, []]);
  }
});
