export interface SchemaObject {
  $id?: string;
  $ref?: string;
  $defs?: Record<string, SchemaObject>;
  discriminator?: { propertyName: string };
  required?: string[];
  enum?: unknown[];
  description?: string;
  title?: string;
  [keyword: string]: unknown;
}

/**
 * The schema of an overriding document, made from that of a complete one: nothing is required in it, but what is stated must
 * be right. Arrays are replaced whole by a merge patch, so their members stay complete. A null, which removes a value, is taken
 * out before this schema is asked.
 */
export function patchSchemaOf(schema: SchemaObject): SchemaObject {
  const completeId = schema.$id ?? '';
  return { ...(relax(schema) as SchemaObject), $id: patchIdentifier(completeId) };

  function relax(node: unknown): unknown {
    if (Array.isArray(node)) return node.map(relax);
    if (typeof node !== 'object' || node === null) return node;
    const { required: _, items, discriminator, oneOf, minProperties, ...rest } = node as SchemaObject;
    const relaxed: SchemaObject = Object.fromEntries(
      Object.entries(rest).map(([key, value]) => [key, key === 'enum' ? value : schemasByName.has(key) ? relaxEach(value) : relax(value)]),
    );
    if (items !== undefined) relaxed.items = keepComplete(items, completeId);
    if (!discriminator) return oneOf === undefined ? relaxed : { ...relaxed, oneOf: relax(oneOf) };
    const required = [discriminator.propertyName];
    const members = relax(oneOf) as SchemaObject[];
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    return { ...relaxed, if: { required }, then: { type: 'object', discriminator, required, oneOf: members }, else: anyMember(members) };
  }

  function relaxEach(schemas: unknown): unknown {
    return Object.fromEntries(Object.entries(schemas as object).map(([name, member]) => [name, relax(member)]));
  }
}

/** The `$id` of the schema of overriding documents, by that of complete ones. */
export function patchIdentifier(completeId: string): string {
  return completeId.replace(/([^/]+)$/, 'patch/$1');
}

/** Keywords whose keys are names of the document's own, though one may be called like a keyword. */
const schemasByName: ReadonlySet<string> = new Set(['properties', 'patternProperties', '$defs']);

/** What a patch may state of a union that it does not say the type of: whatever some member knows. */
function anyMember(members: readonly SchemaObject[]): SchemaObject {
  const properties: Record<string, unknown> = {};
  for (const [key, schema] of members.flatMap((member) => Object.entries((member.properties as object | undefined) ?? {}))) {
    properties[key] = key in properties && meaningOf(properties[key]) !== meaningOf(schema) ? {} : schema;
  }
  return { type: 'object', properties, additionalProperties: false };
}

/** A schema without the words that explain it: two members often describe the same shape in other words. */
function meaningOf(schema: unknown): string {
  return JSON.stringify(schema, (key, value) =>
    (key === 'description' || key === 'title') && typeof value === 'string' ? undefined : value,
  );
}

/** Members of arrays refer to the complete definitions, also from within the patch schema. */
function keepComplete(node: unknown, completeId: string): unknown {
  if (Array.isArray(node)) return node.map((member) => keepComplete(member, completeId));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === '$ref' && typeof value === 'string' ? new URL(value, completeId).href : keepComplete(value, completeId),
    ]),
  );
}
