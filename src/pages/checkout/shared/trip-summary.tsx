import { useState } from 'react';
import type { CheckoutDetails } from '#contract/api.generated.ts';
import { passengerCount } from '#domain/passenger-slots.ts';
import { useIntl } from '#renderer/store-context.tsx';
import { Icon } from '#renderer/ui/icon.tsx';
import { Picture } from '#renderer/ui/picture.tsx';
import { PriceLines } from './price-lines.tsx';
import styles from './trip-summary.module.css';

const wideScreen = '(width >= 64rem)';

/** What is being booked and what it costs: open beside the step on wide screens, folded above it on narrow ones. */
export function TripSummary({
  details,
  optionsHref,
}: {
  details: CheckoutDetails /** Where more is chosen for the trip. */;
  optionsHref?: string;
}) {
  const intl = useIntl();
  const [isOpen] = useState(() => window.matchMedia(wideScreen).matches);
  const { title, picture, startDate, endDate, prices, travelAgency } = details;
  return (
    <aside className={styles.summary} aria-label={intl.message('checkout.summary.title')}>
      <details open={isOpen}>
        <summary className={styles.head}>
          <span>{intl.message('checkout.summary.title')}</span>
          <span className={styles.headTotal}>{intl.price(prices.totalPackagePrice)}</span>
          <Icon name="chevron-down" className={styles.chevron} />
        </summary>
        <div className={styles.body}>
          <Picture picture={picture} sizes="(min-width: 768px) 26rem, 100vw" className={styles.picture} />
          <p className={styles.title}>{title}</p>
          <ul className={styles.facts}>
            <li>
              <Icon name="calendar" />
              {intl.message('checkout.summary.dates', { start: intl.shortDay(startDate), end: intl.shortDay(endDate) })}
            </li>
            <li>
              <Icon name="users" />
              <Party details={details} />
            </li>
            {travelAgency ? (
              <li>
                <Icon name="info" />
                {intl.message('checkout.summary.agency', { agency: travelAgency.name })}
              </li>
            ) : null}
          </ul>
          <PriceLines prices={prices} />
          {optionsHref ? (
            <a className={styles.options} href={optionsHref}>
              <Icon name="plus" />
              {intl.message('checkout.options.upsells')}
            </a>
          ) : null}
        </div>
      </details>
    </aside>
  );
}

function Party({ details: { allocatedPax } }: { details: CheckoutDetails }) {
  const intl = useIntl();
  const children = allocatedPax.rooms.reduce((count, { childAges }) => count + childAges.length, 0);
  const adults = passengerCount(allocatedPax.rooms) - children;
  const parts = [
    intl.message('checkout.party.adults', { count: adults }),
    ...(children > 0 ? [intl.message('checkout.party.children', { count: children })] : []),
    intl.message('checkout.party.rooms', { count: allocatedPax.rooms.length }),
  ];
  return <span>{parts.join(', ')}</span>;
}
