import type { CustomTourFormDocument, FieldRule, LanguageCode, TravellerFieldsDocument } from '#contract/documents.generated.ts';
import type { Catalogue, CompiledMarket, CompiledRoute, FileUrl, MarketEntry, MessageAst, Release } from '#contract/release.ts';
import type { Sources } from '../read/sources.ts';
import type { CompleteStore } from '../resolve/complete-store.ts';
import { ownerOfMessage } from '../resolve/message-owners.ts';
import { areSame } from '../resolve/resolve-memory.ts';
import { languagesOf, type ResolvedMarket } from '../resolve/resolved-store.ts';
import type { Schemas } from '../validate/schemas.ts';
import type { Cache } from './cache.ts';
import { emitDestinations } from './destinations.ts';
import { createCustomTourEmitter, type EmittedCustomTourForm } from './emit-custom-tour.ts';
import { emitIcons } from './emit-icons.ts';
import { compileMessages } from './emit-messages.ts';
import { emitPictures, type Pictures, picturesInUse } from './emit-pictures.ts';
import { compileRoutes } from './emit-routes.ts';
import { emitSlices, type SliceInput } from './emit-slices.ts';
import { emitBrandMarks, emitTheme } from './emit-theme.ts';
import { createValidatorEmitter } from './emit-validators.ts';
import { indexedPages } from './indexed-pages.ts';
import { sorted, textIn } from './localise.ts';
import { channelOf } from './market-shell.ts';
import { emitContentPages } from './pages.ts';
import { createPublicView } from './public-view.ts';
import { contentHash, filesPath, ReleaseFiles } from './release-files.ts';
import { createMapDrawer } from './tour-map.ts';

/** A release and its public files, still in memory. */
export interface EmittedRelease {
  release: Release;
  /** The server part as it is written. */
  serverPart: string;
  files: ReleaseFiles;
}

/** What was emitted before, for a process that compiles again and again: markets that did not change are not emitted again. */
export interface EmitMemory {
  shared?: { key: readonly unknown[]; part: SharedPart; publicView: (store: CompleteStore) => CompleteStore };
  markets: WeakMap<ResolvedMarket, EmittedMarket>;
}

interface EmittedMarket {
  market: CompiledMarket;
  json: string;
  files: ReadonlySet<string>;
}

/** What all markets have in common. */
interface SharedPart {
  input: Omit<SliceInput, 'files'>;
  /** With what a browser must not see. */
  routes: CompiledRoute[];
  release: Omit<Release, 'hash' | 'markets' | 'marketLists'>;
  json: string;
  files: ReadonlySet<string>;
}

/** Makes a release of a store without mistakes. The same documents always give the same release. */
export async function emitRelease(
  store: CompleteStore,
  sources: Sources & { assetStamps?: string },
  schemas: Pick<Schemas, 'book' | 'commonEnum'>,
  cache: Cache,
  memory: EmitMemory = { markets: new WeakMap() },
): Promise<EmittedRelease> {
  const files = new ReleaseFiles();
  const languages = languagesOf(store);
  const hasSeveralMarkets = store.markets.length > 1;
  const key = [...sharedDocuments(store), sources.assetStamps, languages.join(), picturesInUse(store).join(), hasSeveralMarkets];
  const known = memory.shared && areSame(memory.shared.key, key) ? memory.shared : undefined;
  const publicView = known?.publicView ?? createPublicView(schemas.book);
  const shown = publicView(store);
  const shared = known?.part ?? (await emitShared(store, shown, sources, schemas, languages, files, cache));
  if (!known) {
    memory.shared = { key, part: shared, publicView };
    memory.markets = new WeakMap();
  }
  files.keep(shared.files);
  const emitValidators = createValidatorEmitter(files, cache);
  const emitCustomTourForm = createCustomTourEmitter(files, cache, shown);
  const input: SliceInput = { ...shared.input, store: shown, files };
  const makers = { emitValidators, emitCustomTourForm };
  const emitted: EmittedMarket[] = [];
  for (const [index, market] of store.markets.entries()) {
    const before = memory.markets.get(market);
    const now = before ?? (await emitMarket(input, market, shown.markets[index] ?? market, shared.routes, makers));
    memory.markets.set(market, now);
    files.keep(now.files);
    emitted.push(now);
  }
  files.beginPart();
  const marketLists = emitMarketLists(shown, languages, files);
  const parts = `${shared.json.slice(1, -1)},"marketLists":${JSON.stringify(marketLists)},"markets":[${emitted.map(({ json }) => json).join()}]`;
  const hash = contentHash(parts, 16);
  const release: Release = { hash, ...shared.release, marketLists, markets: emitted.map(({ market }) => market) };
  return { release, serverPart: `{"hash":"${hash}",${parts}}`, files };
}

/** All documents but those of markets. */
function sharedDocuments(store: CompleteStore): unknown[] {
  const { brand, theme, routes, rates, destinations, baseMarket, pages, tours, messages } = store;
  const resolved = [brand, theme, routes, rates, destinations, ...pages.values(), ...tours.values(), ...messages.values()];
  return [...resolved.flatMap(({ layers }) => layers), ...(baseMarket?.layers ?? [])];
}

async function emitShared(
  store: CompleteStore,
  shown: CompleteStore,
  sources: Sources,
  schemas: Pick<Schemas, 'commonEnum'>,
  languages: readonly LanguageCode[],
  files: ReleaseFiles,
  cache: Cache,
): Promise<SharedPart> {
  const named = files.beginPart();
  const markUrl = await emitBrandMarks(sources, files);
  const theme = await emitTheme(shown.theme.value, sources, files, markUrl);
  const pictures = await emitPictures(shown, sources, files, cache);
  const icons = await emitIcons(schemas.commonEnum('IconName'), files);
  const strategy = store.brand.value.routingStrategy;
  const routes = compileRoutes(store.routes.value, strategy, languages);
  const release = {
    brand: store.brand.value,
    theme,
    mailMessages: compileMailMessages(store, languages),
    catalogue: await compileCatalogue(store, pictures, cache),
    indexedPages: indexedPages(store, routes, languages),
  };
  return {
    input: {
      store: shown,
      theme,
      routes: compileRoutes(shown.routes.value, strategy, languages),
      pictures,
      markUrl,
      icons,
      contentPages: emitContentPages(shown, languages, pictures, files),
      destinations: emitDestinations(shown, languages, pictures, files),
    },
    routes,
    release,
    json: JSON.stringify(release),
    files: named,
  };
}

/** What writes the files that forms of several markets share. */
interface FormMakers {
  emitValidators: (fields: TravellerFieldsDocument) => Promise<FileUrl>;
  emitCustomTourForm: (document: CustomTourFormDocument) => Promise<EmittedCustomTourForm>;
}

async function emitMarket(
  input: SliceInput,
  market: ResolvedMarket,
  shown: ResolvedMarket,
  routes: CompiledRoute[],
  { emitValidators, emitCustomTourForm }: FormMakers,
): Promise<EmittedMarket> {
  const files = input.files.beginPart();
  const validators = await emitValidators(shown.documents['traveller-fields'].value);
  const customTourForm = await emitCustomTourForm(shown.documents['custom-tour-form'].value);
  const slices = shown.languages.map((language) => [language.urlCode, emitSlices(input, shown, language, validators, customTourForm)]);
  const compiled = compileMarket(market, routes, { validators, customTourForm }, Object.fromEntries(slices));
  return { market: compiled, json: JSON.stringify(compiled), files };
}

function compileMarket(
  market: ResolvedMarket,
  routes: CompiledRoute[],
  { validators, customTourForm }: { validators: FileUrl; customTourForm: EmittedCustomTourForm },
  slices: CompiledMarket['slices'],
): CompiledMarket {
  const { name, currency, country, timeZone, featureFlags, customerAccount, ...rest } = market.documents.market.value;
  const { enableB2cChannel, enabledPaymentProvidersB2b, enabledPaymentProvidersB2c } = rest;
  return {
    code: market.code,
    name,
    currency,
    country,
    timeZone,
    languages: market.languages,
    flags: featureFlags,
    hasCustomerAccounts: customerAccount !== undefined,
    enableB2cChannel,
    ...channelOf(market),
    enabledPaymentProvidersB2c,
    enabledPaymentProvidersB2b,
    routes,
    requiredFields: market.documents['required-fields'].value,
    validatorsFile: releasePath(validators),
    fieldRules: fieldRulesOf(market.documents['traveller-fields'].value),
    customTourForm: {
      hash: customTourForm.hash,
      file: releasePath(customTourForm.file),
      validatorsFile: releasePath(customTourForm.validators),
    },
    ...ownMailMessages(market),
    slices,
  };
}

function ownMailMessages({ messages }: ResolvedMarket): Pick<CompiledMarket, 'mailMessages'> {
  const own = [...messages].filter(([, { layers }]) =>
    layers.slice(1).some(({ json }) => Object.keys(json.value as object).some((id) => ownerOfMessage(id) === 'mail')),
  );
  if (own.length === 0) return {};
  return { mailMessages: Object.fromEntries(own.map(([language]) => [language, compileMessages(messages, language).mail])) };
}

function fieldRulesOf({ contact, billing, passenger }: TravellerFieldsDocument): Record<string, FieldRule> {
  const sections = Object.entries({ contact, billing, passenger });
  return Object.fromEntries(
    sections.flatMap(([section, fields]) => Object.entries(fields).map(([path, { rule = 'none' }]) => [`${section}.${path}`, rule])),
  );
}

/** Where a public file lies below the folder of releases. */
function releasePath(url: FileUrl): string {
  return `files/${url.slice(filesPath.length)}`;
}

function emitMarketLists(store: CompleteStore, languages: readonly LanguageCode[], files: ReleaseFiles): Record<string, FileUrl> {
  return Object.fromEntries(
    languages.map((language) => {
      const entries: MarketEntry[] = store.markets.map((market) => ({
        code: market.code,
        name: textIn(market.documents.market.value.name, language),
        languages: market.languages.map(({ urlCode, fullName, contentLocale }) => ({ urlCode, fullName, contentLocale })),
      }));
      return [language, files.add(`markets.${language}`, 'json', JSON.stringify(entries))];
    }),
  );
}

function compileMailMessages(store: CompleteStore, languages: readonly LanguageCode[]): Record<string, Record<string, MessageAst>> {
  return Object.fromEntries(
    [...new Set<string>(['en', ...languages])].map((language) => [language, compileMessages(store.messages, language).mail]),
  );
}

async function compileCatalogue(store: CompleteStore, pictures: Pictures, cache: Cache): Promise<Catalogue> {
  const drawMap = createMapDrawer(cache);
  const tours: Catalogue['tours'] = [];
  for (const [, { value }] of [...store.tours].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const [first] = value.pictures;
    tours.push({
      ...value,
      pictures: value.pictures.map((picture) => pictures.inAllLanguages(picture)),
      sharePicture: first ? pictures.shareImage(first) : '',
      map: await drawMap(value),
    });
  }
  const regions = sorted(store.destinations.value.regions).map(([key, { name, countries }]) => ({
    key,
    name,
    countries: sorted(countries).map(([country, { name: countryName, countryCode }]) => ({ key: country, name: countryName, countryCode })),
  }));
  const content = { tours, regions, rates: store.rates.value };
  return { hash: contentHash(JSON.stringify(content), 16), ...content };
}
