import { distance } from 'fastest-levenshtein';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { DurationRange, Facet, SearchToursAnswer, SearchToursQuery, TourSummary } from '#contract/api.generated.ts';
import type { CompiledTour } from '#contract/release.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Db } from '#server/database/open-database.ts';
import type { Joinable } from '../catalogue/departure-board.ts';
import { type LocalisedCatalogue, localisedCatalogue } from '../catalogue/localised-catalogue.ts';
import type { LoadedRelease } from '../catalogue/release-holder.ts';
import { dictionaryOf, fold, mostTypos, wordsOf } from './search-text.ts';

const pageSize = 12;
/** Least likeness of two words, from 0 to 1, to be compared letter by letter: low, since two letters swapped leave little alike. */
const leastSimilarity = 0.15;
const mostCandidates = 40;
const longestQuery = 12;

interface TextHits {
  /** Rank by tour; null where no text was searched for. */
  ranks: ReadonlyMap<string, number> | null;
  suggestion: string | null;
}

interface Candidate {
  tour: CompiledTour;
  summary: TourSummary;
  months: number[];
  rank: number;
}

export interface TourSearch {
  search(query: SearchToursQuery, loaded: LoadedRelease, joinable: ReadonlyMap<string, Joinable>): Promise<SearchToursAnswer>;
}

/**
 * The search for tours. The database finds and ranks texts; filters, facets and order come from what is in memory. Where
 * nothing is found as typed, `suggestion` holds the likeliest words and the tours are those found by them.
 */
export function createTourSearch(db: Db): TourSearch {
  const hits = new LRUCache<string, TextHits>({ max: 2_000 });

  async function findText(loaded: LoadedRelease, language: string, text: string): Promise<TextHits> {
    const words = wordsOf(text).slice(0, longestQuery);
    if (words.length === 0) return { ranks: null, suggestion: null };
    const key = JSON.stringify([loaded.release.catalogue.hash, language, words]);
    const known = hits.get(key);
    if (known) return known;
    const found = await findWords(db, language, words);
    hits.set(key, found);
    return found;
  }

  return {
    async search(query, loaded, joinable) {
      const catalogue = localisedCatalogue(loaded, query.market, query.lang);
      const { ranks, suggestion } = await findText(loaded, query.lang, query.query ?? '');
      const candidates = loaded.release.catalogue.tours.flatMap((tour): Candidate[] => {
        const summary = catalogue.summaries.get(tour.id);
        const rank = ranks ? ranks.get(tour.id) : 0;
        if (!summary || rank === undefined) return [];
        const { next = null, months = [] } = joinable.get(tour.id) ?? {};
        return [{ tour, rank, months, summary: { ...summary, nextDeparture: next } }];
      });
      return answer(query, candidates, catalogue, suggestion);
    },
  };
}

/** All words as typed; else all words as they were probably meant; else any of the words as typed. */
async function findWords(db: Db, language: string, words: string[]): Promise<TextHits> {
  const ranks = await rankTexts(db, language, words, 'all');
  if (ranks.size > 0) return { ranks, suggestion: null };
  const likely = await Promise.all(words.map((word) => likeliestWord(db, language, word)));
  const suggestion = likely.join(' ');
  if (suggestion !== words.join(' ')) {
    const corrected = await rankTexts(db, language, likely, 'all');
    if (corrected.size > 0) return { ranks: corrected, suggestion };
  }
  return { ranks: await rankTexts(db, language, words, 'any'), suggestion: null };
}

/** The last word counts as a beginning; all are taken as typed, or without accents. Words that mean nothing by themselves find everything. */
async function rankTexts(db: Db, language: string, words: string[], wanted: 'all' | 'any'): Promise<Map<string, number>> {
  const dictionary = dictionaryOf(language);
  const asTyped = words.map((word, index) => (index === words.length - 1 ? `${word}:*` : word)).join(wanted === 'all' ? ' & ' : ' | ');
  const plain = fold(asTyped);
  const { rows } = await sql<{ tour_id: string; rank: number }>`
    WITH asked AS (
      SELECT to_tsquery(${dictionary}::regconfig, ${asTyped}) AS stems,
        to_tsquery(${dictionary}::regconfig, ${asTyped}) || to_tsquery(${dictionary}::regconfig, ${plain}) || to_tsquery('simple', ${plain}) AS query
    )
    SELECT tour_id, ts_rank(vector, query) AS rank FROM tour_texts, asked
    WHERE language = ${language} AND (numnode(stems) = 0 OR vector @@ query)`.execute(db);
  return new Map(rows.map(({ tour_id, rank }) => [tour_id, rank]));
}

/** The word itself where it occurs or begins one that does; else the nearest word, as long as few letters differ. */
async function likeliestWord(db: Db, language: string, word: string): Promise<string> {
  const plain = fold(word);
  const { rows } = await sql<{ word: string; plain: string }>`
    SELECT word, plain FROM search_words
    WHERE language = ${language} AND (similarity(plain, ${plain}) >= ${leastSimilarity} OR starts_with(plain, ${plain}))
    ORDER BY starts_with(plain, ${plain}) DESC, similarity(plain, ${plain}) DESC, word LIMIT ${mostCandidates}`.execute(db);
  if (rows.some((row) => row.plain.startsWith(plain))) return word;
  const nearest = rows
    .map((row) => ({ word: row.word, typos: distance(row.plain, plain) }))
    .reduce<{ word: string; typos: number } | null>((best, next) => (best && best.typos <= next.typos ? best : next), null);
  return nearest && nearest.typos <= mostTypos(plain) ? nearest.word : word;
}

type FilterName = 'region' | 'country' | 'style' | 'duration' | 'month';

const filters: Record<FilterName, (candidate: Candidate, query: SearchToursQuery) => boolean> = {
  region: ({ tour }, { region }) => !region || tour.destinations.some((destination) => destination.region === region),
  country: ({ tour }, { country }) => !country || tour.destinations.some((destination) => destination.country === country),
  style: ({ tour }, { style }) => !style || tour.styles.some((each) => each === style),
  duration: ({ summary }, { duration }) => !duration || durationRange(summary.durationDays) === duration,
  month: ({ months }, { month }) => !month || months.includes(month),
};

function passing(candidates: Candidate[], query: SearchToursQuery, except?: FilterName): Candidate[] {
  const names = (Object.keys(filters) as FilterName[]).filter((name) => name !== except);
  return candidates.filter((candidate) => names.every((name) => filters[name](candidate, query)));
}

function answer(
  query: SearchToursQuery,
  candidates: Candidate[],
  catalogue: LocalisedCatalogue,
  suggestion: string | null,
): SearchToursAnswer {
  const found = passing(candidates, query).sort(orders[query.sort ?? 'relevance']);
  const pageCount = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(query.page ?? 1, pageCount);
  return {
    total: found.length,
    page,
    pageCount,
    tours: found.slice((page - 1) * pageSize, page * pageSize).map(({ summary }) => summary),
    facets: {
      regions: facet(
        passing(candidates, query, 'region'),
        ({ tour }) => tour.destinations.map(({ region }) => region),
        catalogue.regionName,
        query.region,
      ),
      countries: facet(
        passing(candidates, query, 'country'),
        ({ tour }) => tour.destinations.map(({ country }) => country),
        catalogue.countryName,
        query.country,
      ),
      styles: facet(passing(candidates, query, 'style'), ({ tour }) => tour.styles),
      durations: facet(passing(candidates, query, 'duration'), ({ summary }) => [durationRange(summary.durationDays)]),
    },
    suggestion,
  };
}

const never: IsoDate = '9999-12-31';

const orders: Record<NonNullable<SearchToursQuery['sort']>, (left: Candidate, right: Candidate) => number> = {
  relevance: (left, right) => right.rank - left.rank,
  price: (left, right) => left.summary.priceFrom.amount - right.summary.priceFrom.amount,
  duration: (left, right) => left.summary.durationDays - right.summary.durationDays,
  departure: (left, right) => (left.summary.nextDeparture ?? never).localeCompare(right.summary.nextDeparture ?? never),
};

function durationRange(days: number): DurationRange {
  if (days <= 6) return 'short';
  return days <= 9 ? 'medium' : 'long';
}

/**
 * How many tours each value of a filter would leave.
 * @param chosen stays in the list, so that its name is known even where it leaves no tour
 */
function facet(
  candidates: Candidate[],
  valuesOf: (candidate: Candidate) => string[],
  nameOf: (key: string) => string = (key) => key,
  chosen?: string,
): Facet[] {
  const counts = new Map<string, number>(chosen ? [[chosen, 0]] : []);
  for (const candidate of candidates) for (const value of new Set(valuesOf(candidate))) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([key, count]) => ({ key, name: nameOf(key), count }))
    .sort((left, right) => right.count - left.count || left.name.localeCompare(right.name));
}
