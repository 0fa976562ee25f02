import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiError } from '#contract/api.generated.ts';
import { BookingError } from '#domain/error-catalogue.ts';
import { errorDescriptions } from '#domain/error-descriptions.ts';

export interface OriginPolicy {
  publicOrigin: string;
}

/**
 * Changing calls come from the store's own pages: with the media type that only a script or our own form can send, and
 * from our own origin. Browsers send Origin with every POST, so that a call without one comes from no page.
 * @throws BookingError
 */
export function checkOrigin(request: FastifyRequest, { publicOrigin }: OriginPolicy, mediaType: string): void {
  if (request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() !== mediaType)
    throw new BookingError('UNSUPPORTED_MEDIA_TYPE', `The body must be ${mediaType}`);
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && site !== 'same-origin') throw new BookingError('FORBIDDEN_ORIGIN');
  if (origin !== publicOrigin && origin !== `${request.protocol}://${request.host}`) throw new BookingError('FORBIDDEN_ORIGIN');
}

interface RequestError {
  statusCode?: number;
  code?: string;
  validation?: { instancePath: string; params: Record<string, unknown> }[];
}

/** What the catalogue calls an error. Only errors that nobody foresaw are logged, without what was sent. */
export function noteError(error: unknown, request: FastifyRequest): BookingError {
  const known = error instanceof BookingError ? error : toBookingError(error as RequestError);
  if (known.status >= 500) request.log.error({ err: wordsFor(error), code: known.code }, 'call failed');
  return known;
}

/** Answers any error as the catalogue words it. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = noteError(error, request);
  return reply.header('cache-control', 'no-store').code(known.status).send(describedAnswer(known));
}

function describedAnswer(error: BookingError): ApiError {
  const answer = error.toAnswer();
  return answer.statusMessage === error.code ? { ...answer, statusMessage: errorDescriptions[error.code].statusMessage } : answer;
}

function toBookingError({ validation, statusCode = 500, code }: RequestError): BookingError {
  if (validation) return new BookingError('VALIDATION_FAILED', undefined, validation.map(fieldOf));
  if (statusCode === 415) return new BookingError('UNSUPPORTED_MEDIA_TYPE');
  if (statusCode >= 400 && statusCode < 500)
    return new BookingError('VALIDATION_FAILED', `The request could not be read (${code ?? statusCode})`);
  return new BookingError('UNKNOWN');
}

function fieldOf({ instancePath, params }: { instancePath: string; params: Record<string, unknown> }): string {
  const missing = params.missingProperty ?? params.additionalProperty;
  return [...instancePath.split('/').slice(1), ...(typeof missing === 'string' ? [missing] : [])].join('.');
}

/** Name, message and stack; never other properties, in which libraries keep queries and their values. */
function wordsFor(error: unknown): { type: string; message: string; stack: string } {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error('Something that is not an error was thrown');
  return { type: name, message, stack };
}
