import type { Finding } from '../diagnostics/diagnostic.ts';
import { parseLocatedJson } from '../read/parse-json.ts';
import { parsePlainJson } from '../read/plain-json.ts';
import { displayPath, fileStart } from '../read/read-documents.ts';
import type { Sources } from '../read/sources.ts';
import { type JsonDocuments, type Migration, migrations } from './migrations.ts';

const brandPath = 'brand.json';
const firstVersion = 1;

export interface MigratedSources {
  /** The sources themselves where nothing had to be migrated. */
  sources: Sources;
  /** Paths of the documents that are different now. */
  changed: string[];
  /** Titles of the migrations that were made. */
  made: string[];
  /** Set where the documents are of a version that this program does not know: then nothing can be said of them. */
  tooNew?: Finding;
}

/**
 * Brings documents of an older version of the config language up to date, in memory. A document that cannot be read stays as it
 * is: what is wrong with it is told when it is read. Places in a migrated document are those of the text that `portolan migrate`
 * would write.
 *
 * @param known every migration there is; the version that they end at is the current one
 */
export function migrateSources(sources: Sources, known: readonly Migration[] = migrations): MigratedSources {
  const current = firstVersion + known.length;
  const version = versionOf(sources.documents.get(brandPath));
  if (version > current) return { sources, changed: [], made: [], tooNew: describeTooNew(sources, version, current) };
  const due = known.slice(version - firstVersion);
  if (due.length === 0) return { sources, changed: [], made: [] };
  const before = readable(sources.documents);
  const after = due.reduce<JsonDocuments>((documents, { migrate }) => migrate(documents), before);
  const documents = new Map(sources.documents);
  for (const path of before.keys()) if (!after.has(path)) documents.delete(path);
  for (const [path, value] of withVersion(after, current)) {
    if (value !== before.get(path)) documents.set(path, `${JSON.stringify(value, null, 2)}\n`);
  }
  const paths = new Set([...sources.documents.keys(), ...documents.keys()]);
  const changed = [...paths].filter((path) => documents.get(path) !== sources.documents.get(path)).sort();
  return { sources: { ...sources, documents }, changed, made: due.map(({ title }) => title) };
}

/** Documents that do not state a well-formed version are taken for those of the first one; the schema tells what is wrong with it. */
function versionOf(brandText: string | undefined): number {
  const brand = brandText === undefined ? undefined : parsePlainJson(brandText);
  const value = typeof brand === 'object' ? (brand.value as { configVersion?: unknown } | null) : undefined;
  const version = value?.configVersion;
  return typeof version === 'number' && Number.isInteger(version) && version >= firstVersion ? version : firstVersion;
}

function readable(documents: Sources['documents']): Map<string, unknown> {
  const read = new Map<string, unknown>();
  for (const [path, text] of documents) {
    const json = parsePlainJson(text);
    if (typeof json === 'object') read.set(path, json.value);
  }
  return read;
}

function withVersion(documents: JsonDocuments, configVersion: number): JsonDocuments {
  const brand = documents.get(brandPath);
  if (typeof brand !== 'object' || brand === null || Array.isArray(brand)) return documents;
  return new Map(documents).set(brandPath, { ...brand, configVersion });
}

function describeTooNew(sources: Sources, version: number, current: number): Finding {
  const file = displayPath(sources, brandPath);
  const { json } = parseLocatedJson(file, sources.documents.get(brandPath) ?? '');
  return {
    code: 'newer-config-version',
    severity: 'error',
    place: json?.places.get('/configVersion')?.value ?? fileStart(file),
    message: `These documents are of version ${version} of the config language, but this program knows no version after ${current}. Install a newer program.`,
  };
}
