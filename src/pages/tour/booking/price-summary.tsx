import { observer } from 'mobx-react-lite';
import type { MarketIntl } from '#config/market-intl.ts';
import type { TripPriceLine } from '#domain/prices.ts';
import { useIntl } from '#renderer/store-context.tsx';
import type { TourBookingStore } from '#stores/tour-booking-store.ts';
import styles from './price-summary.module.css';

function lineName({ kind, quantity, unitPrice }: TripPriceLine, intl: MarketIntl): string {
  return intl.message(`tour.book.line.${kind}`, { count: quantity, price: intl.price(unitPrice) });
}

/** What the party pays, line by line, as soon as it can be said. */
export const PriceSummary = observer(function PriceSummary({ booking }: { booking: TourBookingStore }) {
  const intl = useIntl();
  const { price } = booking;
  return (
    <div className={styles.summary} aria-live="polite">
      {price ? (
        <>
          <dl className={styles.lines}>
            {price.lines.map((line) => (
              <div key={line.kind} className={styles.line}>
                <dt>{lineName(line, intl)}</dt>
                <dd>{intl.price(line.total)}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.total}>
            <span>{intl.message('tour.book.total')}</span>
            <strong>{intl.price(price.total)}</strong>
          </p>
        </>
      ) : null}
    </div>
  );
});
