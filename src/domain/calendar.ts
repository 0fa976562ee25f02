/**
 * Days as ISO strings (YYYY-MM-DD), which compare and sort as text. The field rules run in the browser too, so this
 * needs nothing but Date's UTC arithmetic; time zones are decided where "today" is known.
 */
export type IsoDate = string;

const isoDatePattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const dayMs = 24 * 3_600_000;
const isoDateTimePattern = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d$/;

export function isIsoDate(text: string): boolean {
  const match = isoDatePattern.exec(text);
  if (!match) return false;
  return toIso(Number(match[1]), Number(match[2]), Number(match[3])) === text;
}

/** YYYY-MM-DDTHH:mm, without a zone: the time at the place of the experience. */
export function isIsoDateTime(text: string): boolean {
  const match = isoDateTimePattern.exec(text);
  return match?.[1] !== undefined && isIsoDate(match[1]);
}

export function addDays(date: IsoDate, days: number): IsoDate {
  const [year, month, day] = split(date);
  return toIso(year, month, day + days);
}

/** Whole days from one day to another; negative where the other lies before. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  const [start, end] = [split(from), split(to)].map(([year, month, day]) => Date.UTC(year, month - 1, day));
  return Math.round(((end ?? 0) - (start ?? 0)) / dayMs);
}

/** A day that the target month lacks becomes its last one, as 31 January plus one month is the end of February. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const [year, month, day] = split(date);
  const lastDay = Number(toIso(year, month + months + 1, 0).slice(8));
  return toIso(year, month + months, Math.min(day, lastDay));
}

/** 29 February becomes 28 February in a year that has no leap day. */
export function addYears(date: IsoDate, years: number): IsoDate {
  return addMonths(date, years * 12);
}

/** 1 is Monday, 7 is Sunday. */
export function weekday(date: IsoDate): number {
  const [year, month, day] = split(date);
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay() || 7;
}

/** 1 to 12. */
export function monthOf(date: IsoDate): number {
  return split(date)[1];
}

function split(date: IsoDate): [number, number, number] {
  const match = isoDatePattern.exec(date);
  if (!match) throw new Error(`Not a date of the form YYYY-MM-DD: ${date}`);
  return [Number(match[1]), Number(match[2]), Number(match[3])];
}

/** Years below 100 stay what they are: Date.UTC would take them for the twentieth century. */
function toIso(year: number, month: number, day: number): IsoDate {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.toISOString().slice(0, 10);
}
