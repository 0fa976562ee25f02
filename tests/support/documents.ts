import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createIntl, createIntlCache } from '@formatjs/intl';
import { mergePatch } from '#compiler/resolve/merge-patch.ts';
import type {
  BrandDocument,
  CheckoutDocument,
  CustomTourFormDocument,
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
import { textIn } from '#domain/localised-text.ts';

interface DocumentsOfMarket {
  market: MarketDocument;
  checkout: CheckoutDocument;
  'custom-tour-form': CustomTourFormDocument;
  errors: ErrorsDocument;
  footer: FooterDocument;
  header: HeaderDocument;
  'required-fields': RequiredFieldsDocument;
  'traveller-fields': TravellerFieldsDocument;
}

/** The documents of a brand as their authors wrote them, so that tests expect words which no code has touched. */
interface Documents {
  brand: BrandDocument;
  routes: RoutesDocument['routes'];
  homePage: PageDocument;
  /** What a market has of a kind of document: its own over what all inherit. */
  documentOf<Kind extends keyof DocumentsOfMarket>(kind: Kind, market: string): DocumentsOfMarket[Kind];
  tourOf(id: string): TourDocument;
  tourIds: readonly string[];
  /** Every market in every language, in the order of the markets. */
  places: readonly Place[];
}

/** A market in one of its languages: the words, and where its pages are. */
export interface Place {
  documents: Documents;
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
  /** Where a route leads, as its table says. @throws where no route has the name */
  pathOf(route: string): string;
  /** A message of the store in this language. */
  say(id: string, values?: Record<string, string | number>): string;
  /** A document's text in this language. */
  text(localised: LocalisedText): string;
}

const cache = createIntlCache();

/** @param directory a folder like `markets` */
export function openDocuments(directory: string): Documents {
  const tours = readdirSync(join(directory, 'content/tours')).map((file) => read<TourDocument>(`content/tours/${file}`));
  const documents: Documents = {
    brand: read('brand.json'),
    routes: read<RoutesDocument>('routes.json').routes,
    homePage: read('content/pages/home.json'),
    documentOf: (kind, market) => layered(market, `${kind}.json`),
    tourOf: (id) => {
      const tour = tours.find((candidate) => candidate.id === id);
      if (!tour) throw new Error(`No document describes the tour ${id}`);
      return tour;
    },
    tourIds: tours.map(({ id }) => id),
    get places() {
      return places;
    },
  };
  const places = readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'base' && existsSync(join(directory, entry.name, 'market.json')))
    .map(({ name }) => ({ name, market: documents.documentOf('market', name) }))
    .sort((one, other) => one.market.order - other.market.order)
    .flatMap(({ name, market }) =>
      market.availableLanguages.map((language) =>
        createPlace(documents, name, language, layered<Record<string, string>>(name, `messages/${language.urlCode}.json`)),
      ),
    );
  return documents;

  function read<Document>(path: string): Document {
    return JSON.parse(readFileSync(join(directory, path), 'utf8')) as Document;
  }

  function layered<Document>(market: string, file: string): Document {
    const own = `${market}/${file}`;
    const base = read<Document>(`base/${file}`);
    return existsSync(join(directory, own)) ? (mergePatch(base, read(own)) as Document) : base;
  }
}

function createPlace(
  documents: Documents,
  market: string,
  { urlCode, contentLocale }: MarketDocument['availableLanguages'][number],
  messages: Record<string, string>,
): Place {
  const { brand, routes, tourOf } = documents;
  const { country, currency } = documents.documentOf('market', market);
  const intl = createIntl({ locale: contentLocale, messages }, cache);
  const prefix = brand.routingStrategy === 'single-market-and-language' ? '' : `/${market}-${urlCode}`;
  const text = (localised: LocalisedText) => textIn(localised, urlCode);
  const pathOf = (route: string) => {
    const path = routes[route]?.path;
    if (path === undefined) throw new Error(`No route is named ${route}`);
    return prefix + (typeof path === 'string' ? path : text(path));
  };
  return {
    documents,
    market,
    language: urlCode,
    contentLocale,
    hreflang: `${new Intl.Locale(contentLocale).language}-${country}`,
    country,
    currency,
    home: prefix || '/',
    search: pathOf('search'),
    pathOf,
    tour: (id) => pathOf('tour').replace('{slug}', text(tourOf(id).slug)),
    say: (id, values = {}) => {
      if (!(id in messages)) throw new Error(`No message is named ${id}`);
      return intl.formatMessage({ id }, values);
    },
    text,
  };
}

export const { brand, routes, homePage, documentOf, tourOf, places } = openDocuments('markets');

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
