import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { RouteName } from '#config/names.ts';
import { useStore } from '#renderer/store-context.tsx';
import { type CheckoutStore, createCheckoutStore } from '#stores/checkout/checkout-store.ts';
import { browserContext } from './browser-context.ts';
import { withoutTouched } from './touched.ts';

export interface EnteredCheckout {
  checkout: CheckoutStore;
  /** Enters again, after a failure. */
  retry: () => void;
}

/** The checkout that the address names. In the browser its entry rules run, and lead on where another screen is due. */
export function useCheckout(routeName: RouteName): EnteredCheckout {
  const store = useStore();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { checkoutId = '' } = useParams();
  const checkout = store.feature(`checkout-${checkoutId}`, () => createCheckoutStore(browserContext(store, checkoutId)));

  const enter = useCallback(async () => {
    const redirect = await checkout.enter(routeName);
    if (redirect) navigate(store.config.href(redirect, { checkoutId }) + withoutTouched(search), { replace: true });
  }, [checkout, routeName, checkoutId, store, navigate, search]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed query is no new entry
  useEffect(() => {
    void enter();
  }, [checkout, routeName]);

  const { returns } = checkout.connection;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what could not be loaded is loaded when the network is back
  useEffect(() => {
    if (returns > 0 && checkout.phase === 'failed') void enter();
  }, [returns]);

  return { checkout, retry: () => void enter() };
}
