import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { serverPaths } from '#contract/server-paths.ts';

export interface Metrics {
  registry: Registry;
  /** Counts a page that came from the cache. A plain number until somebody reads it: it is counted with every hit. */
  countPageCacheHit(): void;
  /** Tells how many pages and payloads the caches hold. */
  countCached(count: () => number): void;
  releaseReloads: Counter<'result'>;
  erasedRecords: Counter<'what'>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  let hitsSinceRead = 0;
  new Counter({
    name: 'portolan_page_cache_hits_total',
    help: 'Pages served from the cache',
    registers: [registry],
    collect() {
      this.inc(hitsSinceRead);
      hitsSinceRead = 0;
    },
  });
  return {
    registry,
    countPageCacheHit: () => {
      hitsSinceRead++;
    },
    countCached: (count) => {
      new Gauge({
        name: 'portolan_page_cache_entries',
        help: 'Pages and payloads that the caches hold',
        registers: [registry],
        collect() {
          this.set(count());
        },
      });
    },
    releaseReloads: new Counter({
      name: 'portolan_release_reloads_total',
      help: 'Reloads of the documents by result: swapped, unchanged, or refused with the release before still live',
      labelNames: ['result'],
      registers: [registry],
    }),
    erasedRecords: new Counter({
      name: 'portolan_erased_records_total',
      help: 'Records that were erased, or from which personal data was erased, because nobody needs them any more',
      labelNames: ['what'],
      registers: [registry],
    }),
  };
}

export interface HealthInput {
  metrics: Metrics;
  /** Whether requests may be sent here: the database answers and no stop has begun. */
  isReady: () => Promise<boolean>;
}

export function registerHealth(app: FastifyInstance, { metrics, isReady }: HealthInput): void {
  app.get(serverPaths.live, { logLevel: 'silent' }, async () => 'ok');
  app.get(serverPaths.ready, { logLevel: 'silent' }, async (_request, reply) => {
    if (await isReady()) return 'ok';
    return reply.code(503).send('not ready');
  });
  app.get(serverPaths.metrics, { logLevel: 'silent' }, async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
}
