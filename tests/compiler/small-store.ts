import { beforeAll } from 'vitest';
import { type CheckResult, checkSources, type Diagnostic } from '#compiler/index.ts';
import { readSources, type Sources } from '#compiler/read/sources.ts';
import { loadSchemas, type Schemas } from '#compiler/validate/schemas.ts';

export const schemasDir = new URL('../../schemas', import.meta.url).pathname;
export const smallStoreDir = new URL('../fixtures/small-store', import.meta.url).pathname;

/** A change of one document: its new text, a change of its JSON, or null to take it away. A file that is no document is only there, or not. */
export type Edit = string | null | ((json: Json) => void);

// biome-ignore lint/suspicious/noExplicitAny: a broken document may have any shape
type Json = any;

/** Checks the small store with some of its documents changed. */
export function prepareSmallStore(): (edits: Record<string, Edit>) => Diagnostic[] {
  const check = prepareSmallStoreCheck();
  return (edits) => check(edits).diagnostics;
}

/** As prepareSmallStore, with what could be understood beside the mistakes. */
export function prepareSmallStoreCheck(): (edits: Record<string, Edit>) => CheckResult {
  let sources: Sources;
  let schemas: Schemas;
  beforeAll(async () => {
    sources = await readSources(smallStoreDir);
    schemas = await loadSchemas(schemasDir);
    // Validators are made when they are first needed, which takes seconds.
    checkSources(sources, schemas);
  }, 60_000);
  return (edits) => checkSources(edited(sources, edits), schemas);
}

function edited(sources: Sources, edits: Record<string, Edit>): Sources {
  const documents = new Map(sources.documents);
  const assets = new Set(sources.assets);
  for (const [path, edit] of Object.entries(edits)) {
    if (edit === null) (path.endsWith('.json') ? documents : assets).delete(path);
    else if (!path.endsWith('.json')) assets.add(path);
    else documents.set(path, typeof edit === 'string' ? edit : changedText(documents.get(path) ?? '{}', edit));
  }
  return { ...sources, documents, assets, displayName: 'markets' };
}

function changedText(text: string, change: (json: Json) => void): string {
  const json = JSON.parse(text);
  change(json);
  return `${JSON.stringify(json, null, 2)}\n`;
}

/** A diagnostic in one line: `file:line:column error code: message [suggestion]`. */
export function inOneLine({ file, line, column, severity, code, message, suggestion }: Diagnostic): string {
  return `${file}:${line}:${column} ${severity} ${code}: ${message}${suggestion === undefined ? '' : ` [${suggestion}]`}`;
}
