import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { createPlatformMetrics } from './booking/remote/platform-metrics.ts';
import type { BookingPlatform, BookingPlatformOptions } from './booking-platform.ts';
import { createBookingPlatform } from './booking-platform.ts';
import { openDatabase } from './database/open-database.ts';
import type { Environment } from './environment.ts';
import { registerBrowserReload, reloadScriptPath } from './http/browser-reload.ts';
import { registerBuilds } from './http/builds.ts';
import { closeServer } from './http/close-server.ts';
import { createMetrics, registerHealth } from './http/health.ts';
import { keepToServerPaths } from './http/keep-to-server-paths.ts';
import { loggerOptions } from './http/logger-options.ts';
import { registerRateLimit } from './http/rate-limit.ts';
import { registerSearchEngines } from './http/search-engines.ts';
import { registerSecurityHeaders, scriptHostsOf } from './http/security-headers.ts';
import { registerFiles } from './http/serve-files.ts';
import { createPages, type Pages } from './http/serve-pages.ts';
import { withWholeEscapes } from './http/whole-escapes.ts';
import { ownAddress } from './own-address.ts';
import { webhookPath } from './payments/webhooks/receive-webhooks.ts';
import { hasPreview } from './preview/preview-session.ts';
import { registerPreview } from './preview/register-preview.ts';
import { compileInputOf, compileRelease } from './release/compile-release.ts';
import { type LiveRelease, type MarketLanguage, openRelease } from './release/live-release.ts';
import { createReloader } from './release/reloader.ts';
import { watchMarkets } from './release/watch-markets.ts';
import { createRemotePlatform } from './remote-booking-platform.ts';
import { readAssetManifest } from './render/asset-manifest.ts';
import { createPageRenderer } from './render/page-renderer.ts';
import { resumeStylesheetPath } from './resume/register-resume.ts';
import { resumePage } from './resume/resume-page.ts';

export interface Store {
  log: FastifyInstance['log'];
  /** Compiles the documents anew and swaps to the new release between requests; a broken one changes nothing. */
  reload(): Promise<void>;
  /** Readiness fails first, then requests drain, then the database closes. */
  stop(): Promise<void>;
}

/** A number is how many hops before us are trusted. */
function trustedProxies(trusted: Environment['trustProxy']): boolean | string | ((address: string, hop: number) => boolean) {
  return typeof trusted === 'number' ? (_address, hop) => hop < trusted : trusted;
}

/** @param projectDirectory where dist/ and schemas/ lie @throws DocumentsError where the documents have mistakes */
export async function startStore(environment: Environment, projectDirectory: string): Promise<Store> {
  const { releasesDirectory } = environment;
  const compileInput = compileInputOf(environment, projectDirectory);
  // Before the first compilation, so that no change falls between the two.
  const watcher = environment.watchesMarkets ? await watchMarkets(environment.marketsDirectory) : undefined;
  let live: LiveRelease = await openRelease(releasesDirectory, environment.release ?? (await compileRelease(compileInput)));
  const database = await openDatabase(environment);
  const metrics = createMetrics();

  let pages: Pages;
  const app = Fastify<Server>({
    logger: loggerOptions(environment.logLevel),
    trustProxy: trustedProxies(environment.trustProxy),
    logController: new LogController({ disableRequestLogging: true }),
    rewriteUrl: ({ url = '/' }) => withWholeEscapes(url),
    serverFactory: (handle, options) =>
      createServer(options, (request, response) => {
        if (!pages.serveCached(request, response)) handle(request, response);
      }),
  });

  const { bookingUrl: url, bookingKey: key = '' } = environment;
  const parts = {
    environment,
    database,
    release: live.release,
    log: app.log,
    onErased: (what, count) => metrics.erasedRecords.inc({ what }, count),
  } satisfies Partial<BookingPlatformOptions>;
  const platform: BookingPlatform = url
    ? createRemotePlatform({ ...parts, url, key, metrics: createPlatformMetrics(metrics.registry) })
    : await createBookingPlatform({ ...parts, releasesDirectory, webhookUrl: ownAddress(environment, webhookPath) });
  const renderer = createPageRenderer({
    publicOrigin: environment.publicOrigin,
    assets: readAssetManifest(join(projectDirectory, 'dist/client/.vite/manifest.json')),
    api: platform.localApi,
    extraScripts: environment.reloadsBrowser ? [reloadScriptPath] : [],
  });

  async function checkoutPlace(request: FastifyRequest, checkoutId: string): Promise<MarketLanguage | null> {
    const place = await platform.locateOwnCheckout(request, checkoutId);
    return (place && live.find(place.market, place.language)) ?? null;
  }

  let isStopping = false;
  const now = () => new Date();
  pages = createPages({
    renderer,
    live: () => live,
    checkoutPlace,
    isPreview: (cookies) => hasPreview(cookies, environment.sessionSecret, now),
    onCacheHit: metrics.countPageCacheHit,
  });
  metrics.countCached(() => pages.countCached());
  keepToServerPaths(app);
  await registerSecurityHeaders(app, {
    isSecure: environment.isSecure,
    scriptHosts: scriptHostsOf(live.release.brand),
    frameOrigins: () => live.release.brand.moduleOrigins ?? [],
  });
  await app.register(cookie);
  await registerRateLimit(app);
  await registerFiles(app, { clientDirectory: join(projectDirectory, 'dist/client'), releasesDirectory });
  registerSearchEngines(app, { publicOrigin: environment.publicOrigin, live: () => live });
  registerHealth(app, { metrics, isReady: async () => !isStopping && (await platform.isReady()) });
  registerBuilds(app, { live: () => live, buildOf: renderer.buildOf });
  registerPreview(app, {
    sessionSecret: environment.sessionSecret,
    isSecure: environment.isSecure,
    now,
    notFoundPage: async () => renderer.renderError({ url: '', route: null, config: await live.fallback.config(), live }, 404),
  });
  const tellBrowsers = environment.reloadsBrowser ? registerBrowserReload(app, () => live.release.hash) : () => undefined;
  await platform.register(app, {
    errorPage: async (checkoutId, status) => {
      const place = await platform.provider.locateCheckout(checkoutId).catch(() => null);
      const { config } = (place && live.find(place.market, place.language)) ?? live.fallback;
      return renderer.renderError({ url: '', route: null, config: await config(), live }, status);
    },
    resumePage: async ({ market, language, state, token }) => {
      const place = (market && language && live.find(market, language)) || live.fallback;
      const config = await place.config();
      await config.loadSlices(['checkout']);
      const home = { href: config.homeHref, name: config.intl.message('checkout.resume.page.home') };
      const page = resumePage(state, token, (id) => config.intl.message(id), home);
      return renderer.renderWords({ url: '', route: null, config, live }, { ...page, stylesheet: resumeStylesheetPath });
    },
  });
  pages.register(app);
  await app.listen({ port: environment.port, host: environment.host });
  platform.start();
  app.log.info({ release: live.release.hash, origin: environment.publicOrigin }, 'The store is open');

  const reloader = createReloader({
    compileInput,
    pinned: environment.release,
    log: app.log,
    reloads: metrics.releaseReloads,
    liveHash: () => live.release.hash,
    adopt: async (next) => {
      await platform.adoptRelease(next.release);
      live = next;
      pages.clear();
      tellBrowsers();
    },
  });
  watcher?.listen((paths) => void reloader.reload(paths));

  async function stop(): Promise<void> {
    isStopping = true;
    await watcher?.stop();
    reloader.stop();
    await closeServer(app);
    await platform.stop();
    await database.close();
  }

  return { log: app.log, reload: () => reloader.reload(), stop };
}
