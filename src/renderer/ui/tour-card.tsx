import type { TourSummary } from '#contract/api.generated.ts';
import { useConfig, useIntl } from '../store-context.tsx';
import cards from './card.module.css';
import { Icon } from './icon.tsx';
import { Picture } from './picture.tsx';
import { PriceFrom } from './price.tsx';
import styles from './tour-card.module.css';

/** A tour among others; the whole card leads to it. Needs the messages of the slice `search`. */
export function TourCard({ tour, isPriority = false }: { tour: TourSummary; isPriority?: boolean }) {
  const config = useConfig();
  const intl = useIntl();
  return (
    <article className={cards.card}>
      <div className={`${cards.frame} ${styles.frame}`}>
        <Picture picture={tour.picture} sizes="(min-width: 45rem) 27rem, 100vw" isPriority={isPriority} />
      </div>
      <div className={`${cards.body} ${styles.body}`}>
        <p className={styles.facts}>
          <span className={styles.fact}>
            <Icon name="map-pin" />
            {intl.list(tour.countries)}
          </span>
          <span className={styles.fact}>
            <Icon name="clock" />
            {intl.message('search.days', { count: tour.durationDays })}
          </span>
        </p>
        <h3 className={cards.title}>
          <a href={config.tourHref(tour)}>{tour.title}</a>
        </h3>
        <p className={styles.tagline}>{tour.tagline}</p>
        <div className={styles.foot}>
          <PriceFrom money={tour.priceFrom} />
          <p className={styles.departure}>
            {tour.nextDeparture
              ? intl.message('search.nextDeparture', { date: intl.shortDay(tour.nextDeparture) })
              : intl.message('search.noDeparture')}
          </p>
        </div>
      </div>
    </article>
  );
}
