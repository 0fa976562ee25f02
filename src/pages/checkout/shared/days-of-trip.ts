/** What happens on a day of the trip. */
export interface DayOfTrip<Part> {
  /** 1 is the day of departure. */
  number: number;
  date: string;
  parts: Part[];
}

const dayMs = 86_400_000;

/** Parts of a trip by the day on which they begin, in order; days without any are left out. */
export function daysOfTrip<Part extends { startDate: string }>(parts: readonly Part[], tripStart: string): DayOfTrip<Part>[] {
  const days = new Map<string, Part[]>();
  for (const part of parts) days.set(part.startDate, [...(days.get(part.startDate) ?? []), part]);
  return [...days]
    .sort(([left], [right]) => left.localeCompare(right))
    .map(([date, ofDay]) => ({ number: nightsBetween(tripStart, date) + 1, date, parts: ofDay }));
}

/** Nights from one ISO day to another. */
export function nightsBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}
