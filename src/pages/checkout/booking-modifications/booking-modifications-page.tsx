import { definePage } from '#renderer/routes/page-module.ts';
import { CheckoutGate } from '../shared/checkout-gate.tsx';
import { checkoutMeta, loadNothing } from '../shared/checkout-meta.ts';

/** Where a booking leads whose change has begun. It shows what is booked; a checkout that is not booked is not found here. */
function BookingModificationsPage() {
  return <CheckoutGate routeName="checkoutBookingModifications" />;
}

export const page = definePage<null>({
  load: loadNothing,
  meta: (_, { store }) => checkoutMeta('checkout.title.entry', store),
  Component: BookingModificationsPage,
});
