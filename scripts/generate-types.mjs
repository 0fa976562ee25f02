/**
 * Writes src/contract/*.generated.ts from schemas/: the types of documents, the types of calls, and the table of calls; and beside
 * the compiler the list of messages that the code asks for.
 * Run with --check to compare instead of writing; it then exits with 1 where a file is out of date.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compile } from 'json-schema-to-typescript';
import { messagesInUse, messagesInUseFile } from './messages-in-use.mjs';

const root = new URL('..', import.meta.url).pathname;
const banner = '// Made from schemas/ by scripts/generate-types.mjs. Change the schemas, then run `npm run generate`.\n';
const definitionPointer = '#/$defs/';

/** @param {string} folder below the project's root */
function readSchemas(folder) {
  return readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.schema.json'))
    .sort()
    .map((file) => ({ file, schema: JSON.parse(readFileSync(join(root, folder, file), 'utf8')) }));
}

/** A reference with a description beside it becomes an allOf: the type keeps one name and the property its comment. */
function flattenReferences(node) {
  if (Array.isArray(node)) return node.map(flattenReferences);
  if (node === null || typeof node !== 'object') return node;
  const { $ref, $id, $schema, $defs, discriminator, visibility, calls, ...rest } = node;
  const own = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, flattenReferences(value)]));
  if (typeof $ref !== 'string') return own;
  const reference = { $ref: $ref.slice($ref.indexOf(definitionPointer)) };
  return Object.keys(own).length === 0 ? reference : { ...own, allOf: [reference] };
}

/** All schemas of a folder as one, so that a shape used by several has one name. */
function bundle(schemas) {
  const definitions = {};
  for (const { schema } of schemas) {
    for (const [name, definition] of Object.entries(schema.$defs ?? {})) definitions[name] = flattenReferences(definition);
    if (schema.type) definitions[schema.title] = flattenReferences(schema);
  }
  return { $defs: definitions };
}

async function typesOf(schemas) {
  const source = await compile(bundle(schemas), 'Root', {
    bannerComment: '',
    unreachableDefinitions: true,
    additionalProperties: false,
    strictIndexSignatures: false,
    ignoreMinAndMaxItems: true,
    format: true,
    style: { singleQuote: true, printWidth: 140 },
  });
  return (
    banner +
    source
      .replace(/export interface Root \{[^}]*\}\n/, '')
      .replace(
        /^\/\*\*\n \* This (interface|type) was referenced by `Root`'s JSON-Schema\n \* via the `definition` "[^"]*"\.\n \*\/\n/gm,
        '',
      )
      .replace(/\n \*\n \* This (interface|type) was referenced by `Root`'s JSON-Schema\n \* via the `definition` "[^"]*"\./g, '')
  );
}

/** The calls of schemas/api as a table for code and an interface for types. */
function callsOf(schemas) {
  const names = new Set();
  const rows = { open: [], owned: [] };
  const contracts = [];
  const types = [];
  const local = (file) => basename(file, '.schema.json');
  for (const { file, schema } of schemas) {
    for (const [name, call] of Object.entries(schema.calls ?? {})) {
      const parts = ['params', 'query', 'body', 'answer'].filter((part) => call[part]);
      const reference = (part) => (call[part].includes('#') ? call[part] : `${local(file)}#${call[part]}`);
      const typeName = (part) => reference(part).split('#')[1];
      for (const part of parts) names.add(typeName(part));
      rows[call.access === 'owner' ? 'owned' : 'open'].push(`  ${name}: { method: '${call.method}', path: '${call.path}' },`);
      contracts.push(`  ${name}: { access: '${call.access}', ${parts.map((part) => `${part}: '${reference(part)}'`).join(', ')} },`);
      types.push(
        `  ${name}: { ${['params', 'query', 'body', 'answer'].map((part) => `${part}: ${call[part] ? typeName(part) : 'undefined'}`).join('; ')} };`,
      );
    }
  }
  const table = `${banner}
import type { ${[...names].sort().join(', ')} } from './api.generated.ts';
import { openCalls } from './open-calls.generated.ts';
import { ownedCalls } from './owned-calls.generated.ts';

/** Where every call of the booking API goes. */
export const calls = { ...openCalls, ...ownedCalls } as const;

/** Who may make each call, and the schemas (file#definition) of what it carries: the server's part, which a browser does not load. */
export const callContracts = {
${contracts.join('\n')}
} as const;

/** What each call carries and answers. */
export interface CallTypes {
${types.join('\n')}
}

export type CallName = keyof CallTypes;
`;
  const part = (name, comment, lines) => `${banner}\n/** ${comment} */\nexport const ${name} = {\n${lines.join('\n')}\n} as const;\n`;
  return {
    'calls.generated.ts': table,
    'open-calls.generated.ts': part('openCalls', 'Calls that need no checkout of one’s own: all that public pages make.', rows.open),
    'owned-calls.generated.ts': part('ownedCalls', 'Calls about a checkout, for its owner alone.', rows.owned),
  };
}

const documentSchemas = readSchemas('schemas');
const apiSchemas = readSchemas('schemas/api');
const contract = {
  'documents.generated.ts': await typesOf(documentSchemas),
  'api.generated.ts': await typesOf(apiSchemas),
  ...callsOf(apiSchemas),
};
const files = {
  ...Object.fromEntries(Object.entries(contract).map(([name, source]) => [`src/contract/${name}`, source])),
  [messagesInUseFile]: messagesInUse(),
};

const check = process.argv.includes('--check');
for (const [name, source] of Object.entries(files)) {
  const path = join(root, name);
  if (!check) writeFileSync(path, source);
  else if (readFileSync(path, 'utf8') !== source) {
    console.error(`${name} is out of date: run \`npm run generate\``);
    process.exitCode = 1;
  }
}
