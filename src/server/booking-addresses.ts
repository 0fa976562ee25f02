import { buildHref } from '#routing/href.ts';
import type { BookingProvider } from './booking/provider.ts';
import { marketOf, type ReleaseHolder } from './booking/sandbox/catalogue/release-holder.ts';
import type { CheckoutAddresses } from './payments/register-payments.ts';

/** The home page of a market in one of its languages; null where there is none. */
export function homeOf(releases: ReleaseHolder, marketCode: string, languageCode: string): string | null {
  const { markets, release } = releases.current();
  const market = markets.get(marketCode);
  const route = market?.routes.find(({ name }) => name === 'home');
  if (!route || !market?.languages.some(({ urlCode }) => urlCode === languageCode)) return null;
  return buildHref({ route, marketCode, languageCode, routingStrategy: release.brand.routingStrategy });
}

/** Addresses of a checkout's screens, in its own market and language. */
export function checkoutAddresses(
  provider: Pick<BookingProvider, 'locateCheckout'>,
  releases: ReleaseHolder,
): CheckoutAddresses & { entry(checkoutId: string): Promise<string | null> } {
  async function address(routeName: string, checkoutId: string, query: Record<string, string> = {}): Promise<string | null> {
    const place = await provider.locateCheckout(checkoutId);
    if (!place) return null;
    const loaded = releases.current();
    const route = marketOf(loaded, place.market).routes.find(({ name }) => name === routeName);
    if (!route) throw new Error(`No route is named ${routeName}`);
    const { routingStrategy } = loaded.release.brand;
    return buildHref({ route, params: { checkoutId }, query, marketCode: place.market, languageCode: place.language, routingStrategy });
  }
  return {
    entry: (checkoutId) => address('checkoutEntry', checkoutId),
    payment: (checkoutId, query) => address('checkoutPayment', checkoutId, query),
    paymentSuccessful: (checkoutId) => address('checkoutPaymentSuccessful', checkoutId),
  };
}
