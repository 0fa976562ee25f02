import type { TourSummary } from '#contract/api.generated.ts';
import { Section } from '#renderer/blocks/section.tsx';
import { useConfig, useIntl } from '#renderer/store-context.tsx';
import { ButtonLink } from '#renderer/ui/button.tsx';
import { Icon } from '#renderer/ui/icon.tsx';
import { NothingFound } from '#renderer/ui/nothing-found.tsx';
import { TourGrid } from '#renderer/ui/tour-grid.tsx';

export interface ToursThereData {
  tours: TourSummary[];
  /** Of all that lead there. */
  total: number;
  /** The search for all of them. */
  allHref: string;
}

/** The tours that lead to a region or a country; where there are none, a way on. */
export function ToursThere({ data: { tours, total, allHref } }: { data: ToursThereData }) {
  const config = useConfig();
  const intl = useIntl();
  if (total === 0) {
    return (
      <Section title={intl.message('destinations.tourList')}>
        <NothingFound title={intl.message('destinations.none.title')}>
          <p>{intl.message('destinations.none.text')}</p>
          <ButtonLink href={config.href('search')}>{intl.message('search.empty.all')}</ButtonLink>
        </NothingFound>
      </Section>
    );
  }
  return (
    <Section title={intl.message('destinations.tourList')}>
      <TourGrid tours={tours} />
      {total > tours.length ? (
        <p>
          <ButtonLink look="secondary" href={allHref}>
            {intl.message('destinations.allTours', { count: total })}
            <Icon name="arrow-right" />
          </ButtonLink>
        </p>
      ) : null}
    </Section>
  );
}
