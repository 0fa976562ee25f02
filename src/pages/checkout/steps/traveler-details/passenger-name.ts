import type { MarketIntl } from '#config/market-intl.ts';
import type { PassengerSection } from '#stores/checkout/travellers/compile-form.ts';

/** `Adult 2`, `Child 1`: adults and children are counted each for themselves. */
export function passengerName(passenger: PassengerSection, all: readonly PassengerSection[], intl: MarketIntl): string {
  const { isChild } = passenger.slot;
  const number = all.filter(({ slot }) => slot.isChild === isChild).indexOf(passenger) + 1;
  return intl.message(isChild ? 'checkout.passenger.child' : 'checkout.passenger.adult', { number });
}
