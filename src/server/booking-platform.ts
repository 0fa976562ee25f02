import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { Api } from '#api/api.ts';
import type { Release } from '#contract/release.ts';
import { createSessions } from './accounts/sessions.ts';
import { anonymous, createHandlers, createLocalApi, type Handlers } from './bff/handlers.ts';
import { withMockItinerary } from './bff/mock-itinerary.ts';
import { registerCalls, sessionOf } from './bff/register-calls.ts';
import type { BookingProvider, CheckoutPlace } from './booking/provider.ts';
import { importForms } from './booking/sandbox/catalogue/import-forms.ts';
import { loadCatalogue } from './booking/sandbox/catalogue/load-catalogue.ts';
import { createReleaseHolder } from './booking/sandbox/catalogue/release-holder.ts';
import { loadCheckout } from './booking/sandbox/checkout/checkout-rows.ts';
import { giveMoneyBack } from './booking/sandbox/lifecycle/booking-money.ts';
import { releaseOption } from './booking/sandbox/lifecycle/hold.ts';
import type { SandboxContext } from './booking/sandbox/sandbox-context.ts';
import { createSandboxProvider } from './booking/sandbox/sandbox-provider.ts';
import { createSealedBox } from './booking/sandbox/sealed-box.ts';
import { createSandboxSupplier } from './booking/sandbox/supplier/sandbox-supplier.ts';
import { todayIn } from './booking/sandbox/today.ts';
import type { OpenDatabase } from './database/open-database.ts';
import type { OutboxKind } from './database/schema.ts';
import type { Environment } from './environment.ts';
import { bookingNewsMail } from './mail/booking-news-mail.ts';
import { confirmationMail } from './mail/confirmation-mail.ts';
import { mailIntl } from './mail/mail-texts.ts';
import { createFileMailer, createSmtpMailer, type Mailer } from './mail/mailer.ts';
import { createBookingMailSender } from './mail/send-booking-mail.ts';
import { createCustomTourSender } from './mail/send-custom-tour.ts';
import { createPaymentFailedSender } from './mail/send-payment-failed.ts';
import { createResumeSender } from './mail/send-resume-link.ts';
import { drainOutbox, type OutboxOptions } from './outbox/outbox-worker.ts';
import { type Repeated, repeat } from './outbox/repeat.ts';
import { type Collecting, collectDuePayments, updateLaterPayment } from './payments/collect-due-payments.ts';
import { recordPayments } from './payments/recorded-payments.ts';
import { paymentReturnPath, registerProviderPages, registerWebhooks } from './payments/register-payments.ts';
import { deliverWebhooks } from './payments/sandbox/deliver-webhooks.ts';
import { createSandboxPayments } from './payments/sandbox/sandbox-payments.ts';
import { registerInternalCalls } from './platform/register-internal-calls.ts';
import { servers } from './platform/servers.ts';
import { type ErasedKind, eraseWhatIsOver } from './retention/retention-round.ts';
import { registerStoreRoutes, type StorePages } from './store-routes.ts';
import { receiveDecisions } from './suppliers/receive-decisions.ts';

/** Milliseconds between two rounds. */
const reconcilePause = 5_000;
const paymentsPause = 1_000;
const collectingPause = 60_000;
const outboxPause = 2_000;
const departuresPause = 3_600_000;
const erasingPause = 3_600_000;

/** Milliseconds after which a debit that comes later comes. */
const usualPaymentDelay = 15_000;

export interface BookingPlatformOptions {
  environment: Pick<Environment, 'publicOrigin' | 'isSecure' | 'sessionSecret' | 'dataDirectory' | 'smtpUrl'> &
    Partial<Pick<Environment, 'sandboxPaymentDelay' | 'isLocal'>>;
  database: OpenDatabase;
  release: Release;
  /** Where the release's files lie. */
  releasesDirectory: string;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** Told of personal data and spent records that were erased. */
  onErased?: (what: ErasedKind, count: number) => void;
  /** For tests. */
  now?: () => Date;
  /** Where the sandbox payment provider tells of payments that changed; without it nobody is told. */
  webhookUrl?: string;
  /** For tests: replaces what would be built from the database and the environment. */
  replace?: Partial<Pick<SandboxContext, 'supplier'>> & { mailer?: Mailer };
}

/** Everything behind the booking API, as a store needs it. */
export interface BookingPlatform {
  provider: BookingProvider;
  /** The API for pages that are rendered here: public calls only. */
  localApi: Api;
  /** Adds the calls, the sandbox payment provider's addresses and the payment return; cookies must be registered. */
  register(fastify: FastifyInstance, pages: StorePages): Promise<void>;
  /** Erases what nobody needs any more, once. */
  eraseWhatIsOver(): Promise<void>;
  /** Begins to settle what was left unsettled, to send mails and to erase what is over, and goes on doing so. */
  start(): void;
  /** Ends the rounds; the database may then be closed. */
  stop(): Promise<void>;
  /** Serves another release; a checkout keeps its price. */
  adoptRelease(release: Release): Promise<void>;
  /** Market and language of a checkout of the requesting session; null for anybody else's. */
  locateOwnCheckout(request: FastifyRequest, checkoutId: string): Promise<CheckoutPlace | null>;
  isReady(): Promise<boolean>;
}

/** The booking platform that this process is or has. */
export interface EmbeddedPlatform extends BookingPlatform {
  handlers: Handlers;
  /** Adds what stores elsewhere need, for those that know the key. */
  registerForServers(fastify: FastifyInstance, key: string): Promise<void>;
  /** What happens at the sandbox payment provider by itself, once: debits that come later, and its webhooks. */
  movePayments(): Promise<void>;
  /** Takes the later payments that are due, once. */
  collectDuePayments(): Promise<void>;
  /** Does what was promised in transactions: sends mails, gives money and held places back. */
  sendWhatIsDue(): Promise<void>;
}

export async function createBookingPlatform(options: BookingPlatformOptions): Promise<EmbeddedPlatform> {
  const { environment, database, releasesDirectory, log, now = () => new Date(), onErased = () => undefined, replace = {} } = options;
  const { db } = database;
  const loadRelease = (release: Release) => loadCatalogue(db, release.catalogue, languagesOf(release), todayIn('UTC', now()));

  await loadRelease(options.release);
  const releases = createReleaseHolder(options.release, await importForms(options.release, releasesDirectory));
  const payments = createSandboxPayments(db, { now, delay: environment.sandboxPaymentDelay ?? usualPaymentDelay });
  const sandboxSupplier = createSandboxSupplier(db);
  const context: SandboxContext = {
    db,
    now,
    releases,
    payments: recordPayments(db, payments),
    supplier: replace.supplier ?? sandboxSupplier,
    sealedBox: createSealedBox(environment.sessionSecret),
    paymentReturnUrl: (checkoutId) => `${paymentReturnPath}/${encodeURIComponent(checkoutId)}`,
    warn: (details, message) => log.warn(details, message),
  };
  const provider = createSandboxProvider(context);
  const handlers = environment.isLocal ? withMockItinerary(createHandlers(provider)) : createHandlers(provider);
  const sessions = createSessions(db, now);
  const mailDirectory = join(environment.dataDirectory, 'mail');
  const mailer = replace.mailer ?? (environment.smtpUrl ? createSmtpMailer(environment.smtpUrl) : createFileMailer(mailDirectory));
  const mailOptions = { context, mailer, publicOrigin: environment.publicOrigin };
  const senders = {
    bookingConfirmation: createBookingMailSender(mailOptions, confirmationMail),
    bookingRequested: createBookingMailSender(mailOptions, bookingNewsMail('bookingRequested')),
    bookingChanged: createBookingMailSender(mailOptions, bookingNewsMail('bookingChanged')),
    changeRequested: createBookingMailSender(mailOptions, bookingNewsMail('changeRequested')),
    changeRefused: createBookingMailSender(mailOptions, bookingNewsMail('changeRefused')),
    bookingCancelled: createBookingMailSender(mailOptions, bookingNewsMail('bookingCancelled')),
    refund: ({ id, subject }) => giveMoneyBack(context, subject, id),
    optionRelease: async ({ subject }) => releaseOption(context, await loadCheckout(db, subject)),
    customTour: createCustomTourSender(mailOptions),
    resumeLink: createResumeSender(mailOptions),
    paymentFailed: createPaymentFailedSender(mailOptions),
  } satisfies Record<OutboxKind, OutboxOptions['send']>;
  const stopping = new AbortController();
  const erase = () => eraseWhatIsOver({ context, mailDirectory, signal: stopping.signal, log, onErased });
  const collecting: Collecting = {
    db,
    now,
    payments: context.payments,
    todayOf: (code) => todayIn(releases.current().markets.get(code)?.timeZone ?? 'UTC', now()),
    warn: context.warn,
  };
  const { sessionSecret: secret } = environment;
  async function movePayments(): Promise<void> {
    await payments.settleDue();
    if (options.webhookUrl) await deliverWebhooks({ db, now, url: options.webhookUrl, secret });
  }
  const sendWhatIsDue = () =>
    drainOutbox({
      db,
      send: (item) => senders[item.kind](item),
      onFailure: ({ id, kind }) => log.warn({ outboxId: id, kind }, 'what was promised could not be done, and is tried again'),
    });
  async function registerPaymentProvider(fastify: FastifyInstance): Promise<void> {
    await registerProviderPages(fastify, {
      payments,
      origin: environment,
      merchant: () => releases.current().release.brand.name,
      words: (language) => mailIntl({ release: releases.current().release, market: {}, language, locale: language }),
    });
    await registerWebhooks(fastify, {
      db,
      now,
      sessionSecret: secret,
      settlePayment: async ({ checkoutId, key, place }) => {
        if (place > 0) return updateLaterPayment(collecting, key);
        await context.payments.findSession(key);
        await provider.settle(checkoutId);
      },
    });
    await receiveDecisions(fastify, {
      db,
      now,
      sessionSecret: secret,
      decide: sandboxSupplier.decide,
      settle: provider.settle,
    });
  }
  let rounds: Repeated[] = [];

  return {
    handlers,
    provider,
    localApi: createLocalApi(handlers, anonymous),

    async register(fastify, pages) {
      await registerStoreRoutes(fastify, { ...pages, environment, handlers, provider, releases, sessions, now });
      await registerPaymentProvider(fastify);
    },

    async registerForServers(fastify, key) {
      const callers = servers(key, sessions);
      await registerCalls(fastify, { handlers, callers });
      await registerInternalCalls(fastify, { provider, callers });
      await registerPaymentProvider(fastify);
    },

    sendWhatIsDue,
    eraseWhatIsOver: erase,
    movePayments,
    collectDuePayments: () => collectDuePayments(collecting),

    start() {
      const failed = (what: string) => (error: unknown) =>
        log.error({ reason: error instanceof Error ? error.message : 'unknown' }, `${what} failed, and is tried again`);
      rounds = [
        repeat(() => provider.reconcile(), reconcilePause, failed('reconciling')),
        repeat(movePayments, paymentsPause, failed('moving payments')),
        repeat(() => collectDuePayments(collecting), collectingPause, failed('collecting payments')),
        repeat(sendWhatIsDue, outboxPause, failed('sending mails')),
        repeat(() => loadRelease(releases.current().release), departuresPause, failed('making departures')),
        repeat(erase, erasingPause, failed('erasing')),
      ];
    },

    async stop() {
      stopping.abort();
      await Promise.all(rounds.map((round) => round.stop()));
      rounds = [];
      mailer.close();
    },

    async adoptRelease(release) {
      const forms = await importForms(release, releasesDirectory);
      await loadRelease(release);
      releases.replace(release, forms);
    },

    async locateOwnCheckout(request, checkoutId) {
      const sessionHash = await sessionOf(request, sessions);
      if (!sessionHash || !(await provider.ownsCheckout(checkoutId, sessionHash))) return null;
      return provider.locateCheckout(checkoutId);
    },

    isReady: () => database.isReady(),
  };
}

function languagesOf({ markets }: Release): string[] {
  return [...new Set(markets.flatMap(({ languages }) => languages.map(({ urlCode }) => urlCode)))].sort();
}
