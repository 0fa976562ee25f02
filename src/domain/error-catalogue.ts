import type { ApiError } from '#contract/api.generated.ts';
import type { ErrorsDocument } from '#contract/documents.generated.ts';

/**
 * What a client does with an error.
 * - fatal: the full-screen page with the market's texts of `configuration`
 * - configured: the error page or a toast with the market's texts of `configuration`
 * - notFound: the not-found page
 * - generic: the status and what the answer says
 * - caller: no page; who made the call handles it
 */
export type ErrorReaction = 'fatal' | 'configured' | 'notFound' | 'generic' | 'caller';

interface CatalogueEntry {
  status: number;
  reaction: ErrorReaction;
  /** For developers, where an error is thrown without words of its own. */
  statusMessage: string;
  /** Which of the market's error texts tells the visitor. */
  configuration?: keyof Omit<ErrorsDocument, '$schema'>;
  /** The name of the same error among the checkout error codes of the specification. */
  checkoutCode?: string;
}

/** Every error that a call may answer, by its code. One code has one HTTP status. */
export const errorCatalogue = {
  API_SERVICE_UNAVAILABLE: {
    status: 503,
    reaction: 'fatal',
    configuration: 'apiServiceUnavailable',
    checkoutCode: 'CHECKOUT_API_SERVICE_UNAVAILABLE',
    statusMessage: 'The booking platform does not answer',
  },
  API_BLACKLISTED_COUNTRY: {
    status: 403,
    reaction: 'fatal',
    configuration: 'apiBlacklistedCountry',
    checkoutCode: 'CHKT_005',
    statusMessage: 'Bookings from this country are not possible',
  },
  API_ITINERARY_HAS_CLOSED_TRANSACTIONS: {
    status: 409,
    reaction: 'configured',
    configuration: 'apiItineraryClosedTransactions',
    checkoutCode: 'CHKT_002',
    statusMessage: 'The itinerary has closed transactions',
  },
  BAD_GATEWAY: {
    status: 502,
    reaction: 'configured',
    configuration: 'badGateway',
    checkoutCode: 'CHECKOUT_RESPONSE_BAD_GATEWAY',
    statusMessage: 'The booking platform answered wrongly',
  },
  UNKNOWN: {
    status: 500,
    reaction: 'configured',
    configuration: 'unknown',
    checkoutCode: 'CHECKOUT_RESPONSE_UNKNOWN',
    statusMessage: 'Something went wrong',
  },
  VALIDATION_FAILED: {
    status: 422,
    reaction: 'configured',
    configuration: 'validationFailed',
    checkoutCode: 'CHECKOUT_RESPONSE_VALIDATION_FAILED',
    statusMessage: 'What was sent is not valid',
  },
  API_GENERIC_CHECKOUT_ERROR: { status: 500, reaction: 'notFound', checkoutCode: 'CHKT_000', statusMessage: 'The checkout failed' },
  API_ITINERARY_NOT_FOUND: { status: 404, reaction: 'notFound', checkoutCode: 'CHKT_001', statusMessage: 'No such itinerary' },
  API_BOOKING_NOT_FOUND: { status: 404, reaction: 'notFound', checkoutCode: 'CHKT_004', statusMessage: 'No such booking' },
  CHECKOUT_NOT_FOUND: { status: 404, reaction: 'notFound', checkoutCode: 'CHECKOUT_NOT_FOUND', statusMessage: 'No such checkout' },
  API_UNSUPPORTED_PAYMENT_PLAN: {
    status: 400,
    reaction: 'caller',
    checkoutCode: 'CHKT_003',
    statusMessage: 'The payment plan is not on offer for this itinerary',
  },
  API_POLICY_NOT_FOUND: { status: 404, reaction: 'caller', checkoutCode: 'CHKT_006', statusMessage: 'No such policy' },
  INTERNAL_SERVER_ERROR: { status: 500, reaction: 'fatal', configuration: 'errorConfiguration500', statusMessage: 'The server failed' },
  SERVICE_UNAVAILABLE: {
    status: 503,
    reaction: 'fatal',
    configuration: 'errorConfiguration503',
    statusMessage: 'The server is being worked on',
  },
  HTTP_ERROR: { status: 500, reaction: 'generic', statusMessage: 'The server answered an error without a code' },
  BOOKING_WINDOW_EXPIRED: { status: 400, reaction: 'caller', statusMessage: 'Booking window has expired' },
  INACTIVE_AGENCY: {
    status: 400,
    reaction: 'configured',
    configuration: 'inactiveAgency',
    statusMessage: 'The travel agency may not sell any more',
  },
  TOUR_NOT_FOUND: { status: 404, reaction: 'notFound', statusMessage: 'No such tour' },
  MARKET_NOT_FOUND: { status: 404, reaction: 'notFound', statusMessage: 'No such market' },
  AGENCY_NOT_FOUND: { status: 404, reaction: 'notFound', statusMessage: 'No such agency' },
  NOT_AVAILABLE: { status: 409, reaction: 'caller', statusMessage: 'Part of the trip is not available, or its price has changed' },
  CHECKOUT_STEP_INCOMPLETE: { status: 409, reaction: 'caller', statusMessage: 'An earlier step of the checkout is not complete' },
  STATUS_CONFLICT: { status: 409, reaction: 'caller', statusMessage: 'The booking is no longer in a status that allows this' },
  STALE_VERSION: { status: 409, reaction: 'caller', statusMessage: 'The checkout has changed since it was read' },
  REQUEST_IN_FLIGHT: { status: 409, reaction: 'caller', statusMessage: 'The same request is still being worked on' },
  IDEMPOTENCY_KEY_REUSED: { status: 422, reaction: 'caller', statusMessage: 'The same operation was asked for with other data' },
  PAYMENT_METHOD_NOT_ENABLED: { status: 400, reaction: 'caller', statusMessage: 'The market does not take this means of payment' },
  FORBIDDEN_ORIGIN: { status: 403, reaction: 'caller', statusMessage: 'Changing calls must come from the store itself' },
  TOO_MANY_REQUESTS: { status: 429, reaction: 'caller', statusMessage: 'Too many changing calls in a short time' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, reaction: 'caller', statusMessage: 'The body must be application/json' },
} as const satisfies Record<string, CatalogueEntry>;

export type ErrorCode = keyof typeof errorCatalogue;

/** An error of the catalogue: thrown by the booking platform, answered by the API, and thrown again by its client. */
export class BookingError extends Error {
  override readonly name = 'BookingError';
  readonly code: ErrorCode;
  readonly status: number;
  /** Paths of the fields that are wrong, never their values. */
  readonly fields: readonly string[];

  constructor(code: ErrorCode, statusMessage?: string, fields: readonly string[] = [], status: number = errorCatalogue[code].status) {
    super(statusMessage ?? errorCatalogue[code].statusMessage);
    this.code = code;
    this.status = status;
    this.fields = fields;
  }

  /** The error that an answer tells of; a code that the catalogue lacks goes by its status. */
  static fromAnswer({ code, status, statusMessage, fields }: ApiError): BookingError {
    if (!Object.hasOwn(errorCatalogue, code)) return BookingError.fromStatus(status, statusMessage);
    return new BookingError(code as ErrorCode, statusMessage, fields);
  }

  /** An answer without a code of ours: its status decides (specification, section 8). */
  static fromStatus(status: number, statusMessage: string): BookingError {
    if (status === 403 || status === 404) return new BookingError('CHECKOUT_NOT_FOUND', statusMessage);
    if (status === 500) return new BookingError('INTERNAL_SERVER_ERROR', statusMessage);
    if (status === 502) return new BookingError('BAD_GATEWAY', statusMessage);
    if (status === 503) return new BookingError('SERVICE_UNAVAILABLE', statusMessage);
    return new BookingError('HTTP_ERROR', statusMessage, [], status);
  }

  toAnswer(): ApiError {
    const { code, status, message: statusMessage, fields } = this;
    return fields.length > 0 ? { code, status, statusMessage, fields: [...fields] } : { code, status, statusMessage };
  }
}
