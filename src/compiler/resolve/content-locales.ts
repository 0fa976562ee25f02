import type { LanguageCode } from '#contract/documents.generated.ts';

/** Content locales that stand for a language of the store; any other is ignored with a warning. */
const languageByContentLocale: Readonly<Record<string, LanguageCode>> = {
  'en-US': 'en',
  'en-GB': 'en',
  'fr-FR': 'fr',
  'fr-BE': 'fr',
  'nl-NL': 'nl',
  'nl-BE': 'nl',
  'nb-NO': 'no',
  'sv-SE': 'sv',
  'fi-FI': 'fi',
  'da-DK': 'da',
  'pt-PT': 'pt',
  'it-IT': 'it',
  'de-DE': 'de',
};

export const contentLocales: readonly string[] = Object.keys(languageByContentLocale);

export function languageOfContentLocale(contentLocale: string): LanguageCode | undefined {
  return Object.hasOwn(languageByContentLocale, contentLocale) ? languageByContentLocale[contentLocale] : undefined;
}
