import type { LanguageCode, MarketLanguage } from '#contract/documents.generated.ts';
import type { DocumentKind, LayeredKind } from '../read/document-kinds.ts';
import type { ResolvedDocument } from './resolved-document.ts';

/** A market with base laid under each of its documents. */
export interface ResolvedMarket {
  code: string;
  documents: { [Kind in LayeredKind]: ResolvedDocument<Kind> };
  /** Its languages whose content locale is known. */
  languages: MarketLanguage[];
  /** Messages by language, base laid under the market's own. */
  messages: ReadonlyMap<string, ResolvedDocument<'messages'>>;
}

/** What is stated for all markets, each document complete. What has a mistake of its own is not in it. */
export interface SharedStore {
  brand: ResolvedDocument<'brand'> | undefined;
  theme: ResolvedDocument<'theme'> | undefined;
  routes: ResolvedDocument<'routes'> | undefined;
  rates: ResolvedDocument<'rates'> | undefined;
  /** A store need not have any. */
  promoCodes: ResolvedDocument<'promo-codes'> | undefined;
  destinations: ResolvedDocument<'destinations'> | undefined;
  /** Base's part of a market, which need not be complete; features are declared here. */
  baseMarket: ResolvedDocument<'market'> | undefined;
  pages: ReadonlyMap<string, ResolvedDocument<'page'>>;
  tours: ReadonlyMap<string, ResolvedDocument<'tour'>>;
  /** Base's messages by language. */
  messages: ReadonlyMap<string, ResolvedDocument<'messages'>>;
  /** Names of the documents of a kind that were read so far: all that markets share, and those with mistakes, for they do exist. */
  namesOf(kind: DocumentKind): ReadonlySet<string>;
  /** Paths of pictures, fonts and marks below the markets folder. */
  assets: ReadonlySet<string>;
}

/** All that is stated. */
export interface ResolvedStore extends SharedStore {
  /** In the order of the selector. */
  markets: readonly ResolvedMarket[];
  /** False where a market was left out for a mistake of its own. */
  allMarketsAreValid: boolean;
}

/** Every language that some market speaks, in the order of first use. */
export function languagesOf({ markets }: { markets: readonly Pick<ResolvedMarket, 'languages'>[] }): LanguageCode[] {
  return [...new Set(markets.flatMap(({ languages }) => languages.map(({ urlCode }) => urlCode)))];
}

/** Every document that stands alone. */
export function sharedDocumentsOf(store: SharedStore): ResolvedDocument[] {
  const { brand, theme, routes, rates, promoCodes, destinations } = store;
  const alone: (ResolvedDocument | undefined)[] = [brand, theme, routes, rates, promoCodes, destinations];
  return [...alone, ...store.pages.values(), ...store.tours.values()].filter((document) => document !== undefined);
}

/** Every document of the store that stands alone, then those of each market. */
export function documentsOf(store: ResolvedStore): ResolvedDocument[] {
  return [...sharedDocumentsOf(store), ...store.markets.flatMap(({ documents }) => Object.values<ResolvedDocument>(documents))];
}
