import type { LanguageCode } from '#contract/documents.generated.ts';
import type { CompiledRoute, FileUrl, MarketEntry, Release } from '#contract/release.ts';
import { textIn } from '#domain/localised-text.ts';
import type { Sources } from '../read/sources.ts';
import type { CompleteStore } from '../resolve/complete-store.ts';
import { areSame } from '../resolve/resolve-memory.ts';
import { languagesOf, type ResolvedMarket } from '../resolve/resolved-store.ts';
import type { Schemas } from '../validate/schemas.ts';
import type { Cache } from './cache.ts';
import { type DamagedAsset, DamagedAssets } from './damaged-assets.ts';
import { emitDestinations } from './destinations.ts';
import { compileCatalogue } from './emit-catalogue.ts';
import { createCustomTourEmitter } from './emit-custom-tour.ts';
import { emitIcons } from './emit-icons.ts';
import { type EmittedMarket, emitMarket } from './emit-market.ts';
import { compileMailMessages } from './emit-messages.ts';
import { emitPictures, picturesInUse } from './emit-pictures.ts';
import { compileRoutes } from './emit-routes.ts';
import type { SliceInput } from './emit-slices.ts';
import { emitBrandMarks, emitTheme } from './emit-theme.ts';
import { createValidatorEmitter } from './emit-validators.ts';
import { indexedPages } from './indexed-pages.ts';
import { emitContentPages } from './pages.ts';
import { createPublicView } from './public-view.ts';
import { contentHash, ReleaseFiles } from './release-files.ts';

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

/** What all markets have in common. */
interface SharedPart {
  input: Omit<SliceInput, 'files'>;
  /** With what a browser must not see. */
  routes: CompiledRoute[];
  release: Omit<Release, 'hash' | 'markets' | 'marketLists'>;
  json: string;
  files: ReadonlySet<string>;
}

/**
 * Makes a release of a store without mistakes. The same documents always give the same release.
 * @throws DamagedAssets where files of pictures or fonts cannot be read
 */
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
  const { brand, theme, routes, rates, promoCodes, destinations, baseMarket, pages, tours, messages } = store;
  const promos = promoCodes ? [promoCodes] : [];
  const resolved = [brand, theme, routes, rates, ...promos, destinations, ...pages.values(), ...tours.values(), ...messages.values()];
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
  const damaged: DamagedAsset[] = [];
  const markUrl = await emitBrandMarks(sources, files, damaged);
  const theme = await emitTheme(shown.theme.value, sources, files, markUrl, damaged);
  const pictures = await emitPictures(shown, sources, files, cache, damaged);
  if (damaged.length > 0) throw new DamagedAssets(damaged);
  const icons = await emitIcons(schemas.commonEnum('IconName'), files);
  const strategy = store.brand.value.routingStrategy;
  const routes = compileRoutes(store.routes.value, strategy, languages);
  const release = {
    brand: store.brand.value,
    theme,
    mailMessages: compileMailMessages(store.messages, languages),
    catalogue: await compileCatalogue(store, pictures, cache),
    promoCodes: store.promoCodes?.value.codes ?? {},
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
