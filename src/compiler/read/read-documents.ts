import type { Finding, Place } from '../diagnostics/diagnostic.ts';
import { suggest } from '../diagnostics/suggest.ts';
import { type DocumentIdentity, type DocumentKind, identify, type UnknownDocument } from './document-kinds.ts';
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

type NamedDocument = Pick<DocumentIdentity, 'kind' | 'name'>;

interface ReadDocument {
  text: string;
  /** What it is, or where its name says that it is nothing, what it may have been meant as. */
  names: readonly NamedDocument[];
  /** Missing where it cannot be read at all. */
  document: RawDocument | undefined;
  findings: Finding[];
}

/** Reads documents one by one; what cannot be read is reported and left out. */
export interface DocumentReader {
  /** @returns nothing where a mistake keeps the document from being read */
  read(path: string, text: string): RawDocument | undefined;
  /** Names of all documents of a kind that were read so far, those that cannot be read among them. */
  namesOf(kind: DocumentKind): ReadonlySet<string>;
  findings: Finding[];
}

export function createDocumentReader(sources: Pick<Sources, 'displayName'>, memory?: ReadMemory): DocumentReader {
  const names = new Map<DocumentKind, Set<string>>();
  const findings: Finding[] = [];
  return { read, findings, namesOf: (kind) => names.get(kind) ?? new Set() };

  function read(path: string, text: string): RawDocument | undefined {
    const known = memory?.get(path);
    const document = known?.text === text ? known : readDocument(sources, path, text);
    if (document !== known) memory?.set(path, document);
    if (document.findings.length > 0) findings.push(...document.findings);
    for (const name of document.names) addName(name);
    return document.document;
  }

  function addName({ kind, name }: NamedDocument): void {
    const known = names.get(kind);
    if (known) known.add(name);
    else names.set(kind, new Set([name]));
  }
}

/** Files that are no documents and that nothing asks for. */
export function findStrayFiles(sources: Sources): Finding[] {
  return [...sources.assets].flatMap((path) => {
    const stray = describeStrayFile(path);
    return stray ? [{ ...stray, place: fileStart(displayPath(sources, path)) }] : [];
  });
}

function readDocument(sources: Pick<Sources, 'displayName'>, path: string, text: string): ReadDocument {
  const file = displayPath(sources, path);
  const identity = identify(path);
  if ('problem' in identity) return { text, names: identity.meant, document: undefined, findings: [describeUnknownFile(file, identity)] };
  const { json, findings } = parseLocatedJson(file, text);
  const { kind, layer, name, partial } = identity;
  return { text, names: [identity], document: json && { kind, layer, name, partial, file, json }, findings };
}

function describeUnknownFile(file: string, { problem, written, known }: UnknownDocument): Finding {
  const suggestion = suggest(written, known);
  return {
    code: 'unknown-file',
    severity: 'error',
    place: fileStart(file),
    message: problem,
    suggestion: suggestion && `${suggestion}.json`,
  };
}

export function displayPath(sources: Pick<Sources, 'displayName'>, path: string): string {
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
