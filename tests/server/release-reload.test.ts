import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchStore, type RunningStore, runStore } from '../support/run-store.ts';
import { eventually, freshStoreData } from '../support/store-data.ts';

/** Needs a build, as every test of the running store does. */
let folder: string;
let releasesDirectory: string;
let marketFile: string;
let store: RunningStore;
const running: RunningStore[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portolan-reload-'));
  const marketsDirectory = join(folder, 'markets');
  releasesDirectory = join(folder, 'releases');
  marketFile = join(marketsDirectory, 'gb/market.json');
  await cp('markets', marketsDirectory, { recursive: true });
  store = await start({ MARKETS_DIR: marketsDirectory, RELEASES_DIR: releasesDirectory, WATCH_MARKETS: '1' });
});

afterAll(async () => {
  await Promise.all(running.map((each) => each.stop()));
  await rm(folder, { recursive: true, force: true });
});

async function start(environment: Record<string, string>): Promise<RunningStore> {
  const started = await runStore({ environment, dataDirectory: await freshStoreData() });
  running.push(started);
  return started;
}

async function rename(name: string): Promise<void> {
  const market = JSON.parse(await readFile(marketFile, 'utf8')) as { name: { en: string } };
  market.name.en = name;
  await writeFile(marketFile, JSON.stringify(market, null, 2));
}

const shows = async (origin: string, name: string) => (await (await fetch(origin)).text()).includes(name);

async function reloads(result: string): Promise<number> {
  const metrics = await (await fetch(`${store.origin}/metrics`)).text();
  return Number(new RegExp(`portolan_release_reloads_total\\{result="${result}"\\} (\\d+)`).exec(metrics)?.[1] ?? 0);
}

test('a changed document is live without a restart, and no request between fails', async () => {
  const asked = { done: false };
  const statuses = new Set<number>();
  const visitor = (async () => {
    while (!asked.done) {
      statuses.add((await fetch(`${store.origin}/gb-en`)).status);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  })();
  try {
    await rename('The isles of today');
    await eventually('the new name', () => shows(store.origin, 'The isles of today'), 60);
  } finally {
    asked.done = true;
    await visitor;
  }
  expect([...statuses]).toEqual([200]);
  expect(await reloads('swapped')).toBe(1);
});

test('a broken document is told with its place, and the release before stays live and ready', async () => {
  const text = await readFile(marketFile, 'utf8');
  await writeFile(marketFile, text.replace('"currency"', '"curency"'));
  await eventually('the refusal', async () => (await reloads('refused')) === 1, 60);
  expect(store.output()).toMatch(/gb\/market\.json:\d+:\d+ \\"curency\\" is not known/);
  expect((await fetch(`${store.origin}/readyz`)).status).toBe(200);
  expect(await shows(store.origin, 'The isles of today')).toBe(true);

  await writeFile(marketFile, text.replace('The isles of today', 'The isles once more'));
  await eventually('the corrected document', () => shows(store.origin, 'The isles once more'), 60);
});

test('SIGHUP reloads too, and documents that give the same release change nothing', async () => {
  const before = await reloads('unchanged');
  store.signal('SIGHUP');
  await eventually('the reload', async () => (await reloads('unchanged')) > before, 60);
});

test('another instance serves a release by its hash, without documents and without compiling', async () => {
  const hash = await readFile(join(releasesDirectory, 'current'), 'utf8');
  const other = await start({ MARKETS_DIR: join(folder, 'nowhere'), RELEASES_DIR: releasesDirectory, RELEASE: hash });
  expect(await shows(other.origin, 'The isles once more')).toBe(true);
  other.signal('SIGHUP');
  await eventually('the warning', async () => other.output().includes('nothing is reloaded'));
});

test('a release that does not exist is named in one line, and the process ends', async () => {
  const missing = await launchStore({ environment: { RELEASE: '0123456789abcdef', RELEASES_DIR: releasesDirectory } });
  const { code } = await missing.ended;
  expect([code, missing.output().trim()]).toEqual([1, `There is no release 0123456789abcdef in ${releasesDirectory}.`]);
  await missing.stop();
});
