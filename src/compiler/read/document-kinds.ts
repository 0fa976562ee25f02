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
const storeKinds = ['brand', 'theme', 'routes', 'rates', 'promo-codes'] as const satisfies DocumentKind[];

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

/** Tells by its path below the markets folder what a document is; a sentence and the names that would be known there where it is nothing. */
export function identify(path: string): DocumentIdentity | { problem: string; written: string; known: string[] } {
  const parts = path.replace(/\.json$/, '').split('/');
  const [folder = '', second = '', third] = parts;
  if (parts.length === 1) {
    const kind = storeKinds.find((known) => known === folder);
    if (kind) return { kind, layer: 'store', name: kind, partial: false };
    if (layeredKinds.some((known) => known === folder)) return misplaced(path, 'in base or in the folder of a market');
    return unknownFile(path, folder, storeKinds);
  }
  if (folder === 'content') return identifyContent(path, parts);
  if (folder !== 'base' && !marketFolderForm.test(folder)) {
    return { problem: `"${folder}" cannot be the code of a market: two to ten small letters are needed.`, written: folder, known: [] };
  }
  const layer = folder === 'base' ? folder : { market: folder };
  if (second === 'messages' && third !== undefined && parts.length === 3)
    return { kind: 'messages', layer, name: third, partial: folder !== 'base' };
  const kind = parts.length === 2 ? layeredKinds.find((known) => known === second) : undefined;
  if (kind) return { kind, layer, name: kind, partial: folder !== 'base' || kind === 'market' };
  if (parts.length === 2 && storeKinds.some((known) => known === second)) return misplaced(path, 'at the top, beside the folders');
  return unknownFile(path, second, layeredKinds);
}

function identifyContent(path: string, [, second = '', third]: string[]): ReturnType<typeof identify> {
  if (second === 'destinations' && third === undefined) return { kind: 'destinations', layer: 'store', name: second, partial: false };
  const kind = second === 'tours' ? 'tour' : second === 'pages' ? 'page' : undefined;
  if (!kind && third !== undefined) {
    const problem = `"content/${second}" is not read: tours lie in content/tours, pages in content/pages.`;
    return { problem, written: second, known: [] };
  }
  if (!kind || third === undefined) return unknownFile(path, second, ['destinations']);
  if (nameForm.test(third)) return { kind, layer: 'store', name: third, partial: false };
  return { problem: `"${third}" is not a well-formed name: small letters, digits and hyphens are allowed.`, written: third, known: [] };
}

function misplaced(path: string, where: string) {
  return { problem: `"${path.split('/').at(-1)}" does not belong here: it lies ${where}.`, written: path, known: [] };
}

function unknownFile(path: string, written: string, known: readonly string[]) {
  return {
    problem: `No document is called "${path}". Known here are: ${known.map((name) => `${name}.json`).join(', ')}.`,
    written,
    known: [...known],
  };
}
