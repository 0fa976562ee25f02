import { sql } from 'kysely';
import type { Departure } from '#contract/api.generated.ts';
import type { CompiledTour } from '#contract/release.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { tripEnd } from '#domain/departures.ts';
import { type PriceCurrency, unitPrices } from '#domain/prices.ts';
import type { Db } from '#server/database/open-database.ts';

/** When a tour can still be joined. */
export interface Joinable {
  next: IsoDate;
  /** Months, 1 to 12, of all departures with places left. */
  months: number[];
}

/** For every tour that can still be booked: its next departure with places left, and the months of all of them. */
export async function readJoinable(db: Db, today: IsoDate): Promise<ReadonlyMap<string, Joinable>> {
  const { rows } = await sql<{ tour_id: string; next: string; months: number[] }>`
    SELECT departures.tour_id, min(date) AS next, to_jsonb(array_agg(DISTINCT extract(month FROM date)::integer)) AS months
    FROM departures JOIN tours ON tours.id = departures.tour_id
    WHERE offered AND taken < places AND date - booking_window_days >= ${today}::date
    GROUP BY departures.tour_id`.execute(db);
  return new Map(rows.map(({ tour_id, next, months }) => [tour_id, { next, months }]));
}

/** The departures of a tour that can still be booked, full ones included. */
export async function readDepartures(db: Db, tour: CompiledTour, currency: PriceCurrency, today: IsoDate): Promise<Departure[]> {
  const rows = await db
    .selectFrom('departures')
    .select(['date', 'places', 'taken', 'supplement'])
    .where('tour_id', '=', tour.id)
    .where('offered', '=', true)
    .where(sql<boolean>`date - ${tour.bookingWindowDays}::integer >= ${today}::date`)
    .orderBy('date')
    .execute();
  return rows.map(({ date, places, taken, supplement }) => {
    const { adult, child, singleSupplement } = unitPrices(tour.prices, supplement, currency);
    return {
      date,
      endDate: tripEnd(date, tour.days.length),
      placesLeft: places - taken,
      pricePerAdult: adult,
      pricePerChild: child,
      singleSupplement,
    };
  });
}
