import type { DurationRange, TourSort } from '#contract/api.generated.ts';
import type { TourStyle } from '#contract/documents.generated.ts';
import { durations, readMonth, readResultPage, sorts, tourStyles } from '#domain/search-values.ts';
import type { SearchParameter } from '#routing/screen-queries.ts';

/** What a visitor asked for, as it stands in the address. */
export interface SearchFilters {
  query?: string;
  region?: string;
  country?: string;
  style?: TourStyle;
  duration?: DurationRange;
  /** 1 to 12. */
  month?: number;
  sort?: TourSort;
  /** From 1; the first page is left out. */
  page?: number;
}

const maximumQueryLength = 100;
const keyForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Reads an address leniently: a value that means nothing is left out, so that an old or mistyped link still finds tours. */
export function readFilters(query: URLSearchParams): SearchFilters {
  const read = (name: SearchParameter) => query.get(name);
  const text = read('query')?.trim().slice(0, maximumQueryLength);
  const region = read('region') ?? '';
  const country = read('country') ?? '';
  const style = oneOf(tourStyles, read('style'));
  const duration = oneOf(durations, read('duration'));
  const sort = oneOf(sorts, read('sort'));
  const month = readMonth(read('month'));
  const page = readResultPage(read('page'));
  return {
    ...(text ? { query: text } : {}),
    ...(keyForm.test(region) ? { region } : {}),
    ...(keyForm.test(country) ? { country } : {}),
    ...(style ? { style } : {}),
    ...(duration ? { duration } : {}),
    ...(month ? { month } : {}),
    ...(sort && sort !== 'relevance' ? { sort } : {}),
    ...(page && page > 1 ? { page } : {}),
  };
}

/** The same as query parameters of a link. */
export function writeFilters(filters: SearchFilters): Record<string, string> {
  return Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, String(value)]));
}

/** What is left when one filter goes. Results start again at their first page, but for a change of page itself. */
export function withoutFilter({ page: _, ...filters }: SearchFilters, name: keyof SearchFilters): SearchFilters {
  const { [name]: __, ...rest } = filters as SearchFilters;
  return rest;
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | undefined {
  return values.find((value) => value === text);
}
