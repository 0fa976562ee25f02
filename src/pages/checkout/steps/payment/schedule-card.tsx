import type { PaymentSchedule } from '#contract/api.generated.ts';
import { useIntl } from '#renderer/store-context.tsx';
import styles from '../../shared/checkout.module.css';
import own from './payment.module.css';

/** What is paid when, and where the receipt goes. */
export function ScheduleCard({ schedule, email }: { schedule: PaymentSchedule; email: string }) {
  const intl = useIntl();
  return (
    <section className={styles.card} aria-labelledby="schedule-title">
      <h2 id="schedule-title">{intl.message('checkout.payment.schedule')}</h2>
      <dl className={own.schedule}>
        {schedule.items.map(({ due_date, amount }, index) => (
          <div key={due_date}>
            <dt>
              {index === 0
                ? intl.message('checkout.payment.dueNow')
                : intl.message('checkout.payment.dueOn', { day: intl.shortDay(due_date) })}
            </dt>
            <dd>{intl.price(amount)}</dd>
          </div>
        ))}
      </dl>
      {email ? <p className={styles.muted}>{intl.message('checkout.payment.receipt', { email })}</p> : null}
    </section>
  );
}
