import { useIntl } from '#renderer/store-context.tsx';
import styles from './month-strip.module.css';

const allMonths = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** The months of a year with the best of them marked, and the same in words. @param months 1 to 12 */
export function MonthStrip({ months }: { months: readonly number[] }) {
  const intl = useIntl();
  return (
    <div className={styles.strip}>
      <ol className={styles.months} aria-hidden="true">
        {allMonths.map((month) => (
          <li key={month} className={months.includes(month) ? styles.best : undefined}>
            {intl.month(month).charAt(0).toUpperCase()}
          </li>
        ))}
      </ol>
      <p className={styles.words}>{intl.message('destinations.bestMonths', { months: intl.list(months.map(intl.month)) })}</p>
    </div>
  );
}
