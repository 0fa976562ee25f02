import type { BookingData } from '#contract/api.generated.ts';
import { useIntl } from '#renderer/store-context.tsx';
import shared from '../shared/checkout.module.css';
import styles from './confirmation.module.css';

/** What was paid and what is still to be paid, each with its day. */
export function Payments({ payments }: { payments: BookingData['payments'] }) {
  const intl = useIntl();
  if (payments.length === 0) return null;
  return (
    <section className={shared.card} aria-labelledby="payments-title">
      <h2 id="payments-title">{intl.message('checkout.confirmation.payments')}</h2>
      <ul className={styles.parts}>
        {payments.map(({ dueDate, amount, refunded, status }) => (
          <li key={`${dueDate} ${status}`} className={styles.part}>
            <div className={styles.what}>
              <p className={styles.name}>
                {status === 'Open' ? intl.message('checkout.payment.dueOn', { day: intl.shortDay(dueDate) }) : intl.shortDay(dueDate)}
              </p>
              <p className={status === 'Closed' ? styles.booked : styles.status}>{intl.message(`checkout.paymentStatus.${status}`)}</p>
              {refunded.amount > 0 ? (
                <p className={shared.muted}>{intl.message('checkout.confirmation.refunded', { amount: intl.price(refunded) })}</p>
              ) : null}
            </div>
            <span className={styles.name}>{intl.price(amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
