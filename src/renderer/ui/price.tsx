import type { Money } from '#contract/api.generated.ts';
import { useIntl } from '../store-context.tsx';
import styles from './price.module.css';

/** The lowest price of a tour for one person. */
export function PriceFrom({ money, isLarge = false }: { money: Money; isLarge?: boolean }) {
  const intl = useIntl();
  return (
    <p className={isLarge ? `${styles.price} ${styles.large}` : styles.price}>
      <span>{intl.message('shell.price.from')}</span>
      <strong className={styles.amount}>{intl.roundPrice(money)}</strong>
      <span>{intl.message('shell.price.perPerson')}</span>
    </p>
  );
}
