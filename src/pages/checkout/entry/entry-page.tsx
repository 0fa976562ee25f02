import { definePage } from '#renderer/routes/page-module.ts';
import { CheckoutGate } from '../shared/checkout-gate.tsx';
import { checkoutMeta, loadNothing } from '../shared/checkout-meta.ts';

/** Leads on to the first incomplete step. */
function EntryPage() {
  return <CheckoutGate routeName="checkoutEntry" />;
}

export const page = definePage<null>({
  load: loadNothing,
  meta: (_, { store }) => checkoutMeta('checkout.title.entry', store),
  Component: EntryPage,
});
