import type { MarketIntl } from '#config/market-intl.ts';
import type { Option } from './field.tsx';

/** The months of a year by name, valued 1 to 12. */
export function monthOptions(intl: MarketIntl): Option[] {
  return Array.from({ length: 12 }, (_, index) => ({ value: String(index + 1), label: intl.month(index + 1) }));
}
