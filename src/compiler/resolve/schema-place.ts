import { isJsonObject, type JsonObject } from '../read/json-object.ts';
import type { SchemaObject } from '../validate/patch-schema.ts';
import type { Schemas } from '../validate/schemas.ts';
import type { Validator } from '../validate/validator.ts';

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

/** A place in the schemas, by file and pointer; what stands there is looked up once. */
export class SchemaPlace {
  readonly #schemas: Schemas;
  readonly #file: string;
  readonly #pointer: string;
  readonly #node: SchemaObject;
  readonly #isPlain: boolean;
  readonly #members = new Map<string, SchemaPlace | null>();
  readonly #unionMembers: SchemaPlace[] = [];
  #ofOthers: SchemaPlace | null | undefined;
  #validator: Validator | undefined;

  constructor(schemas: Schemas, file: string, pointer: string) {
    this.#schemas = schemas;
    const found = follow(schemas, file, pointer);
    this.#file = found.file;
    this.#pointer = found.pointer;
    this.#node = found.node;
    this.#isPlain = !keywordsAboutTheWhole.some((keyword) => keyword in found.node);
  }

  get reference(): string {
    return `${this.#file}#${this.#pointer}`;
  }

  /** Whether the schema says something of an object. */
  get takesObjects(): boolean {
    const { type } = this.#node;
    return type === undefined || [type].flat().includes('object');
  }

  allows(value: unknown): boolean {
    this.#validator ??= this.#schemas.at(this.reference);
    return this.#validator.allows(value);
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

  /** This place and all below it that merging may come to, each once. */
  within(known = new Map<string, SchemaPlace>()): Map<string, SchemaPlace> {
    if (known.has(this.reference)) return known;
    known.set(this.reference, this);
    const keys = Object.keys((this.#node.properties as JsonObject | undefined) ?? {});
    const members = ((this.#node.oneOf as unknown[] | undefined) ?? []).map((_, index) => this.#unionMember(index));
    for (const place of [...keys.map((key) => this.member(key)), this.#others(), ...members]) place?.within(known);
    return known;
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
