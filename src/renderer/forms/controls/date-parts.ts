/** A day while it is typed, in three parts. */
export interface DateParts {
  day: string;
  month: string;
  year: string;
}

export type DatePart = keyof DateParts;

const isoPattern = /^(\d*)-(\d*)-(\d*)$/;

/** The parts of an ISO day, or of what {@link joinDate} made of an unfinished one. */
export function splitDate(value: string): DateParts {
  const match = isoPattern.exec(value);
  if (!match) return { day: '', month: '', year: '' };
  return { year: match[1] ?? '', month: match[2] ?? '', day: match[3] ?? '' };
}

/**
 * The parts as an ISO day once the year is whole. Before that they are joined as they stand, which is no valid day and
 * so tells the field's rules that something is missing; nothing at all is empty.
 */
export function joinDate({ day, month, year }: DateParts): string {
  if (day === '' && month === '' && year === '') return '';
  const isWhole = year.length === 4 && day !== '' && month !== '';
  return isWhole ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : `${year}-${month}-${day}`;
}

/** The order in which a day is shown everywhere, as 31/03/2027 (specification, section 5). */
export const dateParts = ['day', 'month', 'year'] as const satisfies DatePart[];
