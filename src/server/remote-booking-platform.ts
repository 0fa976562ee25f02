import type { FastifyBaseLogger } from 'fastify';
import type { Release } from '#contract/release.ts';
import { createSessions } from './accounts/sessions.ts';
import { anonymous, createHandlers, createLocalApi } from './bff/handlers.ts';
import { withMockItinerary } from './bff/mock-itinerary.ts';
import { sessionOf } from './bff/register-calls.ts';
import { createPlatformClient, type PlatformClientOptions } from './booking/remote/platform-client.ts';
import type { PlatformMetrics } from './booking/remote/platform-metrics.ts';
import { registerPlatformPages } from './booking/remote/platform-pages.ts';
import { createRemoteProvider } from './booking/remote/remote-provider.ts';
import { createReleaseHolder, type MarketForms } from './booking/sandbox/catalogue/release-holder.ts';
import type { BookingPlatform } from './booking-platform.ts';
import type { OpenDatabase } from './database/open-database.ts';
import type { Environment } from './environment.ts';
import { type Repeated, repeat } from './outbox/repeat.ts';
import { deleteEndedSessions } from './retention/delete-spent-records.ts';
import { EraserBusyError } from './retention/erasure.ts';
import type { ErasedKind } from './retention/retention-round.ts';
import { registerStoreRoutes } from './store-routes.ts';

const erasingPause = 3_600_000;

/** The platform checks what is entered; the store needs no form of the release. */
const noForms: MarketForms = { validators: new Map(), customTours: new Map() };

export interface RemotePlatformOptions {
  environment: Pick<Environment, 'publicOrigin' | 'isSecure' | 'sessionSecret'> & Partial<Pick<Environment, 'isLocal'>>;
  /** Where the platform is, and what it knows us by. */
  url: string;
  key: string;
  /** The store's own, which keeps the sessions. */
  database: OpenDatabase;
  release: Release;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  metrics: PlatformMetrics;
  onErased?: (what: ErasedKind, count: number) => void;
  /** For tests. */
  now?: () => Date;
  timing?: PlatformClientOptions['timing'];
}

/** A store whose booking platform is elsewhere: it keeps sessions and cookies, shows pages, and asks for all else. */
export function createRemotePlatform(options: RemotePlatformOptions): BookingPlatform {
  const { environment, url, key, database, log, metrics, timing, now = () => new Date(), onErased = () => undefined } = options;
  const { db } = database;
  const sessions = createSessions(db, now);
  const client = createPlatformClient({ url, key, log, metrics, ...(timing ? { timing } : {}) });
  const provider = createRemoteProvider({ client, originOf: sessions.originOf });
  // Where access is checked, the platform has every session's checkouts before it: asking it twice would gain nothing.
  const checked = createHandlers(provider, { checksOwners: false });
  const handlers = environment.isLocal ? withMockItinerary(checked) : checked;
  const releases = createReleaseHolder(options.release, noForms);
  const stopping = new AbortController();
  let erasing: Repeated | undefined;

  async function eraseWhatIsOver(): Promise<void> {
    const count = (erased: number) => onErased('sessions', erased);
    await deleteEndedSessions({ db, signal: stopping.signal, onErased: count }, now()).catch((error: unknown) => {
      if (!(error instanceof EraserBusyError || stopping.signal.aborted)) throw error;
    });
  }

  return {
    provider,
    localApi: createLocalApi(handlers, anonymous),

    async register(fastify, pages) {
      await registerStoreRoutes(fastify, { ...pages, environment, handlers, provider, releases, sessions, now });
      await registerPlatformPages(fastify, { url });
    },

    eraseWhatIsOver,

    start() {
      const failed = (error: unknown) =>
        log.error({ reason: error instanceof Error ? error.name : 'unknown' }, 'erasing failed, and is tried again');
      erasing = repeat(eraseWhatIsOver, erasingPause, failed);
    },

    async stop() {
      stopping.abort();
      await erasing?.stop();
    },

    async adoptRelease(release) {
      releases.replace(release, noForms);
    },

    async locateOwnCheckout(request, checkoutId) {
      const sessionHash = await sessionOf(request, sessions);
      if (!sessionHash || !(await provider.ownsCheckout(checkoutId, sessionHash))) return null;
      return provider.locateCheckout(checkoutId);
    },

    // Pages that are cached, and all that only shows something, are served while the platform is away.
    isReady: () => database.isReady(),
  };
}
