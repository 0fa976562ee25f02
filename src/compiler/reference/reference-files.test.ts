import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { beforeAll, expect, test } from 'vitest';
import { catalogue } from '../diagnostics/catalogue.ts';
import { layeredKinds } from '../read/document-kinds.ts';
import type { SchemaObject } from '../validate/patch-schema.ts';
import { readSchemaBook, type SchemaBook, schemaBookOf } from '../validate/schema-book.ts';
import { exampleOf } from './example-value.ts';
import { referenceFiles } from './reference-files.ts';

const schemasDir = new URL('../../../schemas', import.meta.url).pathname;

const menu = {
  $id: 'https://example.test/schemas/menu.schema.json',
  description: 'What there is to eat.',
  type: 'object',
  properties: {
    open: { type: 'boolean', description: 'Whether guests may come.' },
    secret: { type: 'string', minLength: 1, visibility: 'server', description: 'For the cook | nobody else.' },
    table: { type: 'object', properties: { seats: { type: 'integer', minimum: 2, description: 'Chairs.' } }, description: 'Where to sit.' },
    dishes: { type: 'array', minItems: 1, items: { $ref: '#/$defs/Dish' }, description: 'In this order.' },
  },
  required: ['open'],
  additionalProperties: false,
  $defs: { Dish: { enum: ['soup', 'fish'], description: 'Something on a plate.' } },
};
const common = { $id: 'https://example.test/schemas/common.schema.json', description: 'Shared.', $defs: {} };

function pageOfMenu(inBase: object): string {
  const empty = [...layeredKinds, 'messages'].map((kind): [string, SchemaObject] => [
    kind,
    { ...menu, $id: `https://example.test/schemas/${kind}.schema.json` },
  ]);
  const book = schemaBookOf(new Map([...empty, ['menu', menu], ['common', common]]));
  return referenceFiles(book, { documents: new Map([['base/menu.json', JSON.stringify(inBase)]]) }).get('docs/reference/menu.md') ?? '';
}

test('a page tells of each property what it may be, whether it must be there, and what base states', () => {
  const page = pageOfMenu({ open: false, table: { seats: 4 } });
  expect(page).toContain('| `open` | `true` or `false` | yes | `false` | `true` | Whether guests may come. |');
  expect(page).toContain('| `table` | object [table](#table) | no |');
  expect(page).toContain('| `seats` | whole number from 2 | no | `4` | `2` | Chairs. |');
  expect(page).toContain('| `dishes` | list of [Dish](#dish) (at least 1) | no |');
  expect(page).toContain('## Dish\n\nSomething on a plate.\n\nValue: `"soup"` or `"fish"`.');
});

test('what stays on the server is said so, and a bar does not break the table', () => {
  expect(pageOfMenu({})).toContain('For the cook \\| nobody else. Never sent to a browser. |');
});

test('a broken document of base has no defaults', async () => {
  const files = referenceFiles(await readSchemaBook(schemasDir), { documents: new Map([['base/market.json', '{']]) });
  expect(files.get('docs/reference/market.md')).not.toContain('In base');
});

let book: SchemaBook;
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);

beforeAll(async () => {
  book = await readSchemaBook(schemasDir);
  for (const owner of [...book.kinds, 'common']) ajv.addSchema(book.schemaOf(owner));
});

test('the example of every kind of document is accepted by its schema', () => {
  for (const kind of book.kinds) {
    const validate = ajv.getSchema(book.schemaOf(kind).$id ?? '');
    validate?.(exampleOf(book.schemaOf(kind), kind, book));
    expect([kind, validate?.errors]).toEqual([kind, null]);
  }
});

test('every diagnostic has its heading, which messages lead to', () => {
  const page = referenceFiles(book, { documents: new Map() }).get('docs/reference/diagnostics.md') ?? '';
  for (const code of Object.keys(catalogue)) expect(page).toContain(`\n## ${code}\n`);
});

test('links between pages lead to headings that are there', () => {
  const files = referenceFiles(book, { documents: new Map() });
  const headings = new Map(
    [...files].map(([path, text]) => [
      path.split('/').at(-1) ?? '',
      new Set(
        [...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) =>
          heading
            .toLowerCase()
            .replace(/[^a-z0-9 -]/g, '')
            .replaceAll(' ', '-'),
        ),
      ),
    ]),
  );
  for (const [path, text] of files) {
    if (!path.endsWith('.md')) continue;
    for (const [, file = '', anchor = ''] of text.matchAll(/\]\(([a-z-]*(?:\.md)?)#([a-z0-9-]+)\)/g)) {
      const target = headings.get(file === '' ? (path.split('/').at(-1) ?? '') : file);
      expect([path, anchor, target?.has(anchor)]).toEqual([path, anchor, true]);
    }
  }
});
