import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { BookingError } from '#domain/error-catalogue.ts';

/** Far above what a person does, even behind an office's one address; far below what guessing needs. */
const changingCallsAMinute = 300;

/** Slows those down who make changing calls by the hundred. Reading is left to the caches. */
export async function registerRateLimit(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    max: changingCallsAMinute,
    timeWindow: '1 minute',
    allowList: ({ method }) => method === 'GET' || method === 'HEAD',
    errorResponseBuilder: () => new BookingError('TOO_MANY_REQUESTS'),
  });
}
