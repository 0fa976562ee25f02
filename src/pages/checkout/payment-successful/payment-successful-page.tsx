import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { definePage } from '#renderer/routes/page-module.ts';
import { useIntl, useStore } from '#renderer/store-context.tsx';
import { createConfirmationStore } from '#stores/checkout/confirmation-store.ts';
import { browserContext } from '../shared/browser-context.ts';
import { CheckoutFailed, CheckoutLoading } from '../shared/checkout-loading.tsx';
import { checkoutMeta, loadNothing } from '../shared/checkout-meta.ts';
import { useCheckout } from '../shared/use-checkout.ts';
import { Confirmation } from './confirmation.tsx';

const PaymentSuccessfulPage = observer(function PaymentSuccessfulPage() {
  const store = useStore();
  const intl = useIntl();
  const { checkout, retry } = useCheckout('checkoutPaymentSuccessful');
  const { checkoutId } = checkout;
  const confirmation = store.feature(`confirmation-${checkoutId}`, () => createConfirmationStore(browserContext(store, checkoutId)));
  const isBooked = checkout.phase === 'booked';
  useEffect(() => {
    if (isBooked && confirmation.phase === 'idle') void confirmation.load();
  }, [isBooked, confirmation]);

  if (checkout.phase === 'failed') return <CheckoutFailed onRetry={retry} />;
  if (confirmation.phase === 'failed') return <CheckoutFailed onRetry={() => void confirmation.load()} />;
  const { booking, summary } = confirmation;
  if (!booking || !summary) return <CheckoutLoading title={intl.message('checkout.confirmation.loading')} />;
  return <Confirmation checkoutId={checkoutId} booking={booking} summary={summary} />;
});

export const page = definePage<null>({
  load: loadNothing,
  meta: (_, { store }) => checkoutMeta('checkout.title.paymentSuccessful', store),
  Component: PaymentSuccessfulPage,
});
