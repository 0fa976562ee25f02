import type { BookingError, ErrorCode } from './error-catalogue.ts';

/** Whether an error is one of these of the catalogue. Whoever only recognises errors need not carry the catalogue. */
export function isBookingError(error: unknown, ...codes: ErrorCode[]): error is BookingError {
  return error instanceof Error && error.name === 'BookingError' && codes.some((code) => code === (error as BookingError).code);
}
