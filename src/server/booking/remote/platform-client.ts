import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleType, isBrokenCircuitError } from 'cockatiel';
import type { FastifyBaseLogger } from 'fastify';
import { createFetch, FetchError } from 'ofetch';
import { BookingError } from '#domain/error-catalogue.ts';
import { compileStrict } from '#server/bff/api-schemas.ts';
import { errorOfAnswer } from './platform-errors.ts';
import type { PlatformMetrics } from './platform-metrics.ts';
import { serviceToken } from './service-token.ts';

/** One request to a booking platform. */
export interface PlatformRequest {
  /** For logs and metrics, which hold no address. */
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  query?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
  /** The schema of the answer. */
  answer: object;
}

export interface PlatformClient {
  /** @throws BookingError */
  request(request: PlatformRequest): Promise<unknown>;
}

export interface PlatformClientOptions {
  /** Scheme, host and port of the platform. */
  url: string;
  /** What tells the platform that it is us. */
  key: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
  metrics: PlatformMetrics;
  /** For tests. */
  timing?: Partial<Timing>;
}

interface Timing {
  /** Milliseconds for one attempt, from the first byte sent to the last received. */
  timeout: number;
  /** Failures in a row after which nothing is asked any more. */
  failuresInARow: number;
  /** Milliseconds after which one call is let through to see whether the platform is back. */
  halfOpenAfter: number;
}

const usualTiming: Timing = { timeout: 10_000, failuresInARow: 5, halfOpenAfter: 5_000 };

const breakerStates: Record<CircuitState, number> = {
  [CircuitState.Closed]: 0,
  [CircuitState.HalfOpen]: 1,
  [CircuitState.Open]: 2,
  [CircuitState.Isolated]: 2,
};

/** No answer came, or none that can be understood: a fault of the way or of the platform, never of what was asked. */
class PlatformFailure extends Error {
  readonly told: BookingError;
  constructor(told: BookingError, reason: string) {
    super(reason);
    this.told = told;
  }
}

/** What is no JSON is no answer. */
const unreadable = Symbol('unreadable');

/**
 * Asks a booking platform over HTTP. GET is tried once more after the statuses of the specification's retry rule, which are
 * ofetch's own, and where no answer came; what changes something never is. While the platform fails, it is left alone and
 * callers are told at once.
 */
export function createPlatformClient({ url, key, log, metrics, timing }: PlatformClientOptions): PlatformClient {
  const { timeout, failuresInARow, halfOpenAfter } = { ...usualTiming, ...timing };
  const breaker = circuitBreaker(handleType(PlatformFailure), { halfOpenAfter, breaker: new ConsecutiveBreaker(failuresInARow) });
  metrics.watchBreaker(() => breakerStates[breaker.state]);
  // ofetch's own timeout ends with the headers, and would be spent in the second attempt.
  const limited: typeof fetch = (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(timeout) });
  const authorization = `Bearer ${serviceToken(key)}`;
  const fetchJson = createFetch({ fetch: limited, Headers, AbortController });

  async function ask({ method, path, query, body, headers, answer: schema }: PlatformRequest): Promise<unknown> {
    const answer = await fetchJson(path, {
      baseURL: url,
      method,
      ...(query ? { query } : {}),
      ...(body !== undefined ? { body: body as object } : {}),
      headers: { ...headers, accept: 'application/json', authorization },
      redirect: 'error',
      parseResponse: parseJson,
    }).catch((error: unknown) => {
      throw toFailure(error);
    });
    if (answer === unreadable) throw new PlatformFailure(new BookingError('BAD_GATEWAY'), 'the answer is no JSON');
    const validate = validatorOf(schema);
    if (!validate(answer)) {
      const { instancePath = '', keyword = '' } = validate.errors?.[0] ?? {};
      throw new PlatformFailure(new BookingError('BAD_GATEWAY'), `the answer does not fit its schema at ${instancePath} (${keyword})`);
    }
    return answer;
  }

  return {
    async request(request) {
      const startedAt = performance.now();
      const observe = (result: Parameters<PlatformMetrics['observe']>[1]) =>
        metrics.observe(request.name, result, (performance.now() - startedAt) / 1000);
      try {
        const answer = await breaker.execute(() => ask(request));
        observe('answered');
        return answer;
      } catch (error) {
        if (isBrokenCircuitError(error)) {
          observe('not_tried');
          throw new BookingError('API_SERVICE_UNAVAILABLE', 'The booking platform has failed, and is tried again in a few seconds');
        }
        if (!(error instanceof PlatformFailure)) {
          observe('refused');
          throw error;
        }
        observe('failed');
        log.warn({ call: request.name, code: error.told.code, reason: error.message }, 'the booking platform failed');
        throw error.told;
      }
    },
  };
}

/** The platform's refusal as it is; anything else that went wrong as a failure. Messages name no address: it may hold a checkout. */
function toFailure(error: unknown): unknown {
  if (error instanceof FetchError && error.status !== undefined) {
    const told = errorOfAnswer(error.status, error.data === unreadable ? undefined : error.data);
    const isFailure = error.status >= 502 || error.status === 401 || told.code === 'BAD_GATEWAY';
    return isFailure ? new PlatformFailure(told, `it answered ${error.status}`) : told;
  }
  const cause = error instanceof FetchError ? error.cause : error;
  const reason = cause instanceof Error ? cause.name : 'unknown';
  // An answer that had begun and broke off is a wrong one; where none began, nobody answered.
  const hasBegun = !(error instanceof FetchError) && reason !== 'TimeoutError';
  return new PlatformFailure(new BookingError(hasBegun ? 'BAD_GATEWAY' : 'API_SERVICE_UNAVAILABLE'), `no answer (${reason})`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return unreadable;
  }
}

const validators = new WeakMap<object, ReturnType<typeof compileStrict>>();

function validatorOf(schema: object): ReturnType<typeof compileStrict> {
  const known = validators.get(schema) ?? compileStrict(schema);
  validators.set(schema, known);
  return known;
}
