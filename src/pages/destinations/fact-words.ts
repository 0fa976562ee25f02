import type { MarketConfig } from '#config/market-config.ts';
import type { CountryFacts } from '#contract/documents.generated.ts';
import type { Localised } from '#contract/release.ts';

/** Facts of a country as words. */
export interface FactWords {
  languages: string;
  languageCount: number;
  currency: string;
  plugs: string;
  entry: string;
}

/** To be called while a page is loaded: names of languages and currencies differ between servers and browsers. */
export function factWords(
  { languages, currency, plugs, voltage, entry }: Localised<CountryFacts>,
  { intl, shell }: MarketConfig,
): FactWords {
  const locale = shell.language.contentLocale;
  const nameOf = (type: 'language' | 'currency', code: string) => new Intl.DisplayNames(locale, { type }).of(code) ?? code;
  return {
    languages: capitalised(intl.list(languages.map((code) => nameOf('language', code))), locale),
    languageCount: languages.length,
    currency: `${capitalised(nameOf('currency', currency), locale)} (${currency})`,
    plugs: intl.message('destinations.plugs', { count: plugs.length, types: intl.list(plugs), voltage }),
    entry,
  };
}

function capitalised(text: string, locale: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
