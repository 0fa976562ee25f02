import { observer } from 'mobx-react-lite';
import { definePage } from '#renderer/routes/page-module.ts';
import { AlreadyBooked } from '../shared/already-booked.tsx';
import { CheckoutFailed, CheckoutLoading } from '../shared/checkout-loading.tsx';
import { checkoutMeta, loadNothing } from '../shared/checkout-meta.ts';
import { useCheckout } from '../shared/use-checkout.ts';

/** Leads on to the first incomplete step. */
const EntryPage = observer(function EntryPage() {
  const { checkout, retry } = useCheckout('checkoutEntry');
  if (checkout.phase === 'failed') return <CheckoutFailed onRetry={retry} />;
  if (checkout.phase === 'booked') return <AlreadyBooked checkoutId={checkout.checkoutId} />;
  return <CheckoutLoading />;
});

export const page = definePage<null>({
  load: loadNothing,
  meta: (_, { store }) => checkoutMeta('checkout.title.entry', store),
  Component: EntryPage,
});
