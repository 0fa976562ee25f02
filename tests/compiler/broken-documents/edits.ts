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
