import type { LanguageCode } from '#contract/documents.generated.ts';
import type { Place } from '../diagnostics/diagnostic.ts';
import { child } from '../read/json-pointer.ts';
import type { ResolvedDocument } from '../resolve/resolved-document.ts';
import { documentsOf, type ResolvedMarket, type ResolvedStore } from '../resolve/resolved-store.ts';
import { type FoundText, localisedTextsOf } from './localised-texts.ts';

export interface Count {
  present: number;
  total: number;
}

/** A text that a language does not have, so that English is shown. */
export interface MissingText {
  /** The id of a message; of any other text its place within its document. */
  name: string;
  english: string;
  /** Where the text stands in the other languages. */
  place: Place;
}

/** How much of what visitors of a market read is written in one of its languages. */
export interface Coverage {
  market: string;
  language: LanguageCode;
  /** Texts of documents: of the whole store, of the market with base laid under, and the names of the other markets. */
  texts: Count;
  messages: Count;
  missing: MissingText[];
}

/** Counts translations for each market and each of its languages, markets in the order of the selector. */
export function coverageOf(store: ResolvedStore): Coverage[] {
  const textsByDocument = new Map(documentsOf(store).map((document) => [document, localisedTextsOf(document)]));
  const textsOf = (document: ResolvedDocument) => textsByDocument.get(document) ?? [];
  const ofMarkets = new Set(store.markets.flatMap(({ documents }) => Object.values<ResolvedDocument>(documents)));
  const ofTheStore = [...textsByDocument.keys()].filter((document) => !ofMarkets.has(document)).flatMap(textsOf);
  return store.markets.flatMap((market) => {
    const own = Object.values<ResolvedDocument>(market.documents).flatMap(textsOf);
    const names = store.markets.filter((other) => other !== market).map(nameOf);
    const texts = [...ofTheStore, ...own, ...names];
    return market.languages.map(({ urlCode }) => coverageIn(market, urlCode, texts));
  });
}

/** The selector names every market in the language of the visitor. */
function nameOf({ documents: { market } }: ResolvedMarket): FoundText {
  return { document: market, pointer: '/name', text: market.value.name };
}

function coverageIn(market: ResolvedMarket, language: LanguageCode, texts: readonly FoundText[]): Coverage {
  const missingTexts = texts.filter(({ text }) => text[language] === undefined).map(missingText);
  const { count, missing } = messageCoverage(market, language);
  return {
    market: market.code,
    language,
    texts: { present: texts.length - missingTexts.length, total: texts.length },
    messages: count,
    missing: [...missingTexts, ...missing],
  };
}

function missingText({ document, pointer, text }: FoundText): MissingText {
  return { name: pointer, english: text.en, place: document.placeOf(pointer, 'key') };
}

function messageCoverage({ messages }: ResolvedMarket, language: LanguageCode): { count: Count; missing: MissingText[] } {
  const english = messages.get('en');
  if (!english) return { count: { present: 0, total: 0 }, missing: [] };
  const own = messages.get(language)?.value ?? {};
  const all = Object.entries(english.value);
  const missing = all
    .filter(([id]) => !Object.hasOwn(own, id))
    .map(([id, text]): MissingText => ({ name: id, english: text, place: english.placeOf(child('', id), 'key') }));
  return { count: { present: all.length - missing.length, total: all.length }, missing };
}
