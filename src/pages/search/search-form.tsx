import type { ChangeEvent } from 'react';
import type { Facet, SearchFacets } from '#contract/api.generated.ts';
import { sorts } from '#domain/search-values.ts';
import { GetForm } from '#renderer/navigation/links/get-form.tsx';
import { QueryField } from '#renderer/navigation/search/query-field.tsx';
import { useConfig, useIntl } from '#renderer/store-context.tsx';
import { Button } from '#renderer/ui/button.tsx';
import { type Option, SelectField } from '#renderer/ui/field.tsx';
import { Icon } from '#renderer/ui/icon.tsx';
import { monthOptions } from '#renderer/ui/month-options.ts';
import { durationName, styleName } from '#renderer/ui/tour-words.ts';
import type { SearchFilters } from './search-filters.ts';
import styles from './search-form.module.css';

interface SearchFormProps {
  filters: SearchFilters;
  facets: SearchFacets;
}

/** Everything that can be asked, as one form. With the application loaded a choice is sent at once. */
export function SearchForm({ filters, facets }: SearchFormProps) {
  const config = useConfig();
  const intl = useIntl();
  const any = { value: '', label: intl.message('search.any') };
  const regions = facetOptions(facets.regions, filters.region, ({ name }) => name);
  const countries = facetOptions(facets.countries, filters.country, ({ name }) => name);
  const tourStyles = facetOptions(facets.styles, filters.style, ({ key }) => styleName(key, intl));
  const lengths = facetOptions(facets.durations, filters.duration, ({ key }) => durationName(key, intl));
  const choice = (name: keyof SearchFilters) => ({ name, current: String(filters[name] ?? ''), onChange: submitForm });

  return (
    <search>
      <GetForm action={config.href('search')} className={styles.form}>
        <div className={styles.words}>
          <QueryField
            label={intl.message('search.query.label')}
            placeholder={intl.message('search.query.placeholder')}
            current={filters.query ?? ''}
          />
          <Button type="submit">
            <Icon name="search" />
            {intl.message('search.submit')}
          </Button>
        </div>
        <details className={styles.filters}>
          <summary className={styles.toggle}>
            <Icon name="sliders-horizontal" />
            {intl.message('search.filters')}
          </summary>
          <div className={styles.choices}>
            <SelectField {...choice('region')} label={intl.message('search.region')} options={[any, ...regions]} />
            <SelectField {...choice('country')} label={intl.message('search.country')} options={[any, ...countries]} />
            <SelectField {...choice('style')} label={intl.message('search.style')} options={[any, ...tourStyles]} />
            <SelectField {...choice('duration')} label={intl.message('search.duration')} options={[any, ...lengths]} />
            <SelectField {...choice('month')} label={intl.message('search.month')} options={[any, ...monthOptions(intl)]} />
            <SelectField
              {...choice('sort')}
              label={intl.message('search.sort')}
              options={sorts.map((sort) => ({ value: sort === 'relevance' ? '' : sort, label: intl.message(`search.sort.${sort}`) }))}
            />
          </div>
        </details>
      </GetForm>
    </search>
  );
}

function submitForm(event: ChangeEvent<HTMLSelectElement>) {
  event.currentTarget.form?.requestSubmit();
}

/** Choices with how many tours each leaves. What is chosen stays on the list even where it leaves none. */
function facetOptions(facets: readonly Facet[], chosen: string | undefined, nameOf: (facet: Facet) => string): Option[] {
  const missing = chosen && !facets.some(({ key }) => key === chosen) ? [{ key: chosen, name: chosen, count: 0 }] : [];
  return [...facets, ...missing].map((facet) => ({ value: facet.key, label: `${nameOf(facet)} (${facet.count})` }));
}
