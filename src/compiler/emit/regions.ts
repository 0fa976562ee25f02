import type { LanguageCode } from '#contract/documents.generated.ts';
import type { ResolvedRegion } from '#contract/release.ts';
import type { CompleteStore } from '../resolve/complete-store.ts';
import type { Pictures } from './emit-pictures.ts';
import { keyed, sorted, textIn } from './localise.ts';

/** The regions of the store with their countries, in one language. */
export function resolveRegions({ destinations }: CompleteStore, pictures: Pictures, language: LanguageCode): ResolvedRegion[] {
  return sorted(destinations.value.regions).map(([key, region]) => ({
    key,
    name: textIn(region.name, language),
    navigationDescription: textIn(region.navigationDescription, language),
    squareImage: pictures.inLanguage(region.squareImage, language),
    countries: keyed(region.countries, language),
  }));
}
