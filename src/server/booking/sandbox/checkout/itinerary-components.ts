import type { ComponentStatus, ItineraryComponent } from '#contract/api.generated.ts';
import type { CompiledTour } from '#contract/release.ts';
import { addDays, type IsoDate } from '#domain/calendar.ts';
import { textIn } from '#domain/localised-text.ts';

export type ComponentKind = ItineraryComponent['kind'];

/** Unique within a tour: the documents' reference ids are so only among their kind. */
export function componentIdOf(kind: ComponentKind, refId: string): string {
  return `${kind}-${refId}`;
}

/** The parts of a tour on their days, in order of date. */
export function itineraryComponents(
  tour: CompiledTour,
  departureDate: IsoDate,
  language: string,
  status: ComponentStatus,
): ItineraryComponent[] {
  const text = (value: Parameters<typeof textIn>[0]) => textIn(value, language);
  const day = (number: number) => addDays(departureDate, number - 1);
  const place = (key: string | undefined) => {
    const found = key === undefined ? undefined : tour.places[key];
    return found ? text(found.name) : null;
  };
  const entries = <Part>(
    kind: ComponentKind,
    parts: Record<string, Part>,
    detailsOf: (part: Part) => Omit<ItineraryComponent, 'componentId' | 'kind' | 'status'>,
  ) =>
    Object.entries(parts).map(
      ([refId, part]): ItineraryComponent => ({ componentId: componentIdOf(kind, refId), kind, status, ...detailsOf(part) }),
    );

  return [
    ...entries('accommodation', tour.accommodations, (stay) => ({
      name: text(stay.name),
      description: text(stay.description),
      place: place(stay.place),
      startDate: day(stay.startDay),
      endDate: day(stay.startDay + stay.nights),
      startTime: null,
      durationMinutes: null,
    })),
    ...entries('activity', tour.activities, (activity) => ({
      name: text(activity.name),
      description: text(activity.description),
      place: place(tour.days[activity.day - 1]?.place),
      startDate: day(activity.day),
      endDate: day(activity.day),
      startTime: activity.startTime ?? null,
      durationMinutes: Math.round(activity.durationHours * 60),
    })),
    ...entries('transport', tour.transports, (transport) => ({
      name: text(transport.name),
      description: null,
      place: place(transport.from),
      startDate: day(transport.day),
      endDate: day(transport.day),
      startTime: transport.startTime ?? null,
      durationMinutes: null,
    })),
    ...entries('transfer', tour.transfers, (transfer) => ({
      name: text(transfer.name),
      description: null,
      place: place(tour.days[transfer.day - 1]?.place),
      startDate: day(transfer.day),
      endDate: day(transfer.day),
      startTime: transfer.startTime ?? null,
      durationMinutes: null,
    })),
    ...entries('rentalCar', tour.rentalCars, (car) => ({
      name: text(car.name),
      description: null,
      place: place(tour.days[car.startDay - 1]?.place),
      startDate: day(car.startDay),
      endDate: day(car.startDay + car.days - 1),
      startTime: null,
      durationMinutes: null,
    })),
  ].sort(byDay);
}

/** On the same day the car comes first, and one sleeps last. */
const placeInDay: Record<ComponentKind, number> = { rentalCar: 0, transfer: 1, transport: 1, activity: 1, accommodation: 2 };

function byDay(left: ItineraryComponent, right: ItineraryComponent): number {
  return (
    left.startDate.localeCompare(right.startDate) ||
    placeInDay[left.kind] - placeInDay[right.kind] ||
    (left.startTime ?? '').localeCompare(right.startTime ?? '')
  );
}
