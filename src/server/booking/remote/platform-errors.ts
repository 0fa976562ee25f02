import type { ApiError } from '#contract/api.generated.ts';
import { BookingError, type ErrorCode, errorCatalogue } from '#domain/error-catalogue.ts';
import { errorDescriptions } from '#domain/error-descriptions.ts';

/** The catalogue's code by the name that the same error has among the checkout error codes of booking platforms. */
const codeOfCheckoutCode: ReadonlyMap<string, ErrorCode> = new Map(
  (Object.keys(errorCatalogue) as ErrorCode[]).flatMap((code) => {
    const { checkoutCode } = errorDescriptions[code] as { checkoutCode?: string };
    return checkoutCode ? [[checkoutCode, code]] : [];
  }),
);

/** A platform that refuses and says that it succeeded contradicts itself. */
const contradiction = 'CHECKOUT_RESPONSE_SUCCESS';

/**
 * What the catalogue calls a platform's refusal: by its code, whether a checkout error code or one of the catalogue; without
 * a code that is known, by the status.
 * @param answer the body as it came, which may be anything
 */
export function errorOfAnswer(status: number, answer: unknown): BookingError {
  const told = answer as Partial<ApiError> | null | undefined;
  const code = typeof told?.code === 'string' ? told.code : '';
  // Our own key was refused: that is between the servers, and nothing that the visitor could put right.
  if (status === 401) return new BookingError('BAD_GATEWAY', 'The booking platform does not know this store');
  if (code === contradiction) return new BookingError('BAD_GATEWAY', 'The booking platform contradicts itself');
  const mapped = codeOfCheckoutCode.get(code) ?? code;
  const message = typeof told?.statusMessage === 'string' ? told.statusMessage : undefined;
  if (Object.hasOwn(errorCatalogue, mapped)) {
    const fields = Array.isArray(told?.fields) ? told.fields.filter((field) => typeof field === 'string') : [];
    const problems = Array.isArray(told?.problems) ? told.problems : [];
    return new BookingError(mapped as ErrorCode, message, fields, undefined, problems);
  }
  if (status === 504) return new BookingError('API_SERVICE_UNAVAILABLE');
  return BookingError.fromStatus(status, message ?? `The booking platform answered ${status}`);
}
