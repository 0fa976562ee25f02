/** Object ids of PostgreSQL's types (pg_type.dat). */
const oids = { int8: 20, date: 1082, timestamptz: 1184 } as const;

/**
 * How values are read, the same from both databases: whole numbers as numbers (amounts and counts stay far below 2^53),
 * days as YYYY-MM-DD without a time zone's say, points in time as ISO strings in UTC.
 */
export const typeParsers: Record<number, (text: string) => unknown> = {
  [oids.int8]: Number,
  [oids.date]: (text) => text,
  [oids.timestamptz]: (text) => new Date(text).toISOString(),
};
