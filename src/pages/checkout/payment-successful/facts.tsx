import type { MessageId } from '#config/names.ts';
import type { BookingData } from '#contract/api.generated.ts';
import { useIntl } from '#renderer/store-context.tsx';
import shared from '../shared/checkout.module.css';
import { FactList } from '../shared/fact-list.tsx';
import styles from './confirmation.module.css';

/** The reference, who travels when, and what is paid. */
export function Facts({ booking }: { booking: BookingData }) {
  const intl = useIntl();
  const { bookingReference, email, totalPaid, startDate, endDate, travellerNames, agencyName } = booking;
  const facts: [MessageId, string][] = [
    [
      'checkout.confirmation.dates',
      intl.message('checkout.summary.dates', { start: intl.shortDay(startDate), end: intl.shortDay(endDate) }),
    ],
    ['checkout.confirmation.paid', intl.price(totalPaid)],
    ...(agencyName ? ([['checkout.confirmation.agency', agencyName]] satisfies [MessageId, string][]) : []),
    ['checkout.confirmation.travellers', intl.list(travellerNames)],
  ];
  return (
    <section className={shared.card} aria-labelledby="booking-title">
      <div className={styles.reference}>
        <h2 id="booking-title">{intl.message('checkout.confirmation.reference')}</h2>
        <p className={styles.code}>{bookingReference ?? '–'}</p>
        {email ? <p className={shared.muted}>{intl.message('checkout.confirmation.mailTo', { email })}</p> : null}
      </div>
      <FactList facts={facts} />
    </section>
  );
}
