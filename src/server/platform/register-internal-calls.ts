import type { FastifyInstance } from 'fastify';
import { BookingError } from '#domain/error-catalogue.ts';
import type { Callers } from '#server/bff/register-calls.ts';
import { answerError } from '#server/bff/request-checks.ts';
import type { BookingProvider } from '#server/booking/provider.ts';
import { type InternalCallName, internalCalls, internalPath } from '#server/booking/remote/internal-calls.ts';
import { sessionHashOf } from './servers.ts';

/** What servers of ours ask of a booking platform beside the calls of the API. */
export async function registerInternalCalls(
  fastify: FastifyInstance,
  { provider, callers }: { provider: BookingProvider; callers: Callers },
): Promise<void> {
  await fastify.register(async (scope) => {
    scope.setErrorHandler((error, request, reply) => answerError(error, request, reply));
    for (const name of Object.keys(internalCalls) as InternalCallName[]) {
      const { method, takes } = internalCalls[name];
      const call = provider[name] as (...values: string[]) => Promise<unknown>;
      scope.route<{ Querystring: { checkoutId?: string } }>({
        method,
        url: internalPath(name),
        onRequest: async (request) => callers.admit(request, method === 'POST'),
        handler: async (request, reply) => {
          const given = { checkoutId: request.query.checkoutId, sessionHash: sessionHashOf(request) ?? undefined };
          const missing = takes.filter((key) => !given[key]);
          if (missing.length > 0) throw new BookingError('VALIDATION_FAILED', 'The call lacks what it is about', missing);
          const answer = await call(...takes.map((key) => given[key] ?? ''));
          // Some answer null, which Fastify would send as nothing.
          reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
          return reply.send(JSON.stringify(answer ?? null));
        },
      });
    }
  });
}
