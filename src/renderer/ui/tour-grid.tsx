import type { TourSummary } from '#contract/api.generated.ts';
import { TourCard } from './tour-card.tsx';
import styles from './tour-grid.module.css';

/** Tours as cards, as many in a row as fit. */
export function TourGrid({ tours, hasPriority = false }: { tours: readonly TourSummary[]; hasPriority?: boolean }) {
  return (
    <ul className={styles.grid}>
      {tours.map((tour, index) => (
        <li key={tour.id}>
          <TourCard tour={tour} isPriority={hasPriority && index === 0} />
        </li>
      ))}
    </ul>
  );
}
