import { useId } from 'react';
import type { TourDetailsDay } from '#contract/api.generated.ts';
import { useIntl } from '#renderer/store-context.tsx';
import { Icon } from '#renderer/ui/icon.tsx';
import styles from './itinerary.module.css';

/** Day by day, as a line to unfold. The first day is open, so that one sees what the others hold. */
export function Itinerary({ days }: { days: readonly TourDetailsDay[] }) {
  const intl = useIntl();
  const titleId = useId();
  return (
    <section className={styles.itinerary} aria-labelledby={titleId}>
      <h2 id={titleId}>{intl.message('tour.itinerary')}</h2>
      <ol className={styles.days}>
        {days.map((day, index) => (
          <li key={day.title} className={styles.day}>
            <details open={index === 0}>
              <summary className={styles.summary}>
                <span className={styles.number}>{intl.message('tour.day', { number: index + 1, place: day.place })}</span>
                <h3 className={styles.title}>{day.title}</h3>
                <Icon name="chevron-down" className={styles.chevron} />
              </summary>
              <DayContent day={day} />
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
}

function DayContent({ day }: { day: TourDetailsDay }) {
  const intl = useIntl();
  return (
    <div className={styles.content}>
      <p>{day.text}</p>
      {day.activities.map(({ name, description, durationHours }) => (
        <div key={name} className={styles.activity}>
          <Icon name="ticket" />
          <div>
            <p className={styles.activityName}>
              {name} <span>{intl.message('tour.hours', { count: durationHours })}</span>
            </p>
            <p>{description}</p>
          </div>
        </div>
      ))}
      <ul className={styles.notes}>
        {day.accommodation ? (
          <li>
            <Icon name="hotel" />
            {intl.message('tour.nightAt', { stay: day.accommodation })}
          </li>
        ) : null}
        {day.meals.length > 0 ? (
          <li>
            <Icon name="utensils" />
            {intl.list(day.meals.map((meal) => intl.message(`tour.meal.${meal}`)))}
          </li>
        ) : null}
      </ul>
    </div>
  );
}
