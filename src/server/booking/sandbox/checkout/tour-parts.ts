import type { CompiledTour } from '#contract/release.ts';
import { type ComponentKind, componentIdOf } from './itinerary-components.ts';

type PartsByKind = ReturnType<typeof partsByKind>;

export interface TourPart {
  componentId: string;
  kind: ComponentKind;
  /** As the tour's document says it. */
  part: PartsByKind[ComponentKind][string];
}

/** Every part of a tour, of whichever kind, with the id that it has as a component. */
export function tourParts(tour: CompiledTour): TourPart[] {
  return Object.entries(partsByKind(tour)).flatMap(([name, parts]) => {
    const kind = name as ComponentKind;
    return Object.entries(parts).map(([refId, part]) => ({ componentId: componentIdOf(kind, refId), kind, part }));
  });
}

/** Component ids of the parts of a tour that a partner has to say yes to, each time. */
export function partsOnRequest(tour: CompiledTour): string[] {
  return tourParts(tour).flatMap(({ componentId, part }) => (part.onRequest ? [componentId] : []));
}

function partsByKind({ accommodations, activities, transports, transfers, rentalCars }: CompiledTour) {
  return {
    accommodation: accommodations,
    activity: activities,
    transport: transports,
    transfer: transfers,
    rentalCar: rentalCars,
  } satisfies Record<ComponentKind, object>;
}
