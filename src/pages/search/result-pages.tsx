import { useConfig, useIntl } from '#renderer/store-context.tsx';
import { Icon } from '#renderer/ui/icon.tsx';
import styles from './result-pages.module.css';
import { type SearchFilters, writeFilters } from './search-filters.ts';

interface ResultPagesProps {
  filters: SearchFilters;
  page: number;
  pageCount: number;
}

/** Links to the pages of a result; nothing where one page holds all. */
export function ResultPages({ filters: { page: _, ...filters }, page, pageCount }: ResultPagesProps) {
  const config = useConfig();
  const intl = useIntl();
  if (pageCount < 2) return null;

  const hrefOf = (number: number) => config.href('search', {}, writeFilters(number > 1 ? { ...filters, page: number } : filters));
  return (
    <nav aria-label={intl.message('search.pages')}>
      <ul className={styles.list}>
        {page > 1 ? (
          <li>
            <a className={styles.link} href={hrefOf(page - 1)} rel="prev" aria-label={intl.message('search.previousPage')}>
              <Icon name="chevron-left" />
            </a>
          </li>
        ) : null}
        {Array.from({ length: pageCount }, (_unused, index) => index + 1).map((number) => (
          <li key={number}>
            <a
              className={styles.link}
              href={hrefOf(number)}
              aria-label={intl.message('search.page', { number })}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </a>
          </li>
        ))}
        {page < pageCount ? (
          <li>
            <a className={styles.link} href={hrefOf(page + 1)} rel="next" aria-label={intl.message('search.nextPage')}>
              <Icon name="chevron-right" />
            </a>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
