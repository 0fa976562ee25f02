import type { LanguageCode, LocalisedText } from '#contract/documents.generated.ts';
import { textIn } from '#domain/localised-text.ts';
import type { CompleteStore } from '../resolve/complete-store.ts';
import { languagesOf } from '../resolve/resolved-store.ts';

/** The part of an address that stands for a region or a country; its key where it has none. */
export function destinationSlug(key: string, { slug }: { slug?: LocalisedText }, language: LanguageCode): string {
  return slug ? textIn(slug, language) : key;
}

/** The same in each language of the store. */
export function destinationSlugs(key: string, destination: { slug?: LocalisedText }, store: CompleteStore): Record<string, string> {
  return Object.fromEntries(languagesOf(store).map((language) => [language, destinationSlug(key, destination, language)]));
}

/**
 * Parameters of an address that name a region and a country by their keys, with what stands for them in a language. A name that
 * no document knows stays as it is.
 */
export function destinationParams(
  { destinations }: CompleteStore,
  params: Readonly<Record<string, string>>,
  language: LanguageCode,
): Record<string, string> {
  const { region: regionKey = '', country: countryKey = '' } = params;
  const region = destinations.value.regions[regionKey];
  const country = region?.countries[countryKey];
  return {
    ...params,
    ...(region && { region: destinationSlug(regionKey, region, language) }),
    ...(country && { country: destinationSlug(countryKey, country, language) }),
  };
}
