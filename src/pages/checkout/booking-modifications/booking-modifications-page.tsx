import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { definePage } from '#renderer/routes/page-module.ts';
import { useIntl, useStore } from '#renderer/store-context.tsx';
import { createBookingStore } from '#stores/checkout/booking-store.ts';
import { browserContext } from '../shared/browser-context.ts';
import { CheckoutFailed, CheckoutLoading } from '../shared/checkout-loading.tsx';
import { checkoutMeta, loadNothing } from '../shared/checkout-meta.ts';
import { useCheckout } from '../shared/use-checkout.ts';
import { BookingChanges } from './booking-changes.tsx';

/** Milliseconds between two looks at a booking that others work on. */
const lookAgainMs = 2_000;

/** A booking, and what its traveller may do with it: correct details, or cancel. */
const BookingModificationsPage = observer(function BookingModificationsPage() {
  const store = useStore();
  const intl = useIntl();
  const { checkout, retry } = useCheckout('checkoutBookingModifications');
  const { checkoutId } = checkout;
  const booking = store.feature(`booking-${checkoutId}`, () => createBookingStore(browserContext(store, checkoutId)));
  const isBooked = checkout.phase === 'booked';
  useEffect(() => {
    if (isBooked && booking.phase === 'idle') void booking.load();
  }, [isBooked, booking]);
  const { isInProgress } = booking;
  useEffect(() => {
    if (!isInProgress) return;
    const timer = setInterval(() => void booking.load(), lookAgainMs);
    return () => clearInterval(timer);
  }, [isInProgress, booking]);

  if (checkout.phase === 'failed') return <CheckoutFailed onRetry={retry} />;
  if (booking.phase === 'failed') return <CheckoutFailed onRetry={() => void booking.load()} />;
  if (!booking.state || !booking.booking) return <CheckoutLoading title={intl.message('checkout.title.bookingModifications')} />;
  return <BookingChanges store={booking} state={booking.state} booking={booking.booking} />;
});

export const page = definePage<null>({
  load: loadNothing,
  meta: (_, { store }) => checkoutMeta('checkout.title.bookingModifications', store),
  Component: BookingModificationsPage,
});
