import { useId } from 'react';
import type { TourDetailsStay } from '#contract/api.generated.ts';
import { useIntl } from '#renderer/store-context.tsx';
import { Icon } from '#renderer/ui/icon.tsx';
import { VisuallyHidden } from '#renderer/ui/visually-hidden.tsx';
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
              {place} · {intl.message('tour.nights', { count: nights })}
            </p>
            <h3>{name}</h3>
            {category > 0 ? (
              <p className={styles.category}>
                {Array.from({ length: category }, (_, star) => `star-${star}`).map((star) => (
                  <Icon key={star} name="star" />
                ))}
                <VisuallyHidden>{intl.message('tour.stars', { count: category })}</VisuallyHidden>
              </p>
            ) : null}
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
