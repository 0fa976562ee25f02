import type { CustomTourProposal } from '#contract/api.generated.ts';
import { useIntl } from '#renderer/store-context.tsx';
import styles from './custom-tour-page.module.css';

/** The proposal day by day. */
export function ProposedDays({ proposal: { days } }: { proposal: CustomTourProposal }) {
  const intl = useIntl();
  return (
    <section className={styles.block} aria-labelledby="itinerary">
      <h2 id="itinerary">{intl.message('tour.itinerary')}</h2>
      <ol className={styles.days}>
        {days.map(({ kind, place, title, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is told apart by its number
          <li key={index} className={kind === 'free' ? `${styles.day} ${styles.free}` : styles.day}>
            <p className={styles.number}>{intl.message('tour.day', { number: index + 1, place })}</p>
            <h3>{kind === 'free' ? intl.message('customTour.freeDay') : title}</h3>
            <p>{kind === 'free' ? intl.message('customTour.freeDayText', { place }) : text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
