import { useConfig, useIntl } from '#renderer/store-context.tsx';
import { ButtonLink } from '#renderer/ui/button.tsx';
import { NothingFound } from '#renderer/ui/nothing-found.tsx';
import styles from './empty-result.module.css';
import { type SearchFilters, writeFilters } from './search-filters.ts';

/** Nothing found: what may have been meant, and ways on. */
export function EmptyResult({ filters, suggestion }: { filters: SearchFilters; suggestion: string | null }) {
  const config = useConfig();
  const intl = useIntl();
  const { page: _, ...rest } = filters;
  return (
    <NothingFound title={intl.message('search.empty.title')}>
      {suggestion ? (
        <p className={styles.suggestion}>
          {intl.message('search.empty.meant')}{' '}
          <a href={config.href('search', {}, writeFilters({ ...rest, query: suggestion }))}>
            {intl.message('search.quoted', { query: suggestion })}
          </a>
        </p>
      ) : null}
      <p>{intl.message('search.empty.text')}</p>
      <p className={styles.ways}>
        {filters.query && Object.keys(rest).length > 1 ? (
          <ButtonLink look="secondary" href={config.href('search', {}, { query: filters.query })}>
            {intl.message('search.empty.onlyQuery')}
          </ButtonLink>
        ) : null}
        <ButtonLink href={config.href('search')}>{intl.message('search.empty.all')}</ButtonLink>
      </p>
    </NothingFound>
  );
}
