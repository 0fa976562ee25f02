import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Catalogue, CompiledTour } from '#contract/release.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { expandDepartures } from '#domain/departures.ts';
import { textIn } from '#domain/localised-text.ts';
import type { Database } from '#server/database/schema.ts';
import { dictionaryOf, fold, searchTextOf, wordsOf } from '../discovery/search-text.ts';
import { loadComponentPlaces } from '../supplier/component-places.ts';

/** One loader at a time, whichever process it runs in. */
const loaderLock = 7_301_001;

type Work = Transaction<Database>;

/**
 * Loads a catalogue into the database: tours, the texts they are found by in each language, and the departures of the
 * next eighteen months. Doing so again changes nothing; places that are taken stay taken. A tour that left the catalogue
 * keeps its row for the checkouts that know it, and a departure that somebody is booked on is only no longer offered.
 */
export async function loadCatalogue(
  db: Kysely<Database>,
  catalogue: Catalogue,
  languages: readonly string[],
  today: IsoDate,
): Promise<void> {
  const hash = createHash('sha256')
    .update(JSON.stringify([catalogue.hash, languages]))
    .digest('hex');
  await db.transaction().execute(async (transaction) => {
    await sql`SELECT pg_advisory_xact_lock(${loaderLock})`.execute(transaction);
    const state = await transaction.selectFrom('catalogue_state').selectAll().executeTakeFirst();
    if (state?.hash === hash && state.made_on === today) return;
    if (state?.hash !== hash) await loadTours(transaction, catalogue, languages);
    await loadDepartures(transaction, catalogue.tours, today);
    await loadComponentPlaces(transaction, catalogue.tours);
    await transaction
      .insertInto('catalogue_state')
      .values({ id: 1, hash, made_on: today })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ hash, made_on: today }))
      .execute();
  });
}

async function loadTours(transaction: Work, catalogue: Catalogue, languages: readonly string[]): Promise<void> {
  const rows = catalogue.tours.map((tour) => {
    const document = JSON.stringify(tour);
    return {
      id: tour.id,
      hash: createHash('sha256').update(document).digest('hex'),
      document,
      booking_window_days: tour.bookingWindowDays,
    };
  });
  for (const row of rows) {
    await transaction
      .insertInto('tours')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  }
  await transaction.deleteFrom('tour_texts').execute();
  await transaction.deleteFrom('search_words').execute();
  for (const language of languages) await loadTexts(transaction, catalogue, language);
}

async function loadTexts(transaction: Work, { tours, regions }: Catalogue, language: string): Promise<void> {
  const dictionary = dictionaryOf(language);
  const words = new Set<string>();
  for (const tour of tours) {
    const text = searchTextOf(tour, language, countryNames(tour, regions, language));
    for (const part of Object.values(text)) for (const word of wordsOf(part)) if (word.length > 3) words.add(word);
    const vectors = (['A', 'B', 'C', 'D'] as const).map((weight) => {
      // As written, stemmed; and without accents, both stemmed and whole, for those who type none and for prefixes.
      const plain = fold(text[weight]);
      return sql`setweight(to_tsvector(${dictionary}::regconfig, ${text[weight]}) || to_tsvector(${dictionary}::regconfig, ${plain}) || to_tsvector('simple', ${plain}), ${weight}::"char")`;
    });
    await sql`INSERT INTO tour_texts (tour_id, language, vector) VALUES (${tour.id}, ${language}, ${sql.join(vectors, sql` || `)})`.execute(
      transaction,
    );
  }
  const rows = [...words].map((word) => ({ word, plain: fold(word) }));
  await sql`
    INSERT INTO search_words (language, word, plain)
    SELECT ${language}, word, plain FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS row (word text, plain text)`.execute(
    transaction,
  );
}

export function countryNames(
  { destinations }: Pick<CompiledTour, 'destinations'>,
  regions: Catalogue['regions'],
  language: string,
): string[] {
  return destinations.flatMap(({ region, country }) => {
    const found = regions.find(({ key }) => key === region)?.countries.find(({ key }) => key === country);
    return found ? [textIn(found.name, language)] : [];
  });
}

async function loadDepartures(transaction: Work, tours: readonly CompiledTour[], today: IsoDate): Promise<void> {
  const rows = tours.flatMap(({ id, departures }) =>
    expandDepartures(departures, today).map((departure) => ({ tour_id: id, ...departure })),
  );
  await sql`CREATE TEMPORARY TABLE coming (tour_id text, date date, places integer, supplement integer) ON COMMIT DROP`.execute(
    transaction,
  );
  await sql`INSERT INTO coming SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS row (tour_id text, date date, places integer, supplement integer)`.execute(
    transaction,
  );
  await sql`
    INSERT INTO departures (tour_id, date, places, supplement) SELECT tour_id, date, places, supplement FROM coming
    ON CONFLICT (tour_id, date) DO UPDATE
    SET places = greatest(excluded.places, departures.taken), supplement = excluded.supplement, offered = true`.execute(transaction);
  const gone = sql`NOT EXISTS (SELECT FROM coming WHERE coming.tour_id = departures.tour_id AND coming.date = departures.date)`;
  await sql`DELETE FROM departures WHERE taken = 0 AND date >= ${today}::date AND ${gone}`.execute(transaction);
  await sql`UPDATE departures SET offered = false WHERE taken > 0 AND date >= ${today}::date AND ${gone}`.execute(transaction);
}
