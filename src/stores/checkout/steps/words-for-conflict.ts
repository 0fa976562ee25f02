import type { MarketConfig } from '#config/market-config.ts';
import { BookingError } from '#domain/error-catalogue.ts';

/** What to say where a checkout has moved on elsewhere, as in another tab; nothing for other errors. */
export function wordsForConflict(error: unknown, { intl }: MarketConfig): string | undefined {
  const isConflict = error instanceof BookingError && (error.code === 'STALE_VERSION' || error.code === 'STATUS_CONFLICT');
  return isConflict ? intl.message('checkout.release.changed_elsewhere') : undefined;
}
