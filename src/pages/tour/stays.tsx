import { useId } from 'react';
import type { TourDetailsStay } from '#contract/api.generated.ts';
import { useIntl } from '#renderer/store-context.tsx';
import styles from './stays.module.css';

/** Where one sleeps. */
export function Stays({ stays }: { stays: readonly TourDetailsStay[] }) {
  const intl = useIntl();
  const titleId = useId();
  return (
    <section className={styles.stays} aria-labelledby={titleId}>
      <h2 id={titleId}>{intl.message('tour.stays')}</h2>
      <ul className={styles.list}>
        {stays.map(({ name, description, place, nights, category }) => (
          <li key={name} className={styles.stay}>
            <p className={styles.where}>
              {[place, intl.message('tour.nights', { count: nights }), category > 0 ? intl.message('tour.stars', { count: category }) : '']
                .filter(Boolean)
                .join(' · ')}
            </p>
            <h3>{name}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
