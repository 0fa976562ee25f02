import type { Finding, Place } from '../diagnostics/diagnostic.ts';
import { suggest } from '../diagnostics/suggest.ts';
import { type DocumentIdentity, type DocumentKind, identify } from './document-kinds.ts';
import { type JsonPointer, parentPointer } from './json-pointer.ts';
import { type LocatedJson, parseLocatedJson } from './parse-json.ts';
import type { Sources } from './sources.ts';
import { describeStrayFile } from './stray-files.ts';

/** A document that is well-formed JSON in a known place; nothing is known yet of what it says. */
export interface RawDocument extends DocumentIdentity {
  /** As it stands in messages, below the folder the command runs in. */
  file: string;
  json: LocatedJson;
}

/** What was read of a document, by path; a text that is still the same is not read again. */
export type ReadMemory = Map<string, ReadDocument>;

interface ReadDocument {
  text: string;
  /** Missing where its name says that it is nothing. */
  identity: DocumentIdentity | undefined;
  /** Missing where it cannot be read at all. */
  document: RawDocument | undefined;
  findings: Finding[];
}

/** Every document, as far as it can be read. */
export interface ReadStore {
  documents: RawDocument[];
  /** What documents are called by their kind, those that cannot be read among them. */
  names: ReadonlyMap<DocumentKind, ReadonlySet<string>>;
  findings: Finding[];
}

/**
 * Reads every document; what cannot be read is reported and left out.
 * @param use is handed each document as soon as it is read: of thousands, what was read last is still in the processor's cache
 */
export function readDocuments(sources: Sources, memory?: ReadMemory, use?: (document: RawDocument) => void): ReadStore {
  const documents: RawDocument[] = [];
  const names = new Map<DocumentKind, Set<string>>();
  const findings: Finding[] = [];
  for (const [path, text] of sources.documents) {
    const known = memory?.get(path);
    const read = known?.text === text ? known : readDocument(sources, path, text);
    if (read !== known) memory?.set(path, read);
    if (read.findings.length > 0) findings.push(...read.findings);
    if (read.document) {
      documents.push(read.document);
      use?.(read.document);
    }
    if (read.identity) addName(names, read.identity);
  }
  for (const path of sources.assets) {
    const stray = describeStrayFile(path);
    if (stray) findings.push({ ...stray, place: fileStart(displayPath(sources, path)) });
  }
  return { documents, names, findings };
}

function addName(names: Map<DocumentKind, Set<string>>, { kind, name }: DocumentIdentity): void {
  const known = names.get(kind);
  if (known) known.add(name);
  else names.set(kind, new Set([name]));
}

function readDocument(sources: Sources, path: string, text: string): ReadDocument {
  const file = displayPath(sources, path);
  const identity = identify(path);
  if ('problem' in identity) return { text, identity: undefined, document: undefined, findings: [describeUnknownFile(file, identity)] };
  const { json, findings } = parseLocatedJson(file, text);
  const { kind, layer, name, partial } = identity;
  return { text, identity, document: json && { kind, layer, name, partial, file, json }, findings };
}

function describeUnknownFile(file: string, { problem, written, known }: { problem: string; written: string; known: string[] }): Finding {
  const suggestion = suggest(written, known);
  return {
    code: 'unknown-file',
    severity: 'error',
    place: fileStart(file),
    message: problem,
    suggestion: suggestion && `${suggestion}.json`,
  };
}

export function displayPath(sources: Sources, path: string): string {
  return `${sources.displayName}/${path}`;
}

export function fileStart(file: string): Place {
  return { file, line: 1, column: 1, length: 1 };
}

/** Where a value stands, or its key; the nearest value around it where it does not stand in the document at all. */
export function placeIn(document: Pick<RawDocument, 'file' | 'json'>, pointer: JsonPointer, part: 'key' | 'value' = 'value'): Place {
  const found = document.json.places.get(pointer);
  if (found) return part === 'key' ? (found.key ?? found.value) : found.value;
  return pointer === '' ? fileStart(document.file) : placeIn(document, parentPointer(pointer), 'key');
}
