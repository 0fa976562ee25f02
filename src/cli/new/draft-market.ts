import type { LanguageCode, LocalisedText, MarketDocument } from '#contract/documents.generated.ts';
import { UsageError } from '../usage-error.ts';
import { type CountryFacts, countryFacts } from './country-facts.ts';
import { countryName, marketLanguage, storeLanguages, usualLanguages } from './languages.ts';

/** What somebody said about a new market; all that is missing follows from its country. */
export interface MarketRequest {
  code: string;
  country?: string | undefined;
  currency?: string | undefined;
  timeZone?: string | undefined;
  languages?: readonly string[] | undefined;
  /** The name in every language that has none of its own in `names`. */
  name?: string | undefined;
  names?: Readonly<Partial<Record<LanguageCode, string>>>;
  order?: number | undefined;
}

/** What a draft needs to know of the store. */
export interface StoreFacts {
  /** Languages that base has messages in. */
  spoken: ReadonlySet<string>;
  nextOrder: number;
}

/** The part of a market's document that a new market states itself; the rest it inherits from base. */
export type MarketDraft = Pick<MarketDocument, 'name' | 'order' | 'currency' | 'country' | 'timeZone' | 'availableLanguages'>;

/** @throws UsageError where the request cannot be fulfilled, with what to do instead. */
export function draftMarket(request: MarketRequest, { spoken, nextOrder }: StoreFacts): MarketDraft {
  const facts = factsOf(request);
  const { country } = facts;
  const languages = chooseLanguages(request, facts, spoken);
  return {
    name: nameOf(request, country),
    order: request.order ?? nextOrder,
    currency: request.currency?.toUpperCase() ?? first(facts.currencies, `The currency of ${country} is not known; --currency names it.`),
    country,
    timeZone: request.timeZone ?? first(facts.timeZones, `The time zone of ${country} is not known; --time-zone names it.`),
    availableLanguages: languages.map((language) => marketLanguage(language, country)),
  };
}

/** @throws UsageError where neither the market's code nor the country that was given is a country. */
export function factsOf({ code, country }: Pick<MarketRequest, 'code' | 'country'>): CountryFacts {
  const facts = countryFacts(country ?? code);
  if (facts) return facts;
  if (country !== undefined) throw new UsageError(`"${country}" is not the code of a country; one has two letters, as in ISO 3166.`);
  throw new UsageError(`"${code}" is not the code of a country, so --country must say where the market lies.`);
}

function chooseLanguages({ languages }: MarketRequest, { country, languages: official }: CountryFacts, spoken: ReadonlySet<string>) {
  if (languages === undefined) {
    const usual = usualLanguages(country, official, spoken);
    if (usual.length > 0) return usual;
    const name = countryName(country, 'en');
    throw new UsageError(`The store speaks no official language of ${name}. It speaks ${list(spoken)}; --languages chooses among them.`);
  }
  if (languages.length === 0) throw new UsageError('A market needs at least one language.');
  return languages.map((language, index) => {
    const known = storeLanguages.find((code) => code === language);
    if (!known || !spoken.has(known)) throw new UsageError(`The store does not speak "${language}". It speaks ${list(spoken)}.`);
    if (languages.indexOf(language) !== index) throw new UsageError(`The language "${language}" stands twice in --languages.`);
    return known;
  });
}

function nameOf({ name, names = {} }: MarketRequest, country: string): LocalisedText {
  const texts = storeLanguages.map((language) => [language, names[language] ?? name ?? countryName(country, language)]);
  return Object.fromEntries(texts) as LocalisedText;
}

function first<T>(values: readonly T[], otherwise: string): T {
  const [value] = values;
  if (value === undefined) throw new UsageError(otherwise);
  return value;
}

function list(languages: ReadonlySet<string>): string {
  return [...languages].sort().join(', ');
}
