import { observer } from 'mobx-react-lite';
import { AlreadyBooked } from './already-booked.tsx';
import { CheckoutFailed, CheckoutLoading, CheckoutMoved } from './checkout-loading.tsx';
import { useCheckout } from './use-checkout.ts';

/** A screen that shows no step: visitors wait here until they are led on, or read what is booked already. */
export const CheckoutGate = observer(function CheckoutGate({ routeName }: { routeName: Parameters<typeof useCheckout>[0] }) {
  const { checkout, retry } = useCheckout(routeName);
  if (checkout.phase === 'failed') return <CheckoutFailed onRetry={retry} />;
  if (checkout.phase === 'moved') return <CheckoutMoved />;
  if (checkout.phase === 'booked') return <AlreadyBooked checkoutId={checkout.checkoutId} />;
  return <CheckoutLoading />;
});
