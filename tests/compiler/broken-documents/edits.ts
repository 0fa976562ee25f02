import { readFileSync } from 'node:fs';

export function rename(json: Record<string, unknown>, from: string, to: string): void {
  json[to] = json[from];
  delete json[from];
}

/** The shipped tour under another id. */
export function copyOfTour(id: string): Record<string, unknown> {
  return { ...JSON.parse(readFileSync(new URL('../../fixtures/small-store/content/tours/two-lakes.json', import.meta.url), 'utf8')), id };
}
