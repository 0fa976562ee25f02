import type { PageName } from '#contract/documents.generated.ts';

/** The query parameters that screens read when they are rendered; those of other screens change nothing. */
const screenQueries = {
  search: ['query', 'region', 'country', 'style', 'duration', 'month', 'sort', 'page'],
  planner: ['tourId'],
} as const satisfies Partial<Record<PageName, readonly string[]>>;

/** What the address of the search may ask for. */
export type SearchParameter = (typeof screenQueries.search)[number];

/** Undefined where a screen reads none. */
export function queryOfScreen(page: PageName): readonly string[] | undefined {
  return page in screenQueries ? screenQueries[page as keyof typeof screenQueries] : undefined;
}
