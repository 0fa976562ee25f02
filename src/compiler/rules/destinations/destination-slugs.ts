import type { LocalisedText } from '#contract/documents.generated.ts';
import { child, type JsonPointer } from '../../read/json-pointer.ts';
import type { ResolvedDocument } from '../../resolve/resolved-document.ts';
import type { SharedStore } from '../../resolve/resolved-store.ts';

/** A region or a country; without a slug its key stands in addresses. */
export interface NamedDestination {
  name: string;
  document: ResolvedDocument<'destinations'>;
  pointer: JsonPointer;
  slug: LocalisedText | undefined;
}

/** The regions, then the countries of each region: those of one list share an address but for their slugs. */
export function slugsOfDestinations({ destinations }: SharedStore): NamedDestination[][] {
  if (!destinations) return [];
  const { regions } = destinations.value;
  const listed = (pointer: JsonPointer, members: Record<string, { slug?: LocalisedText }>): NamedDestination[] =>
    Object.entries(members).map(([name, { slug }]) => ({ name, document: destinations, pointer: child(pointer, name), slug }));
  const countries = Object.entries(regions).map(([key, region]) => listed(`${child('/regions', key)}/countries`, region.countries));
  return [listed('/regions', regions), ...countries];
}
