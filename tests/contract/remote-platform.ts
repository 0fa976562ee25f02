import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { Registry } from 'prom-client';
import { createPlatformMetrics } from '#server/booking/remote/platform-metrics.ts';
import { type OpenDatabase, openDatabase, openPglite } from '#server/database/open-database.ts';
import { createRemotePlatform, type RemotePlatformOptions } from '#server/remote-booking-platform.ts';
import { release, writeReleaseFiles } from '../fixtures/release.ts';
import { publicOrigin, testPages, testSecret } from '../server/store-fixture.ts';
import { type FaultyProxy, openFaultyProxy } from '../support/faulty-proxy.ts';
import { startPostgres } from '../support/postgres.ts';
import { type RunningStore, runStore } from '../support/run-store.ts';
import type { ContractStore } from './contract.ts';

const key = 'the key of a store and its platform';
const hash = '00000000000f1c70';

/** A booking platform in a process of its own, on PostgreSQL, so that a test may reach its books. */
export interface PlatformInProcess {
  process: RunningStore;
  database: OpenDatabase;
  /** In front of the platform. */
  proxy: FaultyProxy;
  close(): Promise<void>;
}

export async function runPlatform(): Promise<PlatformInProcess> {
  const releasesDirectory = writeReleaseFiles();
  writeFileSync(join(releasesDirectory, `${hash}.json`), JSON.stringify({ ...release, hash }));
  const postgres = await startPostgres();
  const platform = await runStore({
    command: 'platform',
    environment: {
      DATABASE_URL: postgres.url,
      RELEASES_DIR: releasesDirectory,
      RELEASE: hash,
      BOOKING_KEY: key,
      PUBLIC_ORIGIN: publicOrigin,
      SESSION_SECRET: testSecret,
      LOG_LEVEL: 'warn',
    },
  });
  const database = await openDatabase({ databaseUrl: postgres.url, dataDirectory: '' });
  const proxy = await openFaultyProxy(platform.origin);
  return {
    process: platform,
    database,
    proxy,
    close: async () => {
      await proxy.close();
      await platform.stop();
      await database.close();
      await postgres.stop();
    },
  };
}

/** A store here whose booking platform is there. */
export async function openRemoteStore(
  url: string,
  options: Partial<Pick<RemotePlatformOptions, 'timing' | 'key'>> = {},
): Promise<ContractStore & { metrics: Registry }> {
  const log: string[] = [];
  const metrics = new Registry();
  const database = await openPglite({});
  const app = Fastify({ logger: { level: 'trace', stream: { write: (line: string) => void log.push(line) } } });
  const platform = createRemotePlatform({
    environment: { publicOrigin, isSecure: false, sessionSecret: testSecret },
    url,
    key,
    database,
    release,
    log: app.log,
    metrics: createPlatformMetrics(metrics),
    ...options,
  });
  await app.register(cookie);
  await platform.register(app, testPages);
  await app.ready();
  return {
    app,
    database,
    platform,
    dataDirectory: '',
    log,
    metrics,
    close: async () => {
      await app.close();
      await platform.stop();
      await database.close();
    },
  };
}
