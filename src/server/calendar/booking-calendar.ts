import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { BookingData, ItineraryComponent } from '#contract/api.generated.ts';
import { addDays, type IsoDate } from '#domain/calendar.ts';

export interface BookingCalendarInput {
  checkoutId: string;
  booking: Pick<BookingData, 'bookingReference' | 'bookingStatus' | 'title' | 'startDate' | 'endDate'>;
  components: readonly ItineraryComponent[];
  brandName: string;
  /** The store's host, which makes the events' ids unique. */
  host: string;
  now: Date;
}

/** How long what has a time but no length is shown, in minutes. */
const usualMinutes = 60;

/**
 * A booking as an iCalendar file: the trip and its stays as whole days, and every part with a time by the clock of its place,
 * wherever the calendar is read. Ids stay the same, so that a file that is fetched again moves events and doubles none.
 */
export function bookingCalendar({ checkoutId, booking, components, brandName, host, now }: BookingCalendarInput): string {
  const { title, bookingReference, bookingStatus, startDate, endDate } = booking;
  const calendar = ical({ name: title, prodId: { company: brandName, product: 'bookings' }, method: ICalCalendarMethod.PUBLISH });
  const description = bookingReference ? `${brandName} · ${bookingReference}` : brandName;
  const add = (id: string, event: ICalEventData) =>
    calendar.createEvent({ id: `${checkoutId}.${id}@${host}`, stamp: now, description, ...event });

  add('trip', {
    summary: title,
    allDay: true,
    start: dayOf(startDate),
    end: dayOf(addDays(endDate, 1)),
    status: bookingStatus === 'BOOKING_REQUESTED' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.TRANSPARENT,
  });
  for (const component of components) {
    const times = timesOf(component);
    if (!times || component.status === 'Cancelled') continue;
    add(component.componentId, {
      summary: component.name,
      ...times,
      ...(component.place ? { location: component.place } : {}),
      status: component.status === 'OnRequest' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    });
  }
  return calendar.toString();
}

function timesOf({ kind, startDate, endDate, startTime, durationMinutes }: ItineraryComponent) {
  if (startTime !== null) {
    const start = new Date(`${startDate}T${startTime}:00Z`);
    return { floating: true, start, end: new Date(start.getTime() + (durationMinutes ?? usualMinutes) * 60_000) };
  }
  if (kind !== 'accommodation') return null;
  return { allDay: true, start: dayOf(startDate), end: dayOf(endDate), transparency: ICalEventTransparency.TRANSPARENT };
}

/** The library writes days as they are in UTC. */
function dayOf(day: IsoDate): Date {
  return new Date(`${day}T00:00:00Z`);
}
