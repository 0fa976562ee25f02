import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import type { BrandDocument, CustomerAccount, MarketDocument } from '#contract/documents.generated.ts';
import { type RunningStore, runStore } from './run-store.ts';

const platformHost = 'https://accounts.example';

const accountPlatform: NonNullable<BrandDocument['accountPlatform']> = {
  modulePrefix: 'harbour',
  marketScript: `${platformHost}/markets/{market}.js`,
  headerScript: `${platformHost}/header.js`,
  drawerScript: `${platformHost}/drawer.js`,
};

/** Markets whose customers have accounts: in the first the store draws the account menu, in the second the platform does. */
const accounts: Record<string, CustomerAccount> = {
  gb: { marketIdentifier: 'harbour-gb', enableAlternativeHeader: false },
  de: { marketIdentifier: 'harbour-de', enableAlternativeHeader: true },
};

/** A code that one market announces. */
export const promoCode = {
  enabled: true,
  promoCode: 'COMPASS5',
  title: { en: '5% off your first tour' },
  shortDescription: { en: 'Enter it when you pay.' },
  longDescription: { en: '<p>One code per booking, for your first booking.</p>' },
};
export const promoMarket = 'us';

/**
 * The store of this repository with what none of its markets has switched on: accounts in two, a promo code in another.
 * @returns the store, to be stopped by who asked for it
 */
export async function runExtendedStore(): Promise<Pick<RunningStore, 'origin' | 'stop'>> {
  const folder = await mkdtemp(join(tmpdir(), 'portolan-extended-'));
  await cp('markets', folder, { recursive: true });
  await edit<BrandDocument>(join(folder, 'brand.json'), (brand) => ({ ...brand, accountPlatform }));
  for (const [code, customerAccount] of Object.entries(accounts))
    await edit<MarketDocument>(join(folder, code, 'market.json'), (market) => ({ ...market, customerAccount }));
  await edit<object>(join(folder, promoMarket, 'market.json'), (market) => ({ ...market, promoCodeBanner: promoCode }));
  const store = await runStore({ environment: { MARKETS_DIR: folder } });
  return {
    origin: store.origin,
    stop: async () => {
      await store.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function edit<Document>(file: string, change: (document: Document) => Document): Promise<void> {
  const document = JSON.parse(await readFile(file, 'utf8')) as Document;
  await writeFile(file, JSON.stringify(change(document)));
}

/** Serves the scripts of the account platform from tests/fixtures. @returns the paths of those that were asked for */
export async function servePlatform(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route(`${platformHost}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    const file = pathname.startsWith('/markets/') ? 'market.js' : pathname.slice(1);
    return route.fulfill({ contentType: 'text/javascript', path: join('tests/fixtures/account-platform', file) });
  });
  return asked;
}
