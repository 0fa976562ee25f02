import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { getLanguageService, type JSONDocument, type LanguageService, TextDocument } from 'vscode-json-languageservice';

const root = fileURLToPath(new URL('../..', import.meta.url));
const settings: { 'json.schemas': { fileMatch: string[]; url: string }[] } = JSON.parse(
  readFileSync(join(root, '.vscode/settings.json'), 'utf8'),
);
const fixtures = readdirSync(join(root, 'tests/fixtures'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
const stores = ['markets', ...fixtures.map(({ name }) => `tests/fixtures/${name}`)];
const documents = stores.flatMap((store) => jsonFilesBelow(store));
const schemas = jsonFilesBelow('schemas');

const service = editorService();

function jsonFilesBelow(folder: string): string[] {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.json')).map((file) => `${folder}/${file}`);
}

/** The language service as an editor sets it up from the workspace settings; it may read files, but nothing from elsewhere. */
function editorService(): LanguageService {
  const created = getLanguageService({
    schemaRequestService: async (uri) => {
      if (!uri.startsWith('file:')) throw new Error(`${uri} is no file of the workspace.`);
      return readFileSync(fileURLToPath(uri), 'utf8');
    },
    workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
  });
  created.configure({
    validate: true,
    schemas: settings['json.schemas'].map(({ fileMatch, url }) => ({ fileMatch, uri: absolute(url) })),
  });
  return created;
}

function absolute(url: string): string {
  return url.startsWith('.') ? pathToFileURL(resolve(root, url)).href : url;
}

function open(file: string, text = readFileSync(join(root, file), 'utf8')): { document: TextDocument; json: JSONDocument } {
  const document = TextDocument.create(pathToFileURL(join(root, file)).href, 'json', 1, text);
  return { document, json: service.parseJSONDocument(document) };
}

async function problems(file: string, text?: string): Promise<string[]> {
  const { document, json } = open(file, text);
  const found = await service.doValidation(document, json);
  return found.map(({ message, range }) => `${file}:${range.start.line + 1} ${message}`);
}

/** Opens a text with the cursor at the bar. */
function cursorIn(file: string, marked: string) {
  const offset = marked.indexOf('|');
  const { document, json } = open(file, marked.replace('|', ''));
  return { document, json, position: document.positionAt(offset) };
}

async function completions(file: string, marked: string): Promise<string[]> {
  const { document, json, position } = cursorIn(file, marked);
  const list = await service.doComplete(document, position, json);
  return (list?.items ?? []).map(({ label }) => label);
}

async function hover(file: string, marked: string): Promise<string> {
  const { document, json, position } = cursorIn(file, marked);
  const found = await service.doHover(document, position, json);
  return JSON.stringify(found?.contents ?? '').replaceAll('\\', '');
}

test('an editor finds no problem in any shipped document', async () => {
  expect(documents.length).toBeGreaterThan(50);
  expect((await Promise.all(documents.map((file) => problems(file)))).flat()).toEqual([]);
}, 60_000);

test('an editor finds no problem in any schema', async () => {
  expect((await Promise.all(schemas.map((file) => problems(file)))).flat()).toEqual([]);
}, 60_000);

test('every document names its schema, and the workspace settings name the same one', async () => {
  for (const file of documents) {
    const { $schema } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { $schema?: string };
    const named = relative(root, resolve(root, file, '..', $schema ?? ''));
    expect([file, named]).toEqual([file, expect.stringMatching(/^schemas\/(patch\/)?[a-z-]+\.schema\.json$/)]);
    const { document, json } = open(file, '{}');
    const found = await service.getMatchingSchemas(document, json);
    const bySettings = found.map(({ schema }) => schema.$id).filter((id) => id?.endsWith(named.replace('schemas/', '/schemas/')));
    expect([file, bySettings.length]).toEqual([file, 1]);
  }
});

test('what is wrong is marked', async () => {
  expect(await problems('markets/gb/market.json', '{ "$schema": "../../schemas/patch/market.schema.json", "curency": "GBP" }')).toEqual([
    'markets/gb/market.json:1 Property curency is not allowed.',
  ]);
  expect((await problems('markets/gb/market.json', '{ "order": "1" }')).length).toBe(1);
});

test('a value of an overriding document may be removed', async () => {
  expect(await problems('markets/gb/market.json', '{ "bookingProvider": { "distributionChannel": null }, "seo": null }')).toEqual([]);
});

test('keys are completed with what the schema knows', async () => {
  expect(await completions('markets/gb/market.json', '{ | }')).toEqual(expect.arrayContaining(['currency', 'featureFlags', 'timeZone']));
  expect(await completions('markets/content/tours/new-tour.json', '{ | }')).toEqual(expect.arrayContaining(['slug', 'days']));
});

test('values are completed with what the schema allows', async () => {
  expect(await completions('markets/gb/market.json', '{ "featureFlags": { "enableNewTourDetail": | } }')).toEqual(
    expect.arrayContaining(['true', 'false']),
  );
  expect(await completions('markets/brand.json', '{ "routingStrategy": | }')).toContain('"single-market-and-language"');
});

test('the kinds of block are completed', async () => {
  const types = await completions('markets/content/pages/home.json', '{ "kind": "home", "blocks": { "first": { "type": | } } }');
  expect(types).toEqual(expect.arrayContaining(['"hero"', '"tourList"']));
});

test('hovering tells what the schema says', async () => {
  expect(await hover('markets/gb/market.json', '{ "featureFl|ags": {} }')).toContain('Features by name, on or off.');
  expect(await hover('markets/gb/market.json', '{ "featureFlags": { "enableX|": true } }')).toContain('Whether this feature is on.');
  expect(await hover('markets/content/pages/home.json', '{ "kind": "home", "blocks": { "first": { "ty|pe": "hero" } } }')).toContain(
    'The kind of block.',
  );
  expect(await hover('markets/brand.json', '{ "sender|Email": "" }')).toContain('The address that confirmation mails come from.');
});
