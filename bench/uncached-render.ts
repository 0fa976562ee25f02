/**
 * What a page costs that no cache holds: from its address to the whole HTML document, with all its data, against React's
 * bare renderToString of the same tree with the data already there. CPU time of this process, in turn, per page.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { preparePage } from '#app/entry-server.tsx';
import { createBookingPlatform } from '#server/booking-platform.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { compileRelease } from '#server/release/compile-release.ts';
import { openRelease } from '#server/release/live-release.ts';
import { readAssetManifest } from '#server/render/asset-manifest.ts';
import { createPageRenderer } from '#server/render/page-renderer.ts';
import { resolveAddress } from '#server/render/resolve-address.ts';

const rounds = 60;
const rendersPerRound = 20;
const warmUpRounds = 10;
const target = 1.3;
const publicOrigin = 'http://localhost';
const addresses = { home: '/gb-en', search: '/gb-en/tours', tour: '/gb-en/tour/lofoten-islands-by-car' };

async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  for (let count = 0; count < rendersPerRound; count++) await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/** @param root the project's folder, with a build in dist/ */
export async function benchUncachedRender(root: string) {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'portolan-bench-'));
  const releasesDirectory = join(dataDirectory, 'releases');
  const hash = await compileRelease({
    cliFile: join(root, 'dist/cli/main.js'),
    marketsDirectory: join(root, 'markets'),
    schemasDirectory: join(root, 'schemas'),
    releasesDirectory,
    cacheDirectory: join(root, 'dist/cache'),
  });
  const live = await openRelease(releasesDirectory, hash);
  const database = await openDatabase({ dataDirectory, databaseUrl: undefined });
  const environment = { publicOrigin, isSecure: false, sessionSecret: 'x'.repeat(64), dataDirectory, smtpUrl: undefined };
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const platform = await createBookingPlatform({ environment, database, release: live.release, releasesDirectory, log });
  const api = platform.localApi;
  const renderer = createPageRenderer({ publicOrigin, assets: readAssetManifest(join(root, 'dist/client/.vite/manifest.json')), api });

  const results = [];
  for (const [name, url] of Object.entries(addresses)) {
    const whole = async () => {
      const address = resolveAddress(live, url);
      if (address.kind !== 'page') throw new Error(`${url} is no page`);
      return renderer.render({ url, route: address.route, config: await address.place.config(), live });
    };
    const address = resolveAddress(live, url);
    if (address.kind !== 'page') throw new Error(`${url} is no page`);
    const config = await address.place.config();
    const prepare = async () => {
      const prepared = await preparePage({ request: new Request(publicOrigin + url), route: address.route, config, api, build: '' });
      if (prepared.kind === 'redirect') throw new Error(`${url} is a redirect`);
      return prepared.element;
    };
    const page = await whole();
    if (page.kind !== 'html' || !page.html.includes(renderToString(await prepare())))
      throw new Error(`${url} is not what its peer renders`);

    /** Trees of their own, as each request has: one that was rendered before is a sixth cheaper. */
    const cpuOfBare = async () => {
      const elements = await Promise.all(Array.from({ length: rendersPerRound }, prepare));
      return cpuOf(async () => renderToString(elements.pop()));
    };

    for (let round = 0; round < warmUpRounds; round++) {
      await cpuOf(whole);
      await cpuOfBare();
    }
    const costs: [own: number, peer: number][] = [];
    for (let round = 0; round < rounds; round++) costs.push([await cpuOf(whole), await cpuOfBare()]);
    const own = costs.reduce((sum, [cost]) => sum + cost, 0) / rounds / rendersPerRound / 1000;
    results.push({
      name: `${name}: uncached render (${own.toFixed(2)} ms) against bare renderToString (CPU)`,
      costs,
      target,
    });
  }
  await platform.stop();
  await database.close();
  await rm(dataDirectory, { recursive: true, force: true });
  return results;
}
