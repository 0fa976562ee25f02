import { observer } from 'mobx-react-lite';
import { definePage } from '#renderer/routes/page-module.ts';
import { AlreadyBooked } from '../shared/already-booked.tsx';
import { CheckoutFailed, CheckoutLoading } from '../shared/checkout-loading.tsx';
import { checkoutMeta, loadNothing } from '../shared/checkout-meta.ts';
import { useCheckout } from '../shared/use-checkout.ts';

/** Where a booking leads whose change has begun. It shows what is booked; a checkout that is not booked is not found here. */
const BookingModificationsPage = observer(function BookingModificationsPage() {
  const { checkout, retry } = useCheckout('checkoutBookingModifications');
  if (checkout.phase === 'failed') return <CheckoutFailed onRetry={retry} />;
  if (checkout.phase === 'booked') return <AlreadyBooked checkoutId={checkout.checkoutId} />;
  return <CheckoutLoading />;
});

export const page = definePage<null>({
  load: loadNothing,
  meta: (_, { store }) => checkoutMeta('checkout.title.entry', store),
  Component: BookingModificationsPage,
});
