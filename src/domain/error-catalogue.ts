import type { ApiError, FieldProblem } from '#contract/api.generated.ts';
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
  /** Which of the market's error texts tells the visitor. */
  configuration?: keyof Omit<ErrorsDocument, '$schema'>;
}

/** Every error that a call may answer, by its code. One code has one HTTP status. */
export const errorCatalogue = {
  API_SERVICE_UNAVAILABLE: { status: 503, reaction: 'fatal', configuration: 'apiServiceUnavailable' },
  UNREACHABLE: { status: 503, reaction: 'fatal', configuration: 'apiServiceUnavailable' },
  API_BLACKLISTED_COUNTRY: { status: 403, reaction: 'fatal', configuration: 'apiBlacklistedCountry' },
  API_ITINERARY_HAS_CLOSED_TRANSACTIONS: { status: 409, reaction: 'configured', configuration: 'apiItineraryClosedTransactions' },
  BAD_GATEWAY: { status: 502, reaction: 'configured', configuration: 'badGateway' },
  UNKNOWN: { status: 500, reaction: 'configured', configuration: 'unknown' },
  VALIDATION_FAILED: { status: 422, reaction: 'configured', configuration: 'validationFailed' },
  API_GENERIC_CHECKOUT_ERROR: { status: 500, reaction: 'notFound' },
  API_ITINERARY_NOT_FOUND: { status: 404, reaction: 'notFound' },
  API_BOOKING_NOT_FOUND: { status: 404, reaction: 'notFound' },
  CHECKOUT_NOT_FOUND: { status: 404, reaction: 'notFound' },
  API_UNSUPPORTED_PAYMENT_PLAN: { status: 400, reaction: 'caller' },
  API_POLICY_NOT_FOUND: { status: 404, reaction: 'caller' },
  INTERNAL_SERVER_ERROR: { status: 500, reaction: 'fatal', configuration: 'errorConfiguration500' },
  SERVICE_UNAVAILABLE: { status: 503, reaction: 'fatal', configuration: 'errorConfiguration503' },
  HTTP_ERROR: { status: 500, reaction: 'generic' },
  BOOKING_WINDOW_EXPIRED: { status: 400, reaction: 'caller' },
  INACTIVE_AGENCY: { status: 400, reaction: 'configured', configuration: 'inactiveAgency' },
  TOUR_NOT_FOUND: { status: 404, reaction: 'notFound' },
  MARKET_NOT_FOUND: { status: 404, reaction: 'notFound' },
  CUSTOM_TOUR_NOT_FOUND: { status: 404, reaction: 'notFound' },
  AGENCY_NOT_FOUND: { status: 404, reaction: 'notFound' },
  NOT_AVAILABLE: { status: 409, reaction: 'caller' },
  OPTION_NOT_OFFERED: { status: 409, reaction: 'caller' },
  CHECKOUT_STEP_INCOMPLETE: { status: 409, reaction: 'caller' },
  STATUS_CONFLICT: { status: 409, reaction: 'caller' },
  STALE_VERSION: { status: 409, reaction: 'caller' },
  REQUEST_IN_FLIGHT: { status: 409, reaction: 'caller' },
  IDEMPOTENCY_KEY_REUSED: { status: 422, reaction: 'caller' },
  PAYMENT_METHOD_NOT_ENABLED: { status: 400, reaction: 'caller' },
  PROMO_CODE_UNKNOWN: { status: 404, reaction: 'caller' },
  PROMO_CODE_EXPIRED: { status: 410, reaction: 'caller' },
  PROMO_CODE_NOT_APPLICABLE: { status: 409, reaction: 'caller' },
  PROMO_CODE_USED_UP: { status: 409, reaction: 'caller' },
  PROMO_CODE_ALREADY_APPLIED: { status: 409, reaction: 'caller' },
  WEBHOOK_REFUSED: { status: 400, reaction: 'caller' },
  FORBIDDEN_ORIGIN: { status: 403, reaction: 'caller' },
  TOO_MANY_REQUESTS: { status: 429, reaction: 'caller' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, reaction: 'caller' },
  UNSUPPORTED_API_VERSION: { status: 406, reaction: 'caller' },
  UNKNOWN_SERVER: { status: 401, reaction: 'caller' },
} as const satisfies Record<string, CatalogueEntry>;

export type ErrorCode = keyof typeof errorCatalogue;

/** An error of the catalogue: thrown by the booking platform, answered by the API, and thrown again by its client. */
export class BookingError extends Error {
  override readonly name = 'BookingError';
  readonly code: ErrorCode;
  readonly status: number;
  /** Paths of the fields that are wrong, never their values. */
  readonly fields: readonly string[];
  /** What is wrong with each of them, where the call knows. */
  readonly problems: readonly FieldProblem[];

  /** @param statusMessage for developers; the code where there is nothing more to say */
  constructor(
    code: ErrorCode,
    statusMessage?: string,
    fields: readonly string[] = [],
    status: number = errorCatalogue[code].status,
    problems: readonly FieldProblem[] = [],
  ) {
    super(statusMessage ?? code);
    this.code = code;
    this.status = status;
    this.fields = fields;
    this.problems = problems;
  }

  /** The error that an answer tells of; a code that the catalogue lacks goes by its status. */
  static fromAnswer({ code, status, statusMessage, fields, problems }: ApiError): BookingError {
    if (!Object.hasOwn(errorCatalogue, code)) return BookingError.fromStatus(status, statusMessage);
    return new BookingError(code as ErrorCode, statusMessage, fields, undefined, problems);
  }

  /** Fields that are wrong, each with what is wrong with it. */
  static ofProblems(problems: readonly FieldProblem[], statusMessage: string): BookingError {
    const fields = problems.map(({ path }) => path);
    return new BookingError('VALIDATION_FAILED', statusMessage, fields, undefined, problems);
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
    const { code, status, message: statusMessage, fields, problems } = this;
    return {
      code,
      status,
      statusMessage,
      ...(fields.length > 0 && { fields: [...fields] }),
      ...(problems.length > 0 && { problems: [...problems] }),
    };
  }
}
