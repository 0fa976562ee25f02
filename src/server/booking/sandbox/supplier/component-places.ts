import { type Kysely, sql, type Transaction } from 'kysely';
import type { CompiledTour } from '#contract/release.ts';
import type { Database } from '#server/database/schema.ts';
import { tourParts } from '../checkout/tour-parts.ts';

type Work = Transaction<Database>;

/** The places of a departure that a party takes. */
export interface PartyOnDeparture {
  tourId: string;
  date: string;
  places: number;
}

/**
 * Makes the places of those components that have fewer than their departure. A limit that is new to a departure counts
 * everybody who is booked on it already, and a limit that was lowered is never below what is taken. To be called once the
 * departures are there.
 */
export async function loadComponentPlaces(transaction: Work, tours: readonly CompiledTour[]): Promise<void> {
  const rows = JSON.stringify(tours.flatMap(limitsOf));
  const limits = sql`jsonb_to_recordset(${rows}::jsonb) AS limits (tour_id text, component_id text, places integer)`;
  await sql`
    INSERT INTO component_places (tour_id, date, component_id, places, taken)
    SELECT tour_id, date, component_id, greatest(limits.places, departures.taken), departures.taken
    FROM ${limits} JOIN departures USING (tour_id)
    ON CONFLICT (tour_id, date, component_id) DO UPDATE SET places = greatest(excluded.places, component_places.taken)`.execute(
    transaction,
  );
  await sql`
    DELETE FROM component_places WHERE NOT EXISTS (
      SELECT FROM ${limits} JOIN departures USING (tour_id)
      WHERE tour_id = component_places.tour_id AND date = component_places.date AND component_id = component_places.component_id
    )`.execute(transaction);
}

interface ComponentLimit {
  tour_id: string;
  component_id: string;
  places: number;
}

function limitsOf(tour: CompiledTour): ComponentLimit[] {
  return tourParts(tour).flatMap(({ componentId, part: { places } }) =>
    places === undefined ? [] : [{ tour_id: tour.id, component_id: componentId, places }],
  );
}

/**
 * Takes a party's places, in the departure and in every component that has places of its own; all of them, or none.
 * @returns whether there were enough. Parties that want the same ones at once take turns, in the caller's transaction
 */
export async function takePlaces(transaction: Work, party: PartyOnDeparture): Promise<boolean> {
  const { tourId, date, places } = party;
  const departure = await transaction
    .selectFrom('departures')
    .select(['places', 'taken', 'offered'])
    .where('tour_id', '=', tourId)
    .where('date', '=', date)
    .forUpdate()
    .executeTakeFirst();
  if (!departure?.offered || departure.taken + places > departure.places) return false;
  if ((await readFullComponents(transaction, party)).size > 0) return false;
  await changeTaken(transaction, party, places);
  return true;
}

/** Gives back what `takePlaces` took, as when a booking is cancelled. */
export function giveBackPlaces(transaction: Work, party: PartyOnDeparture): Promise<void> {
  return changeTaken(transaction, party, -party.places);
}

/** The departure first, as whoever loads a catalogue does: all that change places wait for one another in one order. */
async function changeTaken(transaction: Work, { tourId, date }: PartyOnDeparture, change: number): Promise<void> {
  await sql`
    UPDATE departures SET taken = greatest(0, taken + ${change}::integer)
    WHERE tour_id = ${tourId} AND date = ${date}::date`.execute(transaction);
  await sql`
    UPDATE component_places SET taken = greatest(0, taken + ${change}::integer)
    WHERE tour_id = ${tourId} AND date = ${date}::date`.execute(transaction);
}

/** The components of a departure that have no room for a party. */
export async function readFullComponents(db: Kysely<Database>, party: PartyOnDeparture): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('component_places')
    .select(['component_id', 'places', 'taken'])
    .where('tour_id', '=', party.tourId)
    .where('date', '=', party.date)
    .execute();
  return new Set(rows.filter(({ places, taken }) => taken + party.places > places).map(({ component_id }) => component_id));
}
