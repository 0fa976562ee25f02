import type { SearchFacets } from '#contract/api.generated.ts';
import { useConfig, useIntl } from '#renderer/store-context.tsx';
import { Icon } from '#renderer/ui/icon.tsx';
import { VisuallyHidden } from '#renderer/ui/visually-hidden.tsx';
import styles from './active-filters.module.css';
import { nameFilters } from './filter-names.ts';
import { type SearchFilters, withoutFilter, writeFilters } from './search-filters.ts';

/** What narrows the search now; each entry is the way to take it away. */
export function ActiveFilters({ filters, facets }: { filters: SearchFilters; facets: SearchFacets }) {
  const config = useConfig();
  const intl = useIntl();
  const active = nameFilters(filters, facets, intl);
  if (active.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={intl.message('search.active')}>
      {active.map(({ name, label }) => (
        <li key={name}>
          <a className={styles.chip} href={config.href('search', {}, writeFilters(withoutFilter(filters, name)))}>
            <VisuallyHidden>{intl.message('search.remove', { filter: label })}</VisuallyHidden>
            <span aria-hidden="true">{label}</span>
            <Icon name="x" />
          </a>
        </li>
      ))}
      {active.length > 1 ? (
        <li>
          <a className={styles.all} href={config.href('search')}>
            {intl.message('search.removeAll')}
          </a>
        </li>
      ) : null}
    </ul>
  );
}
