import type { LocalisedText } from '#contract/documents.generated.ts';
import type { Keyed, Localised } from '#contract/release.ts';

/** A text in one language; English where there is none in it. */
export function textIn(text: LocalisedText, language: string): string {
  return (text as LocalisedText & Record<string, string | undefined>)[language] ?? text.en;
}

/** A value with each localised text in it replaced by the text of one language. */
export function localise<T>(value: T, language: string): Localised<T> {
  return localiseValue(value, language) as Localised<T>;
}

function localiseValue(value: unknown, language: string): unknown {
  if (Array.isArray(value)) return value.map((member) => localiseValue(member, language));
  if (typeof value !== 'object' || value === null) return value;
  if (isLocalisedText(value)) return textIn(value, language);
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, localiseValue(member, language)]));
}

/** Whether an object is a text in several languages, by its shape. */
export function isLocalisedText(value: object): value is LocalisedText {
  if (!('en' in value) || typeof value.en !== 'string') return false;
  for (const key in value) if (key.length !== 2 || typeof (value as Record<string, unknown>)[key] !== 'string') return false;
  return true;
}

/** Members of a collection in their order; those of one order stand by key. */
export function sorted<T extends { order: number }>(collection: Record<string, T>): [key: string, member: T][] {
  return Object.entries(collection).sort(([oneKey, one], [otherKey, other]) => one.order - other.order || (oneKey < otherKey ? -1 : 1));
}

/** A collection as a sorted array in one language, each member with its key and without its order. */
export function keyed<T extends { order: number }>(collection: Record<string, T>, language: string): Keyed<T>[] {
  return sorted(collection).map(([key, { order: _, ...member }]) => ({ key, ...(localise(member, language) as object) }) as Keyed<T>);
}
