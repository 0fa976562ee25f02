import { posix, relative } from 'node:path';
import { type Diagnostic, findMistakes, hasErrors } from '#compiler/index.ts';
import { identify } from '#compiler/read/document-kinds.ts';
import { displayPath } from '#compiler/read/read-documents.ts';
import type { Sources } from '#compiler/read/sources.ts';
import type { ResolvedStore } from '#compiler/resolve/resolved-store.ts';
import type { Schemas } from '#compiler/validate/schemas.ts';
import type { CurrencyRate } from '#contract/documents.generated.ts';
import { minorUnitDigits } from '#domain/money.ts';
import type { Folders } from '../document-options.ts';
import { UsageError } from '../usage-error.ts';
import { draftMarket, type MarketDraft, type MarketRequest, type StoreFacts } from './draft-market.ts';

/** The documents as they stand, read and checked. */
export interface Store {
  sources: Sources;
  schemas: Schemas;
  store: ResolvedStore;
  diagnostics: readonly Diagnostic[];
}

export interface PreparedMarket {
  draft: MarketDraft;
  /** Text of each file to write, by its path below the markets folder. */
  files: ReadonlyMap<string, string>;
}

/** @throws UsageError where the store has mistakes: what a new market would add to them cannot be told. */
export function refuseMistakes({ diagnostics }: Pick<Store, 'diagnostics'>): void {
  if (hasErrors(diagnostics))
    throw new UsageError('The documents have mistakes, so no market can be added to them yet: portolan check tells them.');
}

/** @throws UsageError where no market can have this code. */
export function refuseCode(code: string, { sources }: Pick<Store, 'sources'>): void {
  const path = `${code}/market.json`;
  const identity = identify(path);
  if ('problem' in identity || typeof identity.layer !== 'object')
    throw new UsageError(`"${code}" cannot be the code of a market: two to ten small letters are needed, and not "base" or "content".`);
  if (sources.documents.has(path)) throw new UsageError(`The market "${code}" exists already: ${displayPath(sources, path)}.`);
  if ([...sources.documents.keys(), ...sources.assets].some((other) => other.startsWith(`${code}/`)))
    throw new UsageError(`The folder ${displayPath(sources, code)} exists already, though without a market.json.`);
}

/** @throws UsageError where the store serves one market and has it. */
export function refuseSecondMarket({ store }: Pick<Store, 'store'>): void {
  const [market] = store.markets;
  if (!market || store.brand?.value.routingStrategy !== 'single-market-and-language') return;
  throw new UsageError(
    `This store serves one market alone, "${market.code}". For several, brand.json must say "routingStrategy": "multi-market-and-language".`,
  );
}

export function factsOfStore({ store }: Pick<Store, 'store'>): StoreFacts {
  const orders = store.markets.map(({ documents }) => documents.market.value.order);
  return { spoken: new Set(store.messages.keys()), nextOrder: Math.max(0, ...orders.map(Math.ceil)) + 1 };
}

export function hasRate({ store }: Pick<Store, 'store'>, currency: string): boolean {
  return Object.hasOwn(store.rates?.value.currencies ?? {}, currency);
}

/**
 * All files of a new market, already checked together with the documents that are there.
 * @param rate units of its currency for one euro, where rates.json has none yet
 * @throws UsageError where there can be no such market, with what to do instead
 */
export function prepareMarket(request: MarketRequest, rate: number | undefined, current: Store, folders: Folders): PreparedMarket {
  refuseMistakes(current);
  refuseCode(request.code, current);
  refuseSecondMarket(current);
  const draft = draftMarket(request, factsOfStore(current));
  const path = `${request.code}/market.json`;
  const files = new Map([[path, toText({ $schema: schemaReference(folders), ...draft })], ...ratesFile(draft.currency, rate, current)]);
  refuseNewDiagnostics(current, files);
  return { draft, files };
}

function ratesFile(currency: string, rate: number | undefined, current: Store): [path: string, text: string][] {
  const path = 'rates.json';
  if (!isCurrency(currency)) throw new UsageError(`"${currency}" is not a currency; one has three letters, as in ISO 4217.`);
  if (hasRate(current, currency)) {
    if (rate === undefined) return [];
    throw new UsageError(`${displayPath(current.sources, path)} has a rate for ${currency} already; leave --rate out.`);
  }
  if (rate === undefined)
    throw new UsageError(
      `${displayPath(current.sources, path)} has no rate for ${currency}: --rate <number> adds it, so many ${currency} for one euro.`,
    );
  const document = JSON.parse(current.sources.documents.get(path) ?? '{}') as { currencies: Record<string, CurrencyRate> };
  return [[path, toText({ ...document, currencies: { ...document.currencies, [currency]: rateEntry(currency, rate) } })]];
}

function isCurrency(currency: string): boolean {
  return Intl.supportedValuesOf('currency').includes(currency);
}

/** Prices are rounded to about the worth of one euro, as a power of ten. */
function rateEntry(currency: string, rate: number): CurrencyRate {
  const minorUnits = minorUnitDigits(currency);
  return { rate, minorUnits, roundTo: 10 ** Math.max(0, minorUnits + Math.round(Math.log10(rate))) };
}

function refuseNewDiagnostics({ sources, schemas, diagnostics }: Store, files: ReadonlyMap<string, string>): void {
  const documents = new Map([...sources.documents, ...files].sort(([one], [other]) => (one < other ? -1 : 1)));
  const known = new Set(diagnostics.map(identityOf));
  const added = findMistakes({ ...sources, documents }, schemas).filter((diagnostic) => !known.has(identityOf(diagnostic)));
  if (added.length === 0) return;
  const told = added.map(({ file, line, message }) => `  ${file}:${line} ${message}`);
  throw new UsageError(`Nothing was written, since the new market would not be right:\n${told.join('\n')}`);
}

function identityOf({ code, file, message }: Diagnostic): string {
  return JSON.stringify([code, file, message]);
}

/** As an editor follows it from the folder of a market. */
function schemaReference({ marketsDir, schemasDir }: Folders): string {
  return posix.join('..', relative(marketsDir, schemasDir).replaceAll('\\', '/'), 'patch/market.schema.json');
}

function toText(document: object): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}
