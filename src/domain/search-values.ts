import type { DurationRange, TourSort } from '#contract/api.generated.ts';
import type { TourStyle } from '#contract/documents.generated.ts';

/** What the search may be asked for in its address, where that is one of a few. */
export const durations = ['short', 'medium', 'long'] as const satisfies DurationRange[];
export const sorts = ['relevance', 'price', 'duration', 'departure'] as const satisfies TourSort[];
export const tourStyles = [
  'nature',
  'culture',
  'hiking',
  'rail',
  'self-drive',
  'family',
  'food',
  'coast',
  'wellness',
  'desert',
] as const satisfies TourStyle[];

/** A month as it stands in an address; undefined where the text is none. */
export function readMonth(text: string | null): number | undefined {
  return wholeNumber(text, 1, 12);
}

/** A page of the results as it stands in an address, from 1; undefined where the text is none. */
export function readResultPage(text: string | null): number | undefined {
  return wholeNumber(text, 1, 1000);
}

function wholeNumber(text: string | null, minimum: number, maximum: number): number | undefined {
  if (!text || !/^\d{1,4}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= minimum && value <= maximum ? value : undefined;
}
