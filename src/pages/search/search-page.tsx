import type { MarketConfig } from '#config/market-config.ts';
import type { SearchToursAnswer } from '#contract/api.generated.ts';
import type { Crumb } from '#renderer/routes/crumbs.ts';
import { definePage, type LoadContext } from '#renderer/routes/page-module.ts';
import { pageTitle } from '#renderer/routes/page-title.ts';
import { useConfig, useIntl } from '#renderer/store-context.tsx';
import { Breadcrumb } from '#renderer/ui/breadcrumb.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import { TourGrid } from '#renderer/ui/tour-grid.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { EmptyResult } from './empty-result.tsx';
import { ResultPages } from './result-pages.tsx';
import { readFilters, type SearchFilters } from './search-filters.ts';
import { SearchForm } from './search-form.tsx';
import styles from './search-page.module.css';

export interface SearchData {
  filters: SearchFilters;
  answer: SearchToursAnswer;
}

async function load({ store: { api, config }, query }: LoadContext): Promise<SearchData> {
  const { market, language } = config.shell;
  const filters = readFilters(query);
  return { filters, answer: await api.searchTours({ query: { ...filters, market: market.code, lang: language.urlCode } }) };
}

function crumbsOf({ intl, homeHref }: MarketConfig): Crumb[] {
  return [{ label: intl.message('shell.home'), href: homeHref }, { label: intl.message('search.heading') }];
}

function SearchPage({ data: { filters, answer } }: { data: SearchData }) {
  const config = useConfig();
  const intl = useIntl();
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Breadcrumb crumbs={crumbsOf(config)} />
        <h1>{filters.query ? intl.message('search.headingFor', { query: filters.query }) : intl.message('search.heading')}</h1>
        <SearchForm filters={filters} facets={answer.facets} />
      </div>
      <section id="results" className={styles.results} aria-labelledby="results-heading">
        <div className={styles.summary}>
          <h2 id="results-heading" className={styles.count} aria-live="polite">
            {intl.message('search.count', { count: answer.total })}
          </h2>
          <ActiveFilters filters={filters} facets={answer.facets} />
        </div>
        {answer.total > 0 && answer.suggestion && filters.query ? (
          <Notice kind="info" title={intl.message('search.corrected', { query: filters.query, suggestion: answer.suggestion })} />
        ) : null}
        {answer.total > 0 ? (
          <TourGrid tours={answer.tours} hasPriority />
        ) : (
          <EmptyResult filters={filters} suggestion={answer.suggestion} />
        )}
        <ResultPages filters={filters} page={answer.page} pageCount={answer.pageCount} />
      </section>
    </div>
  );
}

export const page = definePage<SearchData>({
  load,
  meta: ({ filters, answer }, { store: { config } }) => {
    const { intl } = config;
    const heading = filters.query ? intl.message('search.headingFor', { query: filters.query }) : intl.message('search.heading');
    return {
      title: pageTitle(heading, config),
      description: intl.message('search.description'),
      crumbs: crumbsOf(config),
      ...(answer.page > 1 ? { canonicalQuery: { page: String(answer.page) } } : {}),
      ...(filters.query || answer.total === 0 ? { noIndex: true } : {}),
    };
  },
  Component: SearchPage,
});
