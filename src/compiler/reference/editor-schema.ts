import { patchSchemaOf, type SchemaObject } from '../validate/patch-schema.ts';

/**
 * The schema that an editor checks overriding documents with. It says what the compiler's own patch schema says, in a form that
 * needs no program around it: a null, which removes a value, may stand for every value, and references are relative to files.
 *
 * @param schema of a complete document, as it lies in schemas/
 */
export function editorSchemaOf(schema: SchemaObject): SchemaObject {
  const schemasUrl = new URL('.', schema.$id).href;
  const { $defs, ...document } = patchSchemaOf(schema);
  const editor = {
    ...(removable(document) as SchemaObject),
    ...($defs && { $defs: mapValues($defs, (definition) => removable(definition) as SchemaObject) }),
  };
  return withRelativeReferences(editor) as SchemaObject;

  function removable(node: unknown): unknown {
    if (Array.isArray(node)) return node.map(removable);
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(Object.entries(node).map(([keyword, value]) => [keyword, withNulls(keyword, value)]));
  }

  function withNulls(keyword: string, value: unknown): unknown {
    if (keyword === 'items' || keyword === 'enum' || keyword === 'const' || keyword === 'required' || keyword === 'propertyNames')
      return value;
    if (keyword === 'properties' || keyword === 'patternProperties') return mapValues(value as object, orNull);
    return keyword === 'additionalProperties' && typeof value === 'object' ? orNull(value) : removable(value);
  }

  function orNull(value: unknown): unknown {
    const inner = removable(value) as SchemaObject;
    if ('const' in inner) return inner;
    if (typeof inner.type === 'string' && inner.enum === undefined && inner.if === undefined)
      return { ...inner, type: [inner.type, 'null'] };
    const { description } = inner;
    return { ...(description !== undefined && { description }), anyOf: [inner, { type: 'null' }] };
  }

  function withRelativeReferences(node: unknown): unknown {
    if (Array.isArray(node)) return node.map(withRelativeReferences);
    if (typeof node !== 'object' || node === null) return node;
    return mapValues(node, (value, key) =>
      key === '$ref' && typeof value === 'string' ? value.replace(schemasUrl, '../') : withRelativeReferences(value),
    );
  }
}

function mapValues<Result>(object: object, map: (value: unknown, key: string) => Result): Record<string, Result> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value, key)]));
}
