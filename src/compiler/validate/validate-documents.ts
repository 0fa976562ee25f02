import type { Finding } from '../diagnostics/diagnostic.ts';
import type { DocumentKind } from '../read/document-kinds.ts';
import { placeIn, type RawDocument } from '../read/read-documents.ts';
import { describeErrors } from './describe-errors.ts';
import { kindByKeys, placeOfKey } from './keys-elsewhere.ts';
import type { SchemaMistake } from './schema-mistake.ts';
import type { Schemas } from './schemas.ts';

declare const validated: unique symbol;

/** A document that says only what its schema allows. One that overrides another may still be incomplete. */
export interface ValidDocument extends RawDocument {
  readonly [validated]: true;
}

/**
 * Whether a document says only what its schema allows.
 * @param findings where mistakes are added
 * @param known documents that were found valid before, and are not asked again; those that are found valid join them
 */
export function isValid(
  document: RawDocument,
  schemas: Schemas,
  findings: Finding[],
  known?: WeakSet<RawDocument>,
): document is ValidDocument {
  if (known?.has(document)) return true;
  const mistakes = mistakesOf(document, schemas);
  for (const mistake of mistakes) findings.push({ ...findingOf(mistake), place: placeIn(document, mistake.pointer, mistake.part) });
  if (mistakes.length > 0) return false;
  known?.add(document);
  return true;
}

/** Documents that are not called like their kind. */
const documentWords: Partial<Record<DocumentKind, string>> = {
  page: 'a page, which lies in content/pages',
  tour: 'a tour, which lies in content/tours',
};

const none: readonly SchemaMistake[] = [];

function mistakesOf(document: RawDocument, schemas: Schemas): readonly SchemaMistake[] {
  const { kind, json, partial } = document;
  const validator = partial ? schemas.patch(kind) : schemas.complete(kind);
  const value = partial && json.hasNulls ? withoutNulls(json.value) : json.value;
  if (validator.allows(value)) return none;
  const other = kindByKeys(document, schemas.book);
  if (other) {
    const message = `What stands here are the keys of ${documentWords[other] ?? `${other}.json`}, not of ${documentWords[kind] ?? `${kind}.json`}.`;
    return [{ code: 'unknown-key', pointer: '', part: 'value', message }];
  }
  return describeErrors(validator.explain(value), (key) => placeOfKey(key, kind, schemas.book));
}

export function findingOf({ code, message, suggestion }: SchemaMistake): Omit<Finding, 'place'> {
  return { code, severity: 'error', message, suggestion };
}

/** A null in a merge patch removes a value, which any value may be; arrays are no patches. */
function withoutNulls(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => member !== null)
      .map(([key, member]) => [key, withoutNulls(member)]),
  );
}
