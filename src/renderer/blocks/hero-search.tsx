import type { ResolvedRegion } from '#contract/release.ts';
import { GetForm } from '../navigation/links/get-form.tsx';
import { QueryField } from '../navigation/search/query-field.tsx';
import { useConfig, useIntl } from '../store-context.tsx';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { monthOptions } from '../ui/month-options.ts';
import styles from './hero-search.module.css';

/** Words, country and month: the shortest way into the search. */
export function HeroSearch({ regions }: { regions: readonly ResolvedRegion[] }) {
  const config = useConfig();
  const intl = useIntl();
  const countries = regions.flatMap((region) => region.countries);
  const any = { value: '', label: intl.message('search.any') };
  return (
    <search>
      <GetForm action={config.href('search')} className={styles.search}>
        <QueryField label={intl.message('search.query.label')} placeholder={intl.message('search.query.placeholder')} current="" />
        <SelectField
          name="country"
          label={intl.message('search.country')}
          current=""
          options={[any, ...countries.map(({ key, name }) => ({ value: key, label: name }))]}
        />
        <SelectField name="month" label={intl.message('search.month')} current="" options={[any, ...monthOptions(intl)]} />
        <Button type="submit">
          <Icon name="search" />
          {intl.message('search.submit')}
        </Button>
      </GetForm>
    </search>
  );
}
