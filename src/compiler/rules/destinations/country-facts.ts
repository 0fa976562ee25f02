import type { CountryFacts } from '#contract/documents.generated.ts';
import { child, type JsonPointer } from '../../read/json-pointer.ts';
import type { ResolvedDocument } from '../../resolve/resolved-document.ts';
import type { SharedStore } from '../../resolve/resolved-store.ts';

interface StatedFacts {
  document: ResolvedDocument<'destinations'>;
  pointer: JsonPointer;
  countryCode: string;
  facts: CountryFacts;
}

/** The facts of each destination that has some. */
export function countryFacts(destinations: SharedStore['destinations']): StatedFacts[] {
  if (!destinations) return [];
  return Object.entries(destinations.value.regions).flatMap(([region, { countries }]) =>
    Object.entries(countries).flatMap(([country, { countryCode, facts }]) => {
      const pointer = `${child(`${child('/regions', region)}/countries`, country)}/facts`;
      return facts ? [{ document: destinations, pointer, countryCode, facts }] : [];
    }),
  );
}
