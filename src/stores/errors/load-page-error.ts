import type { MarketConfig } from '#config/market-config.ts';
import type { PageErrorInput } from './page-error.ts';

/** What a visitor is told about an error; the code and the words for it come when there is one. */
export async function loadPageError(error: unknown, config: MarketConfig): Promise<PageErrorInput | null> {
  const [{ toPageError }] = await Promise.all([import('./to-page-error.ts'), config.loadSlices(['error'])]);
  return toPageError(error, config);
}
