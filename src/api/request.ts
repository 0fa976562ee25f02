import { FetchError, ofetch } from 'ofetch';
import type { ApiError } from '#contract/api.generated.ts';
import type { CallName, calls } from '#contract/calls.generated.ts';
import { openCalls } from '#contract/open-calls.generated.ts';

/** Headers that the itinerary calls require (specification, section 7). */
const itineraryHeaders = { 'x-tour-operator': 'portolan', 'accept-version': '1' };

export interface RequestInput {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
}

/**
 * One call over HTTP. Calls without a body are tried once more after 408, 409, 425, 429, 500, 502, 503 and 504, which are
 * ofetch's own rules and the specification's; others never.
 * @throws BookingError
 */
export async function request(name: CallName, { params = {}, query, body }: RequestInput): Promise<unknown> {
  const call = await placeOf(name);
  const path = call.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  try {
    return await ofetch(path, {
      method: call.method,
      ...(query ? { query } : {}),
      ...(body ? { body } : {}),
      headers: path.startsWith('/tours-checkout-api/') ? itineraryHeaders : {},
    });
  } catch (error) {
    throw await toBookingError(error);
  }
}

/** Where a call goes. What a checkout asks for comes with its first call: public pages do not need to know. */
async function placeOf(name: CallName): Promise<(typeof calls)[CallName]> {
  if (name in openCalls) return openCalls[name as keyof typeof openCalls];
  const { ownedCalls } = await import('#contract/owned-calls.generated.ts');
  return ownedCalls[name as keyof typeof ownedCalls];
}

/** The catalogue comes with the first error. */
async function toBookingError(error: unknown): Promise<unknown> {
  if (!(error instanceof FetchError)) return error;
  const { BookingError } = await import('#domain/error-catalogue.ts');
  if (!error.response) return new BookingError('UNREACHABLE');
  const answer = error.data as Partial<ApiError> | undefined;
  if (answer?.code) return BookingError.fromAnswer(answer as ApiError);
  return BookingError.fromStatus(error.response.status, error.response.statusText);
}
