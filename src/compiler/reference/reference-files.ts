import { catalogue } from '../diagnostics/catalogue.ts';
import { layeredKinds } from '../read/document-kinds.ts';
import type { Sources } from '../read/sources.ts';
import type { SchemaBook } from '../validate/schema-book.ts';
import { diagnosticsPage } from './diagnostics-page.ts';
import { editorSchemaOf } from './editor-schema.ts';
import { schemaPage, sharedShapesPage } from './schema-page.ts';

/** Kinds of which a market may override what base states. */
const overriddenKinds: readonly string[] = [...layeredKinds, 'messages'];

const banner = '<!-- Made from schemas/ by `portolan docs`. Change the schemas, then run it again. -->\n\n';

/** Where documents of each kind lie that does not lie at the top of the markets folder. */
const placeOfContent: Readonly<Record<string, string>> = {
  destinations: 'Lies at `content/destinations.json`.',
  page: 'Lies at `content/pages/<name>.json`.',
  tour: 'Lies at `content/tours/<id>.json`.',
  messages: 'Lies at `base/messages/<language>.json`; a market may override it with `<code>/messages/<language>.json`.',
};

/**
 * Every file that follows from the schemas and the catalogue of diagnostics, by its path below the root of the repository:
 * pages for readers, and for editors the schemas of overriding documents.
 *
 * @param sources the documents whose base layer is told as the default
 */
export function referenceFiles(book: SchemaBook, sources: Pick<Sources, 'documents'>): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const kind of book.kinds) {
    const inBase = jsonOrNothing(sources.documents.get(`base/${kind}.json`));
    files.set(`docs/reference/${kind}.md`, banner + schemaPage(kind, book, { files: placeOf(kind), inBase }));
  }
  files.set('docs/reference/common.md', banner + sharedShapesPage(book));
  files.set('docs/reference/diagnostics.md', banner + diagnosticsPage(catalogue));
  files.set('docs/reference/README.md', banner + indexPage(book));
  for (const kind of [...overriddenKinds, 'common']) {
    files.set(`schemas/patch/${kind}.schema.json`, `${JSON.stringify(editorSchemaOf(book.schemaOf(kind)), null, 2)}\n`);
  }
  return files;
}

function placeOf(kind: string): string {
  const content = placeOfContent[kind];
  if (content !== undefined) return content;
  if (!overriddenKinds.includes(kind)) return `Lies at \`${kind}.json\`.`;
  return `Lies at \`base/${kind}.json\`; a market overrides what it wants otherwise with \`<code>/${kind}.json\`, where \`null\` removes a value.`;
}

function indexPage(book: SchemaBook): string {
  const rows = book.kinds.map((kind) => `| [${kind}](${kind}.md) | ${book.schemaOf(kind).description ?? ''} | ${placeOf(kind)} |`);
  const table = ['| Document | What it says | Where |', '| --- | --- | --- |', ...rows].join('\n');
  return [
    '# Documents of a store',
    'What may stand in each kind of document. Paths are below the markets folder.',
    table,
    '[Shapes that several documents share](common.md)',
    '[What can be wrong with a document](diagnostics.md)',
  ]
    .join('\n\n')
    .concat('\n');
}

/** A document that is broken has no defaults; what is wrong with it is for `check` to say. */
function jsonOrNothing(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
