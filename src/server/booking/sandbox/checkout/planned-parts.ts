import type { AvailabilityResult, ItineraryComponent } from '#contract/api.generated.ts';
import type { LocalisedText } from '#contract/documents.generated.ts';
import type { CompiledTour } from '#contract/release.ts';
import { addDays, type IsoDate } from '#domain/calendar.ts';
import { textIn } from '#domain/localised-text.ts';
import type { PlannedPart } from '#domain/planned-part.ts';
import { type ComponentKind, componentIdOf } from './itinerary-components.ts';

export function plannedParts({ accommodations, activities, transports, transfers, rentalCars }: CompiledTour): PlannedPart[] {
  const parts = <Part extends { name: LocalisedText }>(kind: ComponentKind, entries: Record<string, Part>, dayOf: (part: Part) => number) =>
    Object.entries(entries).map(([refId, part]) => ({ componentId: componentIdOf(kind, refId), kind, name: part.name, day: dayOf(part) }));
  return [
    ...parts('accommodation', accommodations, ({ startDay }) => startDay),
    ...parts('activity', activities, ({ day }) => day),
    ...parts('transport', transports, ({ day }) => day),
    ...parts('transfer', transfers, ({ day }) => day),
    ...parts('rentalCar', rentalCars, ({ startDay }) => startDay),
  ];
}

/** Parts that were planned and that the tour has no more, as the availability check tells them. */
export function missingParts(
  planned: readonly PlannedPart[],
  present: readonly ItineraryComponent[],
  departureDate: IsoDate,
  language: string,
): AvailabilityResult[] {
  const still = new Set(present.map(({ componentId }) => componentId));
  return planned
    .filter(({ componentId }) => !still.has(componentId))
    .map(({ componentId, kind, name, day }) => ({
      componentId,
      kind,
      name: textIn(name, language),
      startDate: addDays(departureDate, day - 1),
      result: 'missing',
      nonBookableReason: null,
      price: null,
      previousPrice: null,
    }));
}
