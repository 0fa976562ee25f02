import type { LanguageCode } from '#contract/documents.generated.ts';
import type { ResolvedRegion } from '#contract/release.ts';
import { inOrder } from '#domain/in-order.ts';
import { textIn } from '#domain/localised-text.ts';
import type { CompleteStore } from '../resolve/complete-store.ts';
import { destinationSlug } from './destination-slugs.ts';
import type { Pictures } from './emit-pictures.ts';

/** The regions of the store with their countries, in one language. */
export function resolveRegions({ destinations }: CompleteStore, pictures: Pictures, language: LanguageCode): ResolvedRegion[] {
  return inOrder(destinations.value.regions).map(([key, region]) => ({
    key,
    slug: destinationSlug(key, region, language),
    name: textIn(region.name, language),
    navigationDescription: textIn(region.navigationDescription, language),
    squareImage: pictures.inLanguage(region.squareImage, language),
    countries: inOrder(region.countries).map(([country, words]) => ({
      key: country,
      slug: destinationSlug(country, words, language),
      name: textIn(words.name, language),
    })),
  }));
}
