import type { ShellSlice, SliceName, Slices } from '#contract/release.ts';
import { buildHref } from '#routing/href.ts';
import { isOffered } from '#routing/offered-routes.ts';
import { deepFreeze } from './deep-freeze.ts';
import { createMarketIntl, type MarketIntl } from './market-intl.ts';
import type { FlagName, RouteName } from './names.ts';

/** Fetches a public file of the release by its address. */
export type ReadFile = (url: string) => Promise<unknown>;

/**
 * A release as one market and language sees it: the only door through which code reaches what the documents say.
 * Frozen. Slices arrive when a screen needs them; a slice that was not loaded throws, so that a page that forgot to
 * declare it fails at once.
 */
export interface MarketConfig {
  readonly shell: ShellSlice;
  readonly intl: MarketIntl;
  flag(name: FlagName): boolean;
  /** The path of a named route in this market and language, with its prefix. */
  href(name: RouteName, params?: Record<string, string>, query?: Record<string, string>): string;
  /** Whether the market has a named route: its feature is on, and there are accounts where it needs them. */
  offers(name: RouteName): boolean;
  /** Where a tour is found: at its page, or at the older planner in a market that has not switched that page on. */
  tourHref(tour: { id: string; slug: string }): string;
  /** Where the logo and home links lead. */
  readonly homeHref: string;
  slice<Name extends SliceName>(name: Name): Slices[Name];
  loadSlices(names: readonly SliceName[]): Promise<void>;
  /** Reads another public file of the release, as the list of markets. */
  readFile: ReadFile;
  /** Where the shell slice itself lies. */
  readonly shellFile: string;
  /** Where the list of all markets lies. */
  readonly marketsFile: string;
}

export interface MarketConfigInput {
  shell: ShellSlice;
  shellFile: string;
  marketsFile: string;
  readFile: ReadFile;
}

export function createMarketConfig({ shell, shellFile, marketsFile, readFile }: MarketConfigInput): MarketConfig {
  deepFreeze(shell);
  const slices = new Map<SliceName, Slices[SliceName]>([['shell', shell]]);
  const intl = createMarketIntl(shell);

  async function loadSlice(name: SliceName): Promise<void> {
    if (slices.has(name)) return;
    const slice = deepFreeze((await readFile(shell.files.slices[name])) as Slices[SliceName]);
    intl.add(slice.messages);
    slices.set(name, slice);
  }

  const place = {
    marketCode: shell.market.code,
    languageCode: shell.language.urlCode,
    routingStrategy: shell.brand.routingStrategy,
  };

  const features = { flags: shell.flags, hasCustomerAccounts: shell.customerAccount !== undefined };
  const routeOf = (name: RouteName) => shell.routes.find((candidate) => candidate.name === name);

  function href(name: RouteName, params: Record<string, string> = {}, query?: Record<string, string>): string {
    const route = routeOf(name);
    if (!route) throw new Error(`No route is named ${name}`);
    return buildHref({ route, params, query, ...place });
  }

  function offers(name: RouteName): boolean {
    const route = routeOf(name);
    return route !== undefined && isOffered(route, features);
  }

  const home = href('home');
  return {
    shell,
    intl,
    shellFile,
    marketsFile,
    readFile,
    flag: (name) => shell.flags[name] === true,
    href,
    offers,
    tourHref: ({ id, slug }) => (offers('tour') ? href('tour', { slug }) : href('planner', {}, { tourId: id })),
    homeHref: shell.homePagePath ? (home === '/' ? '' : home) + shell.homePagePath : home,
    slice: (name) => {
      const slice = slices.get(name);
      if (!slice) throw new Error(`The slice ${name} was not loaded: name it in the page registry`);
      return slice as Slices[typeof name];
    },
    loadSlices: async (names) => {
      await Promise.all(names.map(loadSlice));
    },
  };
}
