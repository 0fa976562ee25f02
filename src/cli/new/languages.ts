import { contentLocales, languageOfContentLocale } from '#compiler/resolve/content-locales.ts';
import type { LanguageCode, MarketLanguage } from '#contract/documents.generated.ts';

/** Every language that the store could speak, by its code in addresses. */
export const storeLanguages: readonly LanguageCode[] = [...new Set(contentLocales.map((locale) => languageOf(locale)))];

/**
 * The languages that a market in this country starts with: those whose content locale belongs to the country; else those of
 * its official languages that the store speaks.
 */
export function usualLanguages(country: string, official: readonly string[], spoken: ReadonlySet<string>): LanguageCode[] {
  const known = [...new Set(official.flatMap((code) => storeLanguage(code) ?? []))].filter((language) => spoken.has(language));
  const own = known.filter((language) => localesOf(language).some((locale) => new Intl.Locale(locale).region === country));
  return own.length > 0 ? own : known;
}

/** A language as a market of this country states it. */
export function marketLanguage(language: LanguageCode, country: string): MarketLanguage {
  const contentLocale = contentLocaleFor(language, country);
  return { urlCode: language, contentLocale, customerAccountLocale: contentLocale, fullName: nativeName(contentLocale) };
}

/** The name of a country as the language writes it. */
export function countryName(country: string, language: LanguageCode): string {
  return new Intl.DisplayNames([contentLocaleFor(language, country)], { type: 'region' }).of(country) ?? country;
}

/** The country's own content locale; else the one that writes dates as the country does; else the first of the language. */
function contentLocaleFor(language: LanguageCode, country: string): string {
  const locales = localesOf(language);
  const own = locales.find((locale) => new Intl.Locale(locale).region === country);
  const dateThere = dateOrder(`${new Intl.Locale(locales[0] ?? language).language}-${country}`);
  return own ?? locales.find((locale) => dateOrder(locale) === dateThere) ?? locales[0] ?? language;
}

/** As `day/month/year`. */
function dateOrder(locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { dateStyle: 'short' }).formatToParts();
  return parts.map(({ type, value }) => (type === 'literal' ? value : type)).join('');
}

function nativeName(contentLocale: string): string {
  const locale = new Intl.Locale(contentLocale);
  const name = new Intl.DisplayNames([contentLocale], { type: 'language' }).of(languageOf(contentLocale)) ?? locale.language;
  return name.charAt(0).toLocaleUpperCase(contentLocale) + name.slice(1);
}

/** By a code of ISO 639-1, which may name a variety that has a code of its own in addresses. */
function storeLanguage(code: string): LanguageCode | undefined {
  const locale = contentLocales.find((candidate) => new Intl.Locale(candidate).language === code);
  return locale === undefined ? storeLanguages.find((language) => language === code) : languageOf(locale);
}

function localesOf(language: LanguageCode): string[] {
  return contentLocales.filter((locale) => languageOf(locale) === language);
}

function languageOf(contentLocale: string): LanguageCode {
  const language = languageOfContentLocale(contentLocale);
  if (!language) throw new Error(`The content locale ${contentLocale} stands for no language.`);
  return language;
}
