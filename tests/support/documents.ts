import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createIntl, createIntlCache } from '@formatjs/intl';
import { mergePatch } from '#compiler/resolve/merge-patch.ts';
import type {
  BrandDocument,
  CheckoutDocument,
  ErrorsDocument,
  FooterDocument,
  HeaderDocument,
  LocalisedText,
  MarketDocument,
  PageDocument,
  RequiredFieldsDocument,
  RoutesDocument,
  TourDocument,
  TravellerFieldsDocument,
} from '#contract/documents.generated.ts';
import { localise } from '#domain/localised-text.ts';

/** The documents as their authors wrote them, so that tests expect words which no code has touched. */
const marketsDirectory = 'markets';

interface DocumentsOfMarket {
  market: MarketDocument;
  checkout: CheckoutDocument;
  errors: ErrorsDocument;
  footer: FooterDocument;
  header: HeaderDocument;
  'required-fields': RequiredFieldsDocument;
  'traveller-fields': TravellerFieldsDocument;
}

function read<Document>(path: string): Document {
  return JSON.parse(readFileSync(join(marketsDirectory, path), 'utf8')) as Document;
}

/** What a market has of a kind of document: its own over what all inherit. */
export function documentOf<Kind extends keyof DocumentsOfMarket>(kind: Kind, market: string): DocumentsOfMarket[Kind] {
  const own = `${market}/${kind}.json`;
  const base = read<DocumentsOfMarket[Kind]>(`base/${kind}.json`);
  return existsSync(join(marketsDirectory, own)) ? (mergePatch(base, read(own)) as DocumentsOfMarket[Kind]) : base;
}

export const brand = read<BrandDocument>('brand.json');
export const routes = read<RoutesDocument>('routes.json').routes;
export const homePage = read<PageDocument>('content/pages/home.json');

const tours: readonly TourDocument[] = readdirSync(join(marketsDirectory, 'content/tours')).map((file) =>
  read<TourDocument>(`content/tours/${file}`),
);

export function tourOf(id: string): TourDocument {
  const tour = tours.find((candidate) => candidate.id === id);
  if (!tour) throw new Error(`No document describes the tour ${id}`);
  return tour;
}

/** A market in one of its languages: the words, and where its pages are. */
export interface Place {
  market: string;
  language: string;
  contentLocale: string;
  /** How search engines name language and country of its pages, as `fr-BE`. */
  hreflang: string;
  country: string;
  currency: string;
  /** As `/gb-en`. */
  home: string;
  search: string;
  tour(id: string): string;
  /** A message of the store in this language. */
  say(id: string, values?: Record<string, string | number>): string;
  /** A document's text in this language. */
  text(localised: LocalisedText): string;
}

const cache = createIntlCache();

/** The words of a language as a market says them. */
function messagesOf(market: string, language: string): Record<string, string> {
  const file = `messages/${language}.json`;
  const own = `${market}/${file}`;
  const base = read<Record<string, string>>(`base/${file}`);
  return existsSync(join(marketsDirectory, own)) ? { ...base, ...read<Record<string, string>>(own) } : base;
}

function createPlace(market: string, document: MarketDocument, language: string, contentLocale: string): Place {
  const messages = messagesOf(market, language);
  const intl = createIntl({ locale: contentLocale, messages }, cache);
  const home = `/${market}-${language}`;
  const text = (localised: LocalisedText) => localise(localised, language);
  const pathOf = (route: string) => {
    const path = routes[route]?.path;
    if (path === undefined) throw new Error(`No route is named ${route}`);
    return home + (typeof path === 'string' ? path : text(path));
  };
  return {
    market,
    language,
    contentLocale,
    hreflang: `${new Intl.Locale(contentLocale).language}-${document.country}`,
    country: document.country,
    currency: document.currency,
    home,
    search: pathOf('search'),
    tour: (id) => pathOf('tour').replace('{slug}', text(tourOf(id).slug)),
    say: (id, values = {}) => {
      if (!(id in messages)) throw new Error(`No message is named ${id}`);
      return intl.formatMessage({ id }, values);
    },
    text,
  };
}

/** Every market in every language, in the order of the markets. */
export const places: readonly Place[] = readdirSync(marketsDirectory, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'base' && existsSync(join(marketsDirectory, entry.name, 'market.json')))
  .map(({ name }) => ({ name, document: documentOf('market', name) }))
  .sort((one, other) => one.document.order - other.document.order)
  .flatMap(({ name, document }) =>
    document.availableLanguages.map(({ urlCode, contentLocale }) => createPlace(name, document, urlCode, contentLocale)),
  );

/** One place for each language; in `npm run test:full` every place. For what costs a request each, but no browser. */
export const sampledPlaces: readonly Place[] = process.env.FULL_TESTS
  ? places
  : places.filter(({ language }, index) => places.findIndex((place) => place.language === language) === index);

/** @param home as `/be-fr` */
export function placeAt(home: string): Place {
  const place = places.find((candidate) => candidate.home === home);
  if (!place) throw new Error(`No market and language is at ${home}`);
  return place;
}
