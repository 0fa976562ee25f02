import { readFile, utimes } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createMarketConfig, type MarketConfig } from '#config/market-config.ts';
import type { CompiledMarket, CompiledRoute, Release, ShellSlice } from '#contract/release.ts';
import { lazily } from '#domain/lazily.ts';
import { buildHref } from '#routing/href.ts';
import { createMatcher, type Matcher } from '#routing/matcher.ts';
import { isOffered } from '#routing/offered-routes.ts';
import { createOtherSpellings } from '#routing/other-spellings.ts';

/** A market in one of its languages: its routes and its config, which all requests share. */
export interface MarketLanguage {
  market: CompiledMarket;
  languageCode: string;
  /** Routes behind the prefix, or all where the store has none. */
  readonly prefixed: Matcher;
  readonly unprefixed: Matcher;
  /**
   * The address here of a page whose path, after the prefix, is spelled in another language or as it once was; null where
   * it is none, or the market does not offer it. Parameters stay as they are: the page that is found tells its own.
   * @param isPrefixed whether the path stood behind market and language
   */
  movedTo(path: string, isPrefixed: boolean): string | null;
  config(): Promise<MarketConfig>;
}

/** A release in memory, as the server uses it. It never changes: a new one takes its place. */
export interface LiveRelease {
  release: Release;
  marketLanguages: readonly MarketLanguage[];
  find(marketCode: string, languageCode: string): MarketLanguage | undefined;
  /** What addresses without a market show: the first market that speaks the brand's default language. */
  fallback: MarketLanguage;
}

/** A release that was asked for is not there. */
export class MissingReleaseError extends Error {
  override readonly name = 'MissingReleaseError';
}

/**
 * Opening a release marks it as in use today, so that no instance that shares the directory clears it away.
 * @param releasesDirectory where the compiler put the release @param hash its name
 * @throws MissingReleaseError where it is not there
 */
export async function openRelease(releasesDirectory: string, hash: string): Promise<LiveRelease> {
  const file = join(releasesDirectory, `${hash}.json`);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new MissingReleaseError(`There is no release ${hash} in ${releasesDirectory}.`) : error;
  });
  const now = new Date();
  await utimes(file, now, now).catch(() => undefined);
  const release = JSON.parse(text) as Release;
  const readPublicFile = async (url: string): Promise<unknown> =>
    JSON.parse(await readFile(join(releasesDirectory, 'files', basename(url)), 'utf8'));
  const marketLanguages = release.markets.flatMap((market) =>
    market.languages.map(({ urlCode }) => createMarketLanguage(market, urlCode, release, readPublicFile)),
  );
  const byKey = new Map(marketLanguages.map((entry) => [keyOf(entry.market.code, entry.languageCode), entry]));
  const fallback = marketLanguages.find(({ languageCode }) => languageCode === release.brand.defaultLanguage) ?? marketLanguages[0];
  if (!fallback) throw new Error('The release has no market');
  return { release, marketLanguages, find: (marketCode, languageCode) => byKey.get(keyOf(marketCode, languageCode)), fallback };
}

function keyOf(marketCode: string, languageCode: string): string {
  return `${marketCode}-${languageCode}`;
}

function createMarketLanguage(
  market: CompiledMarket,
  languageCode: string,
  { brand: { routingStrategy }, marketLists }: Release,
  readPublicFile: (url: string) => Promise<unknown>,
): MarketLanguage {
  const hasPrefix = (route: CompiledRoute) => route.prefixed && routingStrategy !== 'single-market-and-language';
  const prefixedRoutes = market.routes.filter(hasPrefix);
  const unprefixedRoutes = market.routes.filter((route) => !hasPrefix(route));
  const prefixed = lazily(() => createMatcher(prefixedRoutes, languageCode));
  const unprefixed = lazily(() => createMatcher(unprefixedRoutes, languageCode));
  const offered = (route: CompiledRoute) => isOffered(route, market);
  const prefixedElsewhere = lazily(() => createOtherSpellings(prefixedRoutes.filter(offered), languageCode));
  const unprefixedElsewhere = lazily(() => createOtherSpellings(unprefixedRoutes.filter(offered), languageCode));
  let config: Promise<MarketConfig> | undefined;
  return {
    market,
    languageCode,
    get prefixed() {
      return prefixed();
    },
    get unprefixed() {
      return unprefixed();
    },
    movedTo: (path, isPrefixed) => {
      const match = (isPrefixed ? prefixedElsewhere() : unprefixedElsewhere()).match(path);
      return match && buildHref({ ...match, marketCode: market.code, languageCode, routingStrategy });
    },
    config: () => {
      config ??= openConfig();
      return config;
    },
  };

  async function openConfig(): Promise<MarketConfig> {
    const shellFile = market.slices[languageCode]?.shell;
    if (!shellFile) throw new Error(`The market ${market.code} has no shell in ${languageCode}`);
    const shell = (await readPublicFile(shellFile)) as ShellSlice;
    return createMarketConfig({ shell, shellFile, marketsFile: marketLists[languageCode] ?? '', readFile: readPublicFile });
  }
}
