import type {
  BrandDocument,
  CheckoutDocument,
  CustomerAccountDocument,
  CustomTourFormDocument,
  DestinationsDocument,
  ErrorsDocument,
  FooterDocument,
  HeaderDocument,
  MarketDocument,
  PageDocument,
  PromoCodesDocument,
  RatesDocument,
  RequiredFieldsDocument,
  RoutesDocument,
  ThemeDocument,
  TourDocument,
  TravellerFieldsDocument,
} from '#contract/documents.generated.ts';

/** Messages of one language by id. */
export type MessagesDocument = Record<string, string>;

/** Every kind of document with its shape. A kind's schema is `<kind>.schema.json`. */
export interface DocumentTypes {
  brand: BrandDocument;
  theme: ThemeDocument;
  routes: RoutesDocument;
  rates: RatesDocument;
  'promo-codes': PromoCodesDocument;
  market: MarketDocument;
  header: HeaderDocument;
  footer: FooterDocument;
  errors: ErrorsDocument;
  checkout: CheckoutDocument;
  'customer-account': CustomerAccountDocument;
  'traveller-fields': TravellerFieldsDocument;
  'required-fields': RequiredFieldsDocument;
  'custom-tour-form': CustomTourFormDocument;
  messages: MessagesDocument;
  destinations: DestinationsDocument;
  page: PageDocument;
  tour: TourDocument;
}

export type DocumentKind = keyof DocumentTypes;

/** Documents of the whole store, at the top of the markets folder. */
export const storeKinds = ['brand', 'theme', 'routes', 'rates', 'promo-codes'] as const satisfies DocumentKind[];

/** Documents that base states for all markets and each market may override. */
export const layeredKinds = [
  'market',
  'header',
  'footer',
  'errors',
  'checkout',
  'customer-account',
  'traveller-fields',
  'required-fields',
  'custom-tour-form',
] as const satisfies DocumentKind[];

export type LayeredKind = (typeof layeredKinds)[number];

/** Where a document belongs: the store as a whole, base, or the market whose folder it lies in. */
export interface DocumentIdentity {
  kind: DocumentKind;
  layer: 'store' | 'base' | { market: string };
  /** A tour's id, a page's name, a language; the kind itself for all others. */
  name: string;
  /** Whether it only changes what another layer states, and so need not be complete. */
  partial: boolean;
}

const marketFolderForm = /^[a-z]{2,10}$/;
const nameForm = /^[a-z][a-z0-9-]*$/;

/** Why a document is not read. */
export interface UnknownDocument {
  problem: string;
  written: string;
  known: string[];
  /** What it may have been meant as, so that nobody is told that there is no such thing. */
  meant: { kind: DocumentKind; name: string }[];
}

/** Tells by its path below the markets folder what a document is; a sentence and the names that would be known there where it is nothing. */
export function identify(path: string): DocumentIdentity | UnknownDocument {
  const parts = path.replace(/\.json$/, '').split('/');
  const [folder = '', second = '', third] = parts;
  if (parts.length === 1) {
    const kind = storeKinds.find((known) => known === folder);
    if (kind) return { kind, layer: 'store', name: kind, partial: false };
    return misplacedDocument(parts) ?? unknownFile(path, folder, storeKinds);
  }
  if (folder === 'content') return identifyContent(path, parts);
  if (folder !== 'base' && !marketFolderForm.test(folder)) {
    const problem = `"${folder}" cannot be the code of a market: two to ten small letters are needed.`;
    return { problem, written: folder, known: [], meant: [] };
  }
  const layer = folder === 'base' ? folder : { market: folder };
  if (second === 'messages' && third !== undefined && parts.length === 3)
    return { kind: 'messages', layer, name: third, partial: folder !== 'base' };
  const kind = parts.length === 2 ? layeredKinds.find((known) => known === second) : undefined;
  if (kind) return { kind, layer, name: kind, partial: folder !== 'base' || kind === 'market' };
  return misplacedDocument(parts) ?? unknownFile(path, second, layeredKinds);
}

function identifyContent(path: string, parts: readonly string[]): DocumentIdentity | UnknownDocument {
  const [, second = '', third] = parts;
  if (second === 'destinations' && third === undefined) return { kind: 'destinations', layer: 'store', name: second, partial: false };
  const kind = second === 'tours' ? 'tour' : second === 'pages' ? 'page' : undefined;
  if (kind && third !== undefined) {
    if (nameForm.test(third)) return { kind, layer: 'store', name: third, partial: false };
    const problem = `"${third}" is not a well-formed name: small letters, digits and hyphens are allowed.`;
    return { problem, written: third, known: [], meant: [] };
  }
  const misplacedHere = misplacedDocument(parts);
  if (misplacedHere) return misplacedHere;
  if (third !== undefined) {
    const problem = `"content/${second}" is not read: tours lie in content/tours, pages in content/pages.`;
    return { problem, written: second, known: [], meant: [] };
  }
  const { problem, ...unknown } = unknownFile(path, second, ['destinations']);
  const meant = (['tour', 'page'] as const).map((free) => ({ kind: free, name: second }));
  return { ...unknown, problem: `${problem} Tours lie in content/tours, pages in content/pages.`, meant };
}

const languageForm = /^[a-z]{2}$/;

/** A document that is known by its name, or by its folder, to lie elsewhere. */
function misplacedDocument(parts: readonly string[]): UnknownDocument | undefined {
  const name = parts.at(-1) ?? '';
  const folder = parts.at(-2) ?? '';
  if (folder === 'tours') return misplaced(name, 'in content/tours', 'tour');
  if (folder === 'pages') return misplaced(name, 'in content/pages', 'page');
  if (folder === 'messages') return misplaced(name, 'in base/messages, or in the folder messages of a market', 'messages');
  if (storeKinds.some((known) => known === name)) return misplaced(name, 'at the top, beside the folders');
  if (layeredKinds.some((known) => known === name)) return misplaced(name, 'in base or in the folder of a market');
  if (name === 'destinations') return misplaced(name, 'in content');
  if (name === 'messages') return misplaced(name, 'in a folder messages, a file for each language, as en.json');
  if (parts.length === 2 && languageForm.test(name))
    return misplaced(name, `in a folder messages, as ${folder}/messages/${name}.json`, 'messages');
  return undefined;
}

function misplaced(name: string, where: string, kind?: DocumentKind): UnknownDocument {
  const problem = `"${name}.json" does not belong here: it lies ${where}.`;
  return { problem, written: name, known: [], meant: kind ? [{ kind, name }] : [] };
}

function unknownFile(path: string, written: string, known: readonly string[]): UnknownDocument {
  return {
    problem: `No document is called "${path}". Known here are: ${known.map((name) => `${name}.json`).join(', ')}.`,
    written,
    known: [...known],
    meant: [],
  };
}
