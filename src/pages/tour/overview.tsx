import { useId } from 'react';
import type { TourDetails } from '#contract/api.generated.ts';
import { useIntl } from '#renderer/store-context.tsx';
import { Icon } from '#renderer/ui/icon.tsx';
import styles from './overview.module.css';

/** What the journey is like, and its best moments. */
export function Overview({ tour }: { tour: TourDetails }) {
  const intl = useIntl();
  const titleId = useId();
  return (
    <section className={styles.overview} aria-labelledby={titleId}>
      <h2 id={titleId}>{intl.message('tour.overview')}</h2>
      <p className={styles.summary}>{tour.summary}</p>
      <div className={styles.highlights}>
        <h3>{intl.message('tour.highlights')}</h3>
        <ul>
          {tour.highlights.map((highlight) => (
            <li key={highlight}>
              <Icon name="star" />
              {highlight}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.text}>
        {tour.description.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
