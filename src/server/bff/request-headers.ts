import type { FastifyRequest } from 'fastify';
import { BookingError } from '#domain/error-catalogue.ts';

/** Calls of itineraries stand below a path of their own and are versioned (specification, section 7). */
export const itineraryPrefix = '/tours-checkout-api/';
export const itineraryHeaders = ['x-tour-operator', 'accept-version'];

/** The version of the API that is spoken here. */
export const apiVersion = '1';

/** @throws BookingError where operator or version are missing, or the version is another one */
export function requireHeaders({ headers }: FastifyRequest): void {
  const missing = itineraryHeaders.filter((header) => !headers[header]);
  if (missing.length > 0) throw new BookingError('VALIDATION_FAILED', 'Headers are missing', missing);
  if (headers['accept-version'] !== apiVersion)
    throw new BookingError('UNSUPPORTED_API_VERSION', `The API speaks version ${apiVersion}`, ['accept-version']);
}
