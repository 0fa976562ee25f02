import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorSummary } from '#renderer/forms/error-summary.tsx';
import { definePage } from '#renderer/routes/page-module.ts';
import { useIntl } from '#renderer/store-context.tsx';
import { Skeleton } from '#renderer/ui/skeleton.tsx';
import type { CheckoutVisit } from '#stores/checkout/checkout-visit.ts';
import styles from '../../shared/checkout.module.css';
import { PartFailed } from '../../shared/checkout-loading.tsx';
import { checkoutMeta, loadNothing } from '../../shared/checkout-meta.ts';
import { CheckoutStep } from '../../shared/checkout-step.tsx';
import { CardForm } from './card-form.tsx';
import { MethodChooser, PlanChooser } from './choosers.tsx';
import own from './payment.module.css';
import { PaymentFailureNotice } from './payment-failure-notice.tsx';
import { ScheduleCard } from './schedule-card.tsx';

function PaymentPage() {
  return (
    <CheckoutStep step="payment" action={<PayLabel />} isLocked={({ payment }) => payment.phase !== 'ready'}>
      {(visit, attempt) => <Payment visit={visit} attempt={attempt} />}
    </CheckoutStep>
  );
}

function PayLabel() {
  const intl = useIntl();
  return intl.message('checkout.payment.pay');
}

const Payment = observer(function Payment({ visit, attempt }: { visit: CheckoutVisit; attempt: number }) {
  const intl = useIntl();
  const { payment } = visit;
  const { search } = useLocation();
  const decline = new URLSearchParams(search).get('decline');

  useEffect(() => {
    if (decline) payment.showDecline(decline);
  }, [decline, payment]);

  useEffect(() => {
    const resume = ({ persisted }: PageTransitionEvent) => persisted && payment.resume();
    window.addEventListener('pageshow', resume);
    return () => window.removeEventListener('pageshow', resume);
  }, [payment]);

  if (payment.phase === 'failed') return <PartFailed onRetry={() => void payment.choosePlan(payment.plan)} />;
  if (!payment.schedule) return <Skeleton label={intl.message('checkout.loading')} lines={7} />;
  return (
    <>
      <ErrorSummary nodes={payment.wrongNodes} attempt={attempt} />
      <PaymentFailureNotice visit={visit} />
      {payment.plans.length > 1 ? <PlanChooser payment={payment} /> : null}
      <ScheduleCard schedule={payment.schedule} email={visit.travelers.email} />
      <section className={styles.card} aria-labelledby="card-title">
        <h2 id="card-title">{intl.message('checkout.payment.method')}</h2>
        {payment.methods.length > 1 ? <MethodChooser payment={payment} /> : null}
        {payment.method === 'CARD' ? <CardForm payment={payment} /> : <p>{intl.message('checkout.payment.noMethod')}</p>}
      </section>
      <p className={own.terms}>{intl.message('checkout.payment.binding')}</p>
    </>
  );
});

export const page = definePage<null>({
  load: loadNothing,
  meta: (_, { store }) => checkoutMeta('checkout.title.payment', store),
  Component: PaymentPage,
});
