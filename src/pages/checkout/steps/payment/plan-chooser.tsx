import { observer } from 'mobx-react-lite';
import type { PaymentSchedule } from '#contract/api.generated.ts';
import { useIntl } from '#renderer/store-context.tsx';
import type { PaymentStep } from '#stores/checkout/steps/payment-step.ts';
import styles from '../../shared/checkout.module.css';
import own from './plan-chooser.module.css';

/** What is paid when: by the one plan on offer, or by the plans side by side. */
export const PlanChooser = observer(function PlanChooser({ payment, email }: { payment: PaymentStep; email: string }) {
  const intl = useIntl();
  const { schedules, schedule } = payment;
  const isChoice = schedules.length > 1;
  return (
    <section className={styles.card} aria-labelledby="schedule-title">
      <h2 id="schedule-title">{intl.message(isChoice ? 'checkout.payment.plan' : 'checkout.payment.schedule')}</h2>
      {isChoice ? (
        <div className={own.plans} role="radiogroup" aria-labelledby="schedule-title">
          {schedules.map((offered) => (
            <Plan key={offered.payment_plan} schedule={offered} payment={payment} />
          ))}
        </div>
      ) : (
        schedule && <Items schedule={schedule} />
      )}
      {schedule && schedule.items.length > 1 ? <p className={styles.muted}>{intl.message('checkout.payment.laterTaken')}</p> : null}
      {email ? <p className={styles.muted}>{intl.message('checkout.payment.receipt', { email })}</p> : null}
    </section>
  );
});

const Plan = observer(function Plan({ schedule, payment }: { schedule: PaymentSchedule; payment: PaymentStep }) {
  const intl = useIntl();
  const plan = schedule.payment_plan;
  return (
    <div className={own.plan}>
      <label className={own.head}>
        <input
          type="radio"
          name="paymentPlan"
          value={plan}
          checked={plan === payment.plan}
          aria-describedby={`plan-${plan}`}
          onChange={() => payment.choosePlan(plan)}
        />
        {intl.message(`checkout.plan.${plan}`)}
      </label>
      <div id={`plan-${plan}`}>
        <Items schedule={schedule} />
      </div>
    </div>
  );
});

function Items({ schedule }: { schedule: PaymentSchedule }) {
  const intl = useIntl();
  return (
    <dl className={own.items}>
      {schedule.items.map(({ due_date, amount }, index) => (
        <div key={due_date}>
          <dt>
            {index === 0 ? (
              intl.message('checkout.payment.dueNow')
            ) : (
              <time dateTime={due_date}>{intl.message('checkout.payment.dueOn', { day: intl.shortDay(due_date) })}</time>
            )}
          </dt>
          <dd>{intl.price(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
