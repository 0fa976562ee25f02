import type { LocalisedText } from '#contract/documents.generated.ts';
import { isLocalisedText } from '#domain/localised-text.ts';
import { isJsonObject, type JsonObject } from '../read/json-object.ts';

/** What visitors read in each language: English where a text has none of its own. */
export function textsOf(text: LocalisedText, languages: readonly string[]): Record<string, string> {
  const own: Record<string, string | undefined> = { ...text };
  return Object.fromEntries(languages.map((language) => [language, own[language] ?? text.en]));
}

/** Whether each member says its place among the others. */
export function isKeyedCollection(value: JsonObject): boolean {
  return Object.values(value).every((member) => isJsonObject(member) && typeof member.order === 'number');
}

export function keysInOrder(collection: JsonObject): string[] {
  return Object.keys(collection).sort((one, other) => orderOf(collection, one) - orderOf(collection, other) || (one < other ? -1 : 1));
}

export function orderOf(collection: JsonObject, key: string): number {
  const member = collection[key];
  return isJsonObject(member) ? Number(member.order) : Number.NaN;
}

/** The value at a path of keys, elements of arrays counting from 1. */
export function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((parent, key) => {
    if (Array.isArray(parent)) return parent[Number(key) - 1];
    return isJsonObject(parent) && Object.hasOwn(parent, key) ? parent[key] : undefined;
  }, value);
}

/** What a reader would call a value: its label, title or name in English. */
export function englishNameOf(value: unknown): string | undefined {
  if (!isJsonObject(value)) return undefined;
  const texts = [value.label, value.title, value.name, value.question];
  const text = texts.find((candidate) => isLocalisedText(candidate) || typeof candidate === 'string');
  return isLocalisedText(text) ? text.en : typeof text === 'string' ? text : undefined;
}

/** `enabledPaymentProvidersB2c` as words: `enabled payment providers b2c`. */
export function inWords(key: string): string {
  return key.replace(/(?<=[a-z0-9])([A-Z])/g, (_, letter: string) => ` ${letter.toLowerCase()}`).replaceAll('-', ' ');
}
