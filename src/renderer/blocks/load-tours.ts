import type { TourSummary } from '#contract/api.generated.ts';
import type { ResolvedBlock } from '#contract/release.ts';
import type { RootStore } from '#stores/root-store.ts';
import { toursOfBlocks } from './tours-of-blocks.ts';

/** Asks the booking platform for all tours that blocks name, by id. One that it does not know is not among them. */
export async function loadTours(blocks: readonly ResolvedBlock[], { api, config }: RootStore): Promise<Record<string, TourSummary>> {
  const ids = toursOfBlocks(blocks);
  if (ids.length === 0) return {};
  const { market, language } = config.shell;
  const { tours } = await api.listTours({ query: { market: market.code, lang: language.urlCode, ids: ids.join(',') } });
  return Object.fromEntries(tours.map((tour) => [tour.id, tour]));
}
