import type { Country, LanguageCode, LocalisedText, Picture, Region } from '#contract/documents.generated.ts';
import type { FileUrl, ResolvedCountry, ResolvedDestination } from '#contract/release.ts';
import { inOrder } from '#domain/in-order.ts';
import { textIn } from '#domain/localised-text.ts';
import type { CompleteStore } from '../resolve/complete-store.ts';
import { destinationSlugs } from './destination-slugs.ts';
import type { Pictures } from './emit-pictures.ts';
import { localise } from './localise.ts';
import type { ReleaseFiles } from './release-files.ts';

/** Writes what the pages of regions and countries say, once a language: the markets share these files. */
export function emitDestinations(
  store: CompleteStore,
  languages: readonly LanguageCode[],
  pictures: Pictures,
  files: ReleaseFiles,
): Map<LanguageCode, FileUrl> {
  const emit = (language: LanguageCode) =>
    files.add(`destinations.${language}`, 'json', JSON.stringify(resolveDestinations(store, pictures, language)));
  return new Map(languages.map((language) => [language, emit(language)]));
}

/** Every region with its countries, in one language. */
function resolveDestinations(store: CompleteStore, pictures: Pictures, language: LanguageCode): ResolvedDestination[] {
  return inOrder(store.destinations.value.regions).map(([key, region]) => resolveRegion(key, region));

  function resolveRegion(key: string, region: Region): ResolvedDestination {
    return {
      key,
      slugs: destinationSlugs(key, region, store),
      name: textIn(region.name, language),
      navigationDescription: textIn(region.navigationDescription, language),
      ...picturesOf(region.squareImage),
      ...words({ introduction: region.introduction }),
      countries: inOrder(region.countries).map(([country, described]) => resolveCountry(country, described, region)),
    };
  }

  function resolveCountry(key: string, country: Country, region: Region): ResolvedCountry {
    const { name, navigationDescription, introduction, whenToGo, bestMonths = [], facts } = country;
    return {
      key,
      slugs: destinationSlugs(key, country, store),
      name: textIn(name, language),
      ...picturesOf(country.picture ?? region.squareImage),
      ...words({ navigationDescription, introduction, whenToGo }),
      bestMonths: [...bestMonths].sort((one, other) => one - other),
      ...(facts && { facts: localise(facts, language) }),
    };
  }

  function picturesOf(picture: Picture) {
    return { picture: pictures.inLanguage(picture, language), sharePicture: pictures.shareImage(picture) };
  }

  /** Those texts that there are. */
  function words<Name extends string>(texts: Record<Name, LocalisedText | undefined>): Partial<Record<Name, string>> {
    const written = Object.entries<LocalisedText | undefined>(texts).flatMap(([name, text]) =>
      text ? [[name, textIn(text, language)]] : [],
    );
    return Object.fromEntries(written);
  }
}
