import type { DocumentKind } from '../read/document-kinds.ts';
import { isJsonObject, type JsonObject } from '../read/json-object.ts';
import { pointerKeys } from '../read/json-pointer.ts';
import type { SchemaObject } from '../validate/patch-schema.ts';
import type { Schemas } from '../validate/schemas.ts';
import type { ValidDocument } from '../validate/validate-documents.ts';

/** Keywords whose answer about an object may change when keys join it. */
const keywordsAboutTheWhole = [
  'allOf',
  'anyOf',
  'oneOf',
  'not',
  'if',
  'dependentRequired',
  'dependentSchemas',
  'maxProperties',
  'patternProperties',
  'unevaluatedProperties',
];

/**
 * Whether a valid override certainly leaves a document complete; where this is not certain, the merged document has to be
 * asked. Only what joins the document is looked at, so that the cost follows what a market changes and not what it inherits.
 */
export type CertainlyComplete = (kind: DocumentKind, base: ValidDocument, own: ValidDocument) => boolean;

export function createCompletenessCheck(schemas: Schemas): CertainlyComplete {
  const roots = new Map<DocumentKind, SchemaPlace>();
  const gapsOfBase = new WeakMap<ValidDocument, string[][] | null>();
  return (kind, base, own) => {
    if (own.json.hasNulls || base.json.hasNulls || !isJsonObject(base.json.value) || !isJsonObject(own.json.value)) return false;
    const gaps = gapsOf(kind, base);
    if (!gaps?.every((gap) => hasAt(own.json.value, gap))) return false;
    const root = roots.get(kind) ?? new SchemaPlace(schemas, schemas.identifier(kind), '');
    roots.set(kind, root);
    return staysComplete(base.json.value, own.json.value, root);
  };

  /** What base leaves for each market to state; null where base alone has a mistake that is not such a gap. */
  function gapsOf(kind: DocumentKind, base: ValidDocument): string[][] | null {
    if (!base.partial) return [];
    const known = gapsOfBase.get(base);
    if (known !== undefined) return known;
    const validate = schemas.complete(kind);
    validate(base.json.value);
    const errors = validate.errors ?? [];
    const onlyGaps = errors.every(({ keyword }) => keyword === 'required');
    const gaps = onlyGaps ? errors.map(({ instancePath, params }) => [...pointerKeys(instancePath), String(params.missingProperty)]) : null;
    gapsOfBase.set(base, gaps);
    return gaps;
  }
}

function staysComplete(base: JsonObject, own: JsonObject, place: SchemaPlace): boolean {
  const merging = place.merging(base, own);
  if (!merging) return false;
  for (const key in own) {
    const stated = own[key];
    if (!isJsonObject(stated)) continue;
    const below = merging.member(key);
    if (!below) return false;
    const inherited = base[key];
    const isComplete = isJsonObject(inherited) ? staysComplete(inherited, stated, below) : below.allows(stated);
    if (!isComplete) return false;
  }
  return true;
}

/** A place in the schemas, by file and pointer; what stands there is looked up once. */
class SchemaPlace {
  readonly #schemas: Schemas;
  readonly #file: string;
  readonly #pointer: string;
  readonly #node: SchemaObject;
  readonly #isPlain: boolean;
  readonly #members = new Map<string, SchemaPlace | null>();
  readonly #unionMembers: SchemaPlace[] = [];
  #ofOthers: SchemaPlace | null | undefined;
  #validate: ReturnType<Schemas['at']> | undefined;

  constructor(schemas: Schemas, file: string, pointer: string) {
    this.#schemas = schemas;
    const found = follow(schemas, file, pointer);
    this.#file = found.file;
    this.#pointer = found.pointer;
    this.#node = found.node;
    this.#isPlain = !keywordsAboutTheWhole.some((keyword) => keyword in found.node);
  }

  allows(value: unknown): boolean {
    this.#validate ??= this.#schemas.at(`${this.#file}#${this.#pointer}`);
    return this.#validate(value) as boolean;
  }

  /** The place whose members say what may be merged: of a union the member that both layers name; null where none is certain. */
  merging(base: JsonObject, own: JsonObject): SchemaPlace | null {
    if (this.#isPlain) return this;
    const { discriminator, oneOf, ...others } = this.#node;
    if (!discriminator || keywordsAboutTheWhole.some((keyword) => keyword in others)) return null;
    const tag = base[discriminator.propertyName];
    if (typeof tag !== 'string' || own[discriminator.propertyName] !== tag) return null;
    const members = oneOf as { properties?: Record<string, { const?: unknown }> }[];
    const index = members.findIndex(({ properties }) => properties?.[discriminator.propertyName]?.const === tag);
    return index < 0 ? null : this.#unionMember(index);
  }

  /** What the schema says of the value of a key; null where this is not certain. */
  member(key: string): SchemaPlace | null {
    const properties = this.#node.properties as JsonObject | undefined;
    if (!properties || !Object.hasOwn(properties, key)) return this.#others();
    const known = this.#members.get(key);
    if (known !== undefined) return known;
    const place = /[~/%#]/.test(key) ? null : this.#below(`/properties/${key}`);
    this.#members.set(key, place);
    return place;
  }

  /** What the schema says of keys that it does not name. */
  #others(): SchemaPlace | null {
    if (this.#ofOthers === undefined)
      this.#ofOthers = isJsonObject(this.#node.additionalProperties) ? this.#below('/additionalProperties') : null;
    return this.#ofOthers;
  }

  #unionMember(index: number): SchemaPlace {
    const place = this.#unionMembers[index] ?? this.#below(`/oneOf/${index}`);
    this.#unionMembers[index] = place;
    return place;
  }

  #below(step: string): SchemaPlace {
    return new SchemaPlace(this.#schemas, this.#file, this.#pointer + step);
  }
}

/** What a schema says at a pointer, references followed; keywords beside a reference count as well, so that none is lost. */
function follow(schemas: Schemas, file: string, pointer: string): { file: string; pointer: string; node: SchemaObject } {
  let node = schemas.raw(file) as JsonObject;
  for (const key of pointer.split('/').slice(1)) node = node[key] as JsonObject;
  const { $ref, ...beside } = node as SchemaObject;
  if ($ref === undefined) return { file, pointer, node };
  const target = new URL($ref, file);
  const followed = follow(schemas, target.href.replace(/#.*$/, ''), decodeURIComponent(target.hash.slice(1)));
  const constrains = Object.keys(beside).some((keyword) => keyword !== 'description' && keyword !== 'visibility' && keyword !== 'default');
  return constrains ? { file, pointer, node: { allOf: [] } } : followed;
}

function hasAt(value: unknown, path: readonly string[]): boolean {
  let at = value;
  for (const key of path) {
    if (!isJsonObject(at) || !Object.hasOwn(at, key)) return false;
    at = at[key];
  }
  return true;
}
