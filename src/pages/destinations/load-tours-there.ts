import type { RootStore } from '#stores/root-store.ts';
import type { ToursThereData } from './tours-there.tsx';

/** The tours that lead to a region or to a country, named by its key. */
export async function loadToursThere(place: { region: string } | { country: string }, { api, config }: RootStore): Promise<ToursThereData> {
  const { market, language } = config.shell;
  const { tours, total } = await api.searchTours({ query: { ...place, market: market.code, lang: language.urlCode } });
  return { tours, total, allHref: config.href('search', {}, { ...place }) };
}
