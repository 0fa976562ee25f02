import type { Keyed, Localised } from '#contract/release.ts';
import { inOrder } from '#domain/in-order.ts';
import { isLocalisedText, textIn } from '#domain/localised-text.ts';

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

/** A collection as a sorted array in one language, each member with its key and without its order. */
export function keyed<T extends { order: number }>(collection: Record<string, T>, language: string): Keyed<T>[] {
  return inOrder(collection).map(([key, { order: _, ...member }]) => ({ key, ...(localise(member, language) as object) }) as Keyed<T>);
}
