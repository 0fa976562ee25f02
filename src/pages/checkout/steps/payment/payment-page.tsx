import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorSummary } from '#renderer/forms/error-summary.tsx';
import { definePage } from '#renderer/routes/page-module.ts';
import { useIntl } from '#renderer/store-context.tsx';
import { Skeleton } from '#renderer/ui/skeleton.tsx';
import type { CheckoutVisit } from '#stores/checkout/checkout-visit.ts';
import type { PaymentStep } from '#stores/checkout/steps/payment-step.ts';
import styles from '../../shared/checkout.module.css';
import { PartFailed } from '../../shared/checkout-loading.tsx';
import { checkoutMeta, loadNothing } from '../../shared/checkout-meta.ts';
import { CheckoutStep } from '../../shared/checkout-step.tsx';
import { PromoCodeCard } from '../../shared/promo-code-card.tsx';
import { MethodChooser } from './method-chooser.tsx';
import { MethodForm } from './method-form.tsx';
import own from './payment.module.css';
import { PaymentFailureNotice } from './payment-failure-notice.tsx';
import { PlanChooser } from './plan-chooser.tsx';

function PaymentPage() {
  return (
    <CheckoutStep
      step="payment"
      action={({ payment }) => <PayLabel payment={payment} />}
      isLocked={({ payment }) => payment.phase !== 'ready'}
    >
      {(visit, attempt) => <Payment visit={visit} attempt={attempt} />}
    </CheckoutStep>
  );
}

/** The button names what is paid now. */
const PayLabel = observer(function PayLabel({ payment: { method, dueNow } }: { payment: PaymentStep }) {
  const intl = useIntl();
  if (method === 'invoice') return intl.message('checkout.payment.bookOnInvoice');
  const words = intl.message('checkout.payment.pay');
  return dueNow ? `${words} · ${intl.price(dueNow)}` : words;
});

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

  // A promo code or an extra is another price, and so other schedules.
  const { priceVersion } = visit.details.prices;
  const knownVersion = useRef(priceVersion);
  useEffect(() => {
    if (knownVersion.current === priceVersion) return;
    knownVersion.current = priceVersion;
    void payment.refresh();
  }, [priceVersion, payment]);

  if (payment.phase === 'failed') return <PartFailed onRetry={() => void payment.refresh()} />;
  if (!payment.schedule) return <Skeleton label={intl.message('checkout.loading')} lines={7} />;
  const { email } = visit.travelers;
  return (
    <>
      <ErrorSummary nodes={payment.wrongNodes} attempt={attempt} />
      <PaymentFailureNotice visit={visit} />
      <PromoCodeCard
        promoCode={visit.promoCode}
        isUsedUp={payment.failure?.kind === 'refused' && payment.failure.code === 'PROMO_CODE_USED_UP'}
      />
      <PlanChooser payment={payment} email={email} />
      <section className={styles.card} aria-labelledby="method-title">
        <h2 id="method-title">{intl.message('checkout.payment.methodChoice')}</h2>
        {payment.methods.length > 1 ? <MethodChooser payment={payment} labelledBy="method-title" /> : null}
        <MethodForm payment={payment} email={email} />
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
