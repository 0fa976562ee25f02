import type { FieldRule, LanguageCode, TravellerFieldsDocument } from '#contract/documents.generated.ts';
import type { Catalogue, CompiledMarket, CompiledRoute, FileUrl, MarketEntry, MessageAst, Release } from '#contract/release.ts';
import type { Sources } from '../read/sources.ts';
import type { CompleteStore } from '../resolve/complete-store.ts';
import { languagesOf, type ResolvedMarket } from '../resolve/resolved-store.ts';
import type { Schemas } from '../validate/schemas.ts';
import type { Cache } from './cache.ts';
import { emitIcons } from './emit-icons.ts';
import { compileMessages } from './emit-messages.ts';
import { emitPictures, type Pictures } from './emit-pictures.ts';
import { compileRoutes } from './emit-routes.ts';
import { channelOf, emitSlices, type SliceInput } from './emit-slices.ts';
import { emitBrandMarks, emitTheme } from './emit-theme.ts';
import { createValidatorEmitter } from './emit-validators.ts';
import { sorted, textIn } from './localise.ts';
import { emitContentPages } from './pages.ts';
import { publicView } from './public-view.ts';
import { contentHash, filesPath, ReleaseFiles } from './release-files.ts';
import { createMapDrawer } from './tour-map.ts';

/** A release and its public files, still in memory. */
export interface EmittedRelease {
  release: Release;
  files: ReleaseFiles;
}

/** Makes a release of a store without mistakes. The same documents always give the same release. */
export async function emitRelease(
  store: CompleteStore,
  sources: Sources,
  schemas: Pick<Schemas, 'book' | 'commonEnum'>,
  cache: Cache,
): Promise<EmittedRelease> {
  const files = new ReleaseFiles();
  const shown = publicView(store, schemas.book);
  const languages = languagesOf(store);
  const markUrl = await emitBrandMarks(sources, files);
  const theme = await emitTheme(shown.theme.value, sources, files, markUrl);
  const pictures = await emitPictures(shown, sources, files, cache);
  const icons = await emitIcons(schemas.commonEnum('IconName'), files);
  const emitValidators = createValidatorEmitter(files, cache);
  const strategy = store.brand.value.routingStrategy;
  const routes = compileRoutes(store.routes.value, strategy, languages);
  const input: SliceInput = {
    store: shown,
    theme,
    routes: compileRoutes(shown.routes.value, strategy, languages),
    pictures,
    markUrl,
    icons,
    marketLists: emitMarketLists(shown, languages, files),
    contentPages: emitContentPages(shown, languages, pictures, files),
    files,
  };
  const markets: CompiledMarket[] = [];
  for (const [index, shownMarket] of shown.markets.entries()) {
    const validators = await emitValidators(shownMarket.documents['traveller-fields'].value);
    const slices = shownMarket.languages.map((language) => [language.urlCode, emitSlices(input, shownMarket, language, validators)]);
    markets.push(compileMarket(store.markets[index] ?? shownMarket, routes, validators, Object.fromEntries(slices)));
  }
  const release: Omit<Release, 'hash'> = {
    brand: store.brand.value,
    theme,
    markets,
    mailMessages: compileMailMessages(store, languages),
    catalogue: await compileCatalogue(store, pictures, cache),
  };
  return { release: { hash: contentHash(JSON.stringify(release), 16), ...release }, files };
}

function compileMarket(
  market: ResolvedMarket,
  routes: CompiledRoute[],
  validators: FileUrl,
  slices: CompiledMarket['slices'],
): CompiledMarket {
  const { name, currency, country, timeZone, featureFlags, enableB2cChannel, enabledPaymentProvidersB2b, enabledPaymentProvidersB2c } =
    market.documents.market.value;
  return {
    code: market.code,
    name,
    currency,
    country,
    timeZone,
    languages: market.languages,
    flags: featureFlags,
    enableB2cChannel,
    ...channelOf(market),
    enabledPaymentProvidersB2c,
    enabledPaymentProvidersB2b,
    routes,
    requiredFields: market.documents['required-fields'].value,
    validatorsFile: releasePath(validators),
    fieldRules: fieldRulesOf(market.documents['traveller-fields'].value),
    slices,
  };
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

function emitMarketLists(store: CompleteStore, languages: readonly LanguageCode[], files: ReleaseFiles): SliceInput['marketLists'] {
  return new Map(
    languages.map((language) => {
      const entries: MarketEntry[] = store.markets.map((market) => ({
        code: market.code,
        name: textIn(market.documents.market.value.name, language),
        languages: market.languages.map(({ urlCode, fullName, contentLocale }) => ({ urlCode, fullName, contentLocale })),
      }));
      return [language, { entries, url: files.add(`markets.${language}`, 'json', JSON.stringify(entries)) }];
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
    tours.push({ ...value, pictures: value.pictures.map((picture) => pictures.inAllLanguages(picture)), map: await drawMap(value) });
  }
  const regions = sorted(store.destinations.value.regions).map(([key, { name, countries }]) => ({
    key,
    name,
    countries: sorted(countries).map(([country, { name: countryName, countryCode }]) => ({ key: country, name: countryName, countryCode })),
  }));
  const content = { tours, regions, rates: store.rates.value };
  return { hash: contentHash(JSON.stringify(content), 16), ...content };
}
