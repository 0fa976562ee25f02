import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { createBookingPlatform } from '#server/booking-platform.ts';
import { openDatabase } from '#server/database/open-database.ts';
import type { Environment } from '#server/environment.ts';
import { closeServer } from '#server/http/close-server.ts';
import { createMetrics, registerHealth } from '#server/http/health.ts';
import { loggerOptions } from '#server/http/logger-options.ts';
import { ownAddress } from '#server/own-address.ts';
import { webhookPath } from '#server/payments/webhooks/receive-webhooks.ts';
import { compileInputOf, compileRelease } from '#server/release/compile-release.ts';
import { openRelease } from '#server/release/live-release.ts';
import { createReloader } from '#server/release/reloader.ts';

export interface PlatformProcess {
  log: FastifyInstance['log'];
  /** Compiles the documents anew and swaps to the new release between requests; a broken one changes nothing. */
  reload(): Promise<void>;
  /** Readiness fails first, then requests drain, then the database closes. */
  stop(): Promise<void>;
}

/**
 * The sandbox booking platform as a process of its own, for stores that know its key. It keeps the books, settles payments
 * and sends mails; pages, sessions and cookies are the stores'. PUBLIC_ORIGIN is theirs too: mails lead there.
 * @param projectDirectory where dist/ and schemas/ lie @throws DocumentsError where the documents have mistakes
 */
export async function startPlatform(environment: Environment & { bookingKey: string }, projectDirectory: string): Promise<PlatformProcess> {
  const { releasesDirectory } = environment;
  const compileInput = compileInputOf(environment, projectDirectory);
  let live = await openRelease(releasesDirectory, environment.release ?? (await compileRelease(compileInput)));
  const database = await openDatabase(environment);
  const metrics = createMetrics();
  const app = Fastify({
    logger: loggerOptions(environment.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
  });
  const platform = await createBookingPlatform({
    environment,
    database,
    release: live.release,
    releasesDirectory,
    webhookUrl: ownAddress(environment, webhookPath),
    log: app.log,
    onErased: (what, count) => metrics.erasedRecords.inc({ what }, count),
  });
  let isStopping = false;
  registerHealth(app, { metrics, isReady: async () => !isStopping && (await platform.isReady()) });
  await platform.registerForServers(app, environment.bookingKey);
  await app.listen({ port: environment.port, host: environment.host });
  platform.start();
  app.log.info({ release: live.release.hash }, 'The booking platform is open');

  const reloader = createReloader({
    compileInput,
    pinned: environment.release,
    log: app.log,
    reloads: metrics.releaseReloads,
    liveHash: () => live.release.hash,
    adopt: async (next) => {
      await platform.adoptRelease(next.release);
      live = next;
    },
  });

  return {
    log: app.log,
    reload: () => reloader.reload(),
    stop: async () => {
      isStopping = true;
      reloader.stop();
      await closeServer(app);
      await platform.stop();
      await database.close();
    },
  };
}
