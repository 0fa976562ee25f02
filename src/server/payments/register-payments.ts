import type { IntlShape } from '@formatjs/intl';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { serverPaths } from '#contract/server-paths.ts';
import { BookingError } from '#domain/error-catalogue.ts';
import { answerError, checkOrigin, noteError, type OriginPolicy } from '#server/bff/request-checks.ts';
import type { BookingProvider } from '#server/booking/provider.ts';
import { challengePage, challengeStylesheet } from './sandbox/challenge-page.ts';
import type { EntryBody } from './sandbox/payer-entry.ts';
import { type PayerSession, type SandboxPayments, sandboxPaymentsPath } from './sandbox/sandbox-payments.ts';
import { waitForSettlement } from './wait-for-settlement.ts';
import { receiveWebhooks, type WebhookOptions } from './webhooks/receive-webhooks.ts';

export const paymentReturnPath = serverPaths.paymentReturn;

/** How often a browser is sent back to the payment return before it is told to come again later. */
const maximumRounds = 12;

/** Where a payer goes on: the addresses of the checkout, or null where there is no such checkout. */
export interface CheckoutAddresses {
  payment(checkoutId: string, query: Record<string, string>): Promise<string | null>;
  paymentSuccessful(checkoutId: string): Promise<string | null>;
}

export interface PaymentRoutesOptions {
  provider: Pick<BookingProvider, 'settle'>;
  payments: SandboxPayments;
  addresses: CheckoutAddresses;
  merchant: () => string;
  /** The words of the provider's pages in a language. */
  words: (language: string) => IntlShape<string>;
  origin: OriginPolicy;
  /** The page that tells a payer who comes back of an error, in the checkout's language. */
  errorPage: (checkoutId: string, status: 404 | 500 | 503) => Promise<string>;
}

type ProviderPagesOptions = Pick<PaymentRoutesOptions, 'payments' | 'merchant' | 'words' | 'origin'>;

const entrySchema = {
  type: 'object',
  properties: {
    number: { type: 'string', maxLength: 40 },
    expiry: { type: 'string', maxLength: 10 },
    cvc: { type: 'string', maxLength: 10 },
    iban: { type: 'string', maxLength: 60 },
    bank: { type: 'string', maxLength: 40 },
    usesMandate: { type: 'boolean' },
    name: { type: 'string', maxLength: 200 },
    email: { type: 'string', maxLength: 254 },
  },
  anyOf: [{ required: ['number', 'expiry', 'cvc'] }, { required: ['iban'] }, { required: ['bank'] }, { required: ['usesMandate'] }],
  additionalProperties: false,
} as const;

/** The sandbox provider's own addresses, to which browsers send cards. They are where the platform is. */
export async function registerProviderPages(fastify: FastifyInstance, options: ProviderPagesOptions): Promise<void> {
  await fastify.register(async (scope) => {
    scope.setErrorHandler((error, request, reply) => answerError(error, request, reply));
    addProviderPages(scope, options);
  });
}

/** Where the provider tells of payments; it belongs to whoever keeps our ledger of them. */
export async function registerWebhooks(fastify: FastifyInstance, options: WebhookOptions): Promise<void> {
  await fastify.register(async (scope) => {
    scope.setErrorHandler((error, request, reply) => answerError(error, request, reply));
    receiveWebhooks(scope, options);
  });
}

/**
 * The store's address to which payers return, whoever the payment provider is. It stands outside the checkout's routes: those
 * do not exist while a booking is in progress.
 */
export async function registerPaymentReturn(
  fastify: FastifyInstance,
  options: Pick<PaymentRoutesOptions, 'provider' | 'addresses' | 'errorPage'>,
): Promise<void> {
  await fastify.register(async (scope) => addReturn(scope, options));
}

function addProviderPages(scope: FastifyInstance, { payments, merchant, words, origin }: ProviderPagesOptions): void {
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body.toString())));
  });

  scope.post<{ Params: { id: string }; Body: EntryBody }>(
    `${sandboxPaymentsPath}/sessions/:id/confirm`,
    { schema: { body: entrySchema }, preValidation: async (request) => checkOrigin(request, origin, 'application/json') },
    async ({ params, body }, reply) => {
      reply.header('cache-control', 'no-store');
      return confirmation(await payments.confirm(params.id, body));
    },
  );

  scope.get(`${sandboxPaymentsPath}/challenge.css`, async (_, reply) => {
    return reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(challengeStylesheet);
  });

  scope.get<{ Params: { id: string } }>(`${sandboxPaymentsPath}/challenge/:id`, async ({ params }, reply) => {
    const session = await payments.findPayerSession(params.id);
    if (!session) return reply.callNotFound();
    reply.header('cache-control', 'no-store');
    if (session.status !== 'requires_action') return reply.redirect(session.returnUrl, 303);
    return reply
      .type('text/html; charset=utf-8')
      .send(challengePage(session, { path: sandboxPaymentsPath, merchant: merchant(), intl: words(session.language) }));
  });

  scope.post<{ Params: { id: string }; Body: { answer?: string } }>(
    `${sandboxPaymentsPath}/challenge/:id`,
    { preValidation: async (request) => checkOrigin(request, origin, 'application/x-www-form-urlencoded') },
    async ({ params, body }, reply) => {
      const session = await payments.answerChallenge(params.id, body.answer === 'pass');
      return reply.header('cache-control', 'no-store').redirect(session.returnUrl, 303);
    },
  );
}

function addReturn(
  scope: FastifyInstance,
  { provider, addresses, errorPage }: Pick<PaymentRoutesOptions, 'provider' | 'addresses' | 'errorPage'>,
): void {
  scope.get<{ Params: { checkoutId: string }; Querystring: { round?: string } }>(
    `${paymentReturnPath}/:checkoutId`,
    {
      // A person stands here and not a program: the error is a page.
      errorHandler: async (error, request, reply) => {
        const { status } = noteError(error, request);
        const shown = status === 404 || status === 503 ? status : 500;
        const { checkoutId } = request.params as { checkoutId: string };
        reply.code(shown).header('cache-control', 'no-store').type('text/html; charset=utf-8');
        return reply.send(await errorPage(checkoutId, shown));
      },
    },
    async ({ params, query }, reply) => {
      const { checkoutId } = params;
      reply.header('cache-control', 'no-store');
      const home = await addresses.payment(checkoutId, {});
      if (!home) throw new BookingError('CHECKOUT_NOT_FOUND');
      const settlement = await waitForSettlement(() => provider.settle(checkoutId));
      if (settlement.state === 'pending') return askAgain(reply, checkoutId, Number(query.round ?? 0) || 0);
      if (settlement.state === 'booked') return reply.redirect((await addresses.paymentSuccessful(checkoutId)) ?? home, 303);
      if (settlement.state === 'unpaid') return reply.redirect(home, 303);
      return reply.redirect((await addresses.payment(checkoutId, { decline: settlement.reason })) ?? home, 303);
    },
  );
}

/** The browser asks again by itself for about a minute; the booking goes on meanwhile and after. */
function askAgain(reply: FastifyReply, checkoutId: string, round: number): FastifyReply {
  if (round >= maximumRounds) throw new BookingError('API_SERVICE_UNAVAILABLE', 'The booking is still being confirmed');
  return reply.redirect(`${paymentReturnPath}/${encodeURIComponent(checkoutId)}?round=${round + 1}`, 303);
}

function confirmation({ id, status, declineCode }: PayerSession): { status: string; redirect_url?: string; decline_code?: string } {
  if (status === 'requires_action') return { status, redirect_url: `${sandboxPaymentsPath}/challenge/${id}` };
  return { status, ...(declineCode ? { decline_code: declineCode } : {}) };
}
