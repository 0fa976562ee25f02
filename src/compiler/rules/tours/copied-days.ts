import type { TourDocument } from '#contract/documents.generated.ts';
import { languagesIn } from '../../check/words.ts';
import type { SharedStore } from '../../resolve/resolved-store.ts';

/** Of the days of a tour. Tours through one country may well have days in common. */
const leastShare = 0.6;
/** In characters. Shorter texts may be the same by chance. */
const longEnough = 40;

/** The tour that most days of another one were copied from, by the name of that one, where the two lead to different countries. */
export function copiedDays(tours: SharedStore['tours']): ReadonlyMap<string, string> {
  const owners = new Map<string, string>();
  const copies = new Map<string, string>();
  for (const [name, { value }] of tours) {
    const counts = new Map<string, number>();
    for (const { text } of value.days) {
      const texts = languagesIn(text).flatMap(([language, words]) => (words.length < longEnough ? [] : `${language} ${words}`));
      const owner = texts.map((words) => owners.get(words)).find((known) => known !== undefined && known !== name);
      if (owner !== undefined) counts.set(owner, (counts.get(owner) ?? 0) + 1);
      else for (const words of texts) owners.set(words, name);
    }
    for (const [owner, count] of counts) {
      const other = tours.get(owner)?.value;
      if (other && count >= value.days.length * leastShare && !shareACountry(value, other)) copies.set(name, owner);
    }
  }
  return copies;
}

function shareACountry(one: TourDocument, other: TourDocument): boolean {
  return one.destinations.some(({ country }) => other.destinations.some((destination) => destination.country === country));
}
