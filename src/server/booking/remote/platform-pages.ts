import replyFrom from '@fastify/reply-from';
import type { FastifyInstance } from 'fastify';
import { BookingError } from '#domain/error-catalogue.ts';
import { answerError } from '#server/bff/request-checks.ts';
import { sandboxPaymentsPath } from '#server/payments/sandbox/sandbox-payments.ts';
import { webhookPath } from '#server/payments/webhooks/receive-webhooks.ts';
import { supplierEventsPath } from '#server/suppliers/receive-decisions.ts';

/** Where payment provider and suppliers tell what has come of something. They do so as often as they have to. */
const pathsOfPartners: readonly string[] = [webhookPath, supplierEventsPath];

/** What others find under the store's address and the platform answers. */
const pathsOfPlatform = [`${sandboxPaymentsPath}/*`, ...pathsOfPartners];

const timeoutMs = 10_000;

/** A platform's payer pages and what payment providers tell it: passed on as they are, without the visitor's cookies. */
export async function registerPlatformPages(fastify: FastifyInstance, { url }: { url: string }): Promise<void> {
  await fastify.register(async (scope) => {
    await scope.register(replyFrom, {
      base: url,
      undici: { headersTimeout: timeoutMs, bodyTimeout: timeoutMs },
    });
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    for (const path of pathsOfPlatform) {
      scope.route({
        method: ['GET', 'POST'],
        url: path,
        ...(pathsOfPartners.includes(path) && { config: { rateLimit: false } }),
        handler: (request, reply) =>
          reply.from(request.url, {
            rewriteRequestHeaders: (_request, { cookie: _cookie, ...headers }) => headers,
            onError: (failed) => {
              const error = new BookingError('API_SERVICE_UNAVAILABLE', 'The booking platform could not be reached');
              void answerError(error, request, failed as typeof reply);
            },
          }),
      });
    }
  });
}
