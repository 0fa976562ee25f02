/** Where the calendar file of a booking is; only who owns the booking gets it. */
export const calendarPath = '/booking-calendar';

export const calendarRoute = `${calendarPath}/:checkoutId`;

/** @param language of the names in the calendar */
export function calendarAddress(checkoutId: string, language: string): string {
  return `${calendarPath}/${encodeURIComponent(checkoutId)}?lang=${encodeURIComponent(language)}`;
}
