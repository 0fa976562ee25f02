import type { AvailabilityResult, ItineraryComponent } from '#contract/api.generated.ts';
import type { CompiledTour } from '#contract/release.ts';
import { addDays, type IsoDate } from '#domain/calendar.ts';
import { textIn } from '#domain/localised-text.ts';
import type { PlannedPart } from '#domain/planned-part.ts';
import { tourParts } from './tour-parts.ts';

/** What a tour is made of, by name and day: what a checkout keeps of the tour that it was made for. */
export function plannedParts(tour: CompiledTour): PlannedPart[] {
  return tourParts(tour).map(({ componentId, kind, part }) => ({
    componentId,
    kind,
    name: part.name,
    day: 'startDay' in part ? part.startDay : part.day,
  }));
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
      onRequest: false,
    }));
}
