import type { TourDetails } from '#contract/api.generated.ts';
import { useIntl } from '#renderer/store-context.tsx';
import { type Fact, FactList } from '#renderer/ui/fact-list.tsx';
import { kindName, styleName } from '#renderer/ui/tour-words.ts';
import styles from './facts-bar.module.css';

/** What one wants to know of a tour before anything else. */
export function FactsBar({ tour }: { tour: TourDetails }) {
  const intl = useIntl();
  const facts: Fact[] = [
    { icon: 'clock', term: intl.message('tour.fact.duration'), value: intl.message('search.days', { count: tour.durationDays }) },
    { icon: 'map-pin', term: intl.message('tour.fact.where'), value: intl.list(tour.countries) },
    { icon: 'users', term: intl.message('tour.fact.kind'), value: kindName(tour.tourType, intl) },
    { icon: 'footprints', term: intl.message('tour.fact.pace'), value: intl.message(`tour.pace.${tour.pace}`) },
    { icon: 'compass', term: intl.message('tour.fact.styles'), value: tour.styles.map((style) => styleName(style, intl)).join('\u00a0· ') },
    ...(tour.minimumAge > 0
      ? [{ icon: 'user' as const, term: intl.message('tour.fact.age'), value: intl.message('tour.minimumAge', { age: tour.minimumAge }) }]
      : []),
  ];
  return <FactList facts={facts} className={styles.facts} />;
}
