import type { ErrorObject } from 'ajv/dist/2020.js';
import { meantLanguage } from '../diagnostics/meant-language.ts';
import { suggest } from '../diagnostics/suggest.ts';
import { child, type JsonPointer, parentPointer } from '../read/json-pointer.ts';
import { gatherAlike } from './gather-alike.ts';
import { meantByPattern } from './meant-forms.ts';
import type { SchemaObject } from './patch-schema.ts';
import type { SchemaMistake } from './schema-mistake.ts';
import { choiceOf, expectedWord, listOf, mostListed, nameOf, patternWord, sentenceFor, wrongTypeSentence } from './sentences.ts';

/** Where a key belongs that a document does not know at its top, in words. */
type PlaceOfKey = (key: string) => string | undefined;

/** Turns what Ajv says into one mistake for each thing that was written wrongly, or forgotten. */
export function describeErrors(errors: readonly ErrorObject[], placeOfKey: PlaceOfKey = () => undefined): SchemaMistake[] {
  const mistakes = withoutOtherBranches(errors).map((error) => describeError(error, placeOfKey));
  const unknownKeys = mistakes.filter(({ code }) => code === 'unknown-key');
  const misspelt = new Set(unknownKeys.map(({ pointer, suggestion }) => child(parentPointer(pointer), suggestion ?? '')));
  const strange = objectsOfStrangeKeysAlone(errors, unknownKeys);
  const told = new Set<string>();
  const each = mistakes.filter(({ code, pointer, part, message, missing }) => {
    if (missing !== undefined) return !strange.has(pointer) && !misspelt.has(child(pointer, missing));
    const identity = `${part} ${pointer} ${code === 'rich-text' ? message : ''}`;
    if (told.has(identity)) return false;
    told.add(identity);
    return true;
  });
  return each.length > 1 ? gatherAlike(each) : each;
}

/** Objects with unknown keys that lack all that they need: something else was meant, and the unknown keys tell it. */
function objectsOfStrangeKeysAlone(errors: readonly ErrorObject[], unknownKeys: readonly SchemaMistake[]): ReadonlySet<JsonPointer> {
  const around = new Set(unknownKeys.map(({ pointer }) => parentPointer(pointer)));
  const lacking = new Map<JsonPointer, number>();
  for (const { keyword, instancePath, schema } of errors) {
    if (keyword !== 'required' || !around.has(instancePath)) continue;
    lacking.set(instancePath, (lacking.get(instancePath) ?? (schema as string[]).length) - 1);
  }
  return new Set([...lacking].flatMap(([pointer, present]) => (present === 0 ? pointer : [])));
}

/** Of a value that may be a text or an object, only what was said about the form that was written. */
function withoutOtherBranches(errors: readonly ErrorObject[]): ErrorObject[] {
  const unions = errors.filter(({ keyword }) => keyword === 'anyOf');
  return errors.filter((error) => {
    if (error.keyword === 'propertyNames' || error.keyword === 'if') return false;
    if (error.keyword === 'required' && isTagOfUnion(error, errors)) return false;
    if (error.keyword === 'anyOf') return !errors.some((other) => isOfWrittenForm(other, error));
    const union = unions.find((candidate) => isWithin(error, candidate));
    return !union || isOfWrittenForm(error, union);
  });
}

/** The tag that tells the members of a union apart is asked for twice: by the union, which lists its values, and as a required key. */
function isTagOfUnion({ instancePath, params }: ErrorObject, errors: readonly ErrorObject[]): boolean {
  return errors.some(
    (other) => other.keyword === 'discriminator' && other.instancePath === instancePath && other.params.tag === params.missingProperty,
  );
}

/** A value that may have one of several forms is said nothing of but by these forms. */
function isWithin(error: ErrorObject, union: ErrorObject): boolean {
  if (error === union) return false;
  return error.instancePath === union.instancePath || error.instancePath.startsWith(`${union.instancePath}/`);
}

function isOfWrittenForm(error: ErrorObject, union: ErrorObject): boolean {
  return isWithin(error, union) && !(error.keyword === 'type' && error.instancePath === union.instancePath);
}

function describeError(error: ErrorObject, placeOfKey: PlaceOfKey): SchemaMistake {
  const { keyword, params, instancePath: pointer } = error;
  const schema = (error.parentSchema ?? {}) as SchemaObject;
  if (keyword === 'additionalProperties')
    return describeUnknownKey(pointer, String(params.additionalProperty), schema, error.data as object, placeOfKey);
  if (keyword === 'required') {
    const key = String(params.missingProperty);
    const description = (schema.properties as Record<string, SchemaObject> | undefined)?.[key]?.description;
    const message = `"${key}" is missing ${whereOf(pointer)}. ${description ?? ''}`.trimEnd();
    return { code: 'missing-key', pointer, part: 'key', message, missing: key };
  }
  if (error.propertyName !== undefined) return describeKey(error, schema);
  if (keyword === 'discriminator') return describeUnion(error, schema);
  if (keyword === 'enum' || keyword === 'const') {
    const allowed = (keyword === 'enum' ? params.allowedValues : [params.allowedValue]) as unknown[];
    const written = error.data;
    const suggestion = typeof written === 'string' ? (languageMeant(written, allowed) ?? suggest(written, allowed.map(String))) : undefined;
    const message = `${nameOf(pointer)} must be ${choiceOf(allowed, suggestion)}, but is ${JSON.stringify(written)}.`;
    return { code: 'not-one-of', pointer, part: 'value', message, suggestion };
  }
  if (keyword === 'anyOf') {
    const forms = (error.schema as SchemaObject[]).map(({ type, $ref }) => expectedWord(String(type ?? 'object'), $ref));
    return { code: 'wrong-type', pointer, part: 'value', message: wrongTypeSentence(nameOf(pointer), forms.join(' or '), error.data) };
  }
  return { pointer, part: 'value', ...sentenceFor(error, schema) };
}

function describeUnknownKey(
  pointer: JsonPointer,
  key: string,
  schema: SchemaObject,
  present: object,
  placeOfKey: PlaceOfKey,
): SchemaMistake {
  const known = Object.keys(schema.properties ?? {}).filter((name) => name !== '$schema');
  const unused = known.filter((name) => !(name in present));
  const suggestion = languageMeant(key, unused) ?? suggest(key, unused) ?? shortKeyMeant(key, schema, present);
  const elsewhere = pointer === '' && suggestion === undefined ? placeOfKey(key) : undefined;
  if (elsewhere !== undefined) {
    const message = `"${key}" is not known ${whereOf(pointer)}: it belongs ${elsewhere}.`;
    return { code: 'unknown-key', pointer: child(pointer, key), part: 'key', message };
  }
  const patterns = Object.keys((schema.patternProperties as object | undefined) ?? {});
  const form = patterns.length > 0 ? ' Names here look like "home.title": the screen, a dot, and the text.' : '';
  const list = suggestion === undefined && known.length > 0 && known.length <= mostListed ? ` Known are ${listOf(known)}.` : '';
  const message = `"${key}" is not known ${whereOf(pointer)}.${list}${form}`;
  return { code: 'unknown-key', pointer: child(pointer, key), part: 'key', message, suggestion };
}

/** Where languages are asked for, the one that was meant. */
function languageMeant(written: string, known: readonly unknown[]): string | undefined {
  const codes = known.filter((code): code is string => typeof code === 'string' && /^[a-z]{2}$/.test(code));
  return codes.length > 1 && codes.length === known.length ? meantLanguage(written, codes) : undefined;
}

const mostLettersOfAShortKey = 3;

/** Short keys, as those of languages, are too near to each other to tell a slip, but where one is missing beside it. */
function shortKeyMeant(key: string, { required = [] }: SchemaObject, present: object): string | undefined {
  const missing = (required as string[]).filter((name) => !(name in present));
  const [only, ...others] = missing.filter((name) => name.length <= mostLettersOfAShortKey);
  return key.length <= mostLettersOfAShortKey && others.length === 0 ? only : undefined;
}

/** Where a key is missing or unknown, in words: the object around it. */
export function whereOf(pointer: JsonPointer): string {
  return pointer === '' ? 'in this document' : `in ${nameOf(pointer).replace(/^Entry/, 'entry')}`;
}

/** A key of a collection that is not well formed: the key itself is what was written wrongly. */
function describeKey(error: ErrorObject, schema: SchemaObject): SchemaMistake {
  const key = error.propertyName ?? '';
  const pointer = child(error.instancePath, key);
  if (error.keyword !== 'enum') {
    const message = `"${key}" cannot stand as a name here; it must be ${patternWord(String(schema.pattern))}.`;
    return { code: 'malformed-key', pointer, part: 'key', message, suggestion: meantByPattern(String(schema.pattern), key) };
  }
  const allowed = error.params.allowedValues as string[];
  const suggestion = suggest(key, allowed);
  const message = `"${key}" is not known here.${suggestion === undefined ? ` Known are ${listOf(allowed)}.` : ''}`;
  return { code: 'unknown-key', pointer, part: 'key', message, suggestion };
}

function describeUnion(error: ErrorObject, schema: SchemaObject): SchemaMistake {
  const tag = String(error.params.tag);
  const members = (schema.oneOf as SchemaObject[]).map((member) =>
    String((member.properties as Record<string, { const?: unknown }>)[tag]?.const),
  );
  const written: unknown = error.params.tagValue;
  const pointer = written === undefined ? error.instancePath : child(error.instancePath, tag);
  if (written === undefined)
    return { code: 'missing-key', pointer, part: 'key', message: `"${tag}" is missing here: one of ${listOf(members)}.`, missing: tag };
  const suggestion = typeof written === 'string' ? suggest(written, members) : undefined;
  const message = `${nameOf(pointer)} must be ${choiceOf(members, suggestion)}, but is ${JSON.stringify(written)}.`;
  return { code: 'not-one-of', pointer, part: 'value', message, suggestion };
}
