import { readFileSync } from 'node:fs';

export function rename(json: Record<string, unknown>, from: string, to: string): void {
  json[to] = json[from];
  delete json[from];
}

/** The shipped tour under another id. */
export function copyOfTour(id: string): Record<string, unknown> {
  return { ...JSON.parse(shippedText('content/tours/two-lakes.json')), id };
}

/** The text of a document of the small store. */
export function shippedText(path: string): string {
  return readFileSync(new URL(`../../fixtures/small-store/${path}`, import.meta.url), 'utf8');
}

/** The text of the shipped store's messages in a language, without one of them, or with another id. */
export function messagesWithout(language: string, id: string, renamed?: string): string {
  const { [id]: text, ...others } = JSON.parse(
    readFileSync(new URL(`../../../markets/base/messages/${language}.json`, import.meta.url), 'utf8'),
  );
  return JSON.stringify(renamed === undefined ? others : { ...others, [renamed]: text }, null, 2);
}
