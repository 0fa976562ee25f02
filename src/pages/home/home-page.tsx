import type { TourSummary } from '#contract/api.generated.ts';
import { BlockList } from '#renderer/blocks/block-list.tsx';
import { toursOfBlocks } from '#renderer/blocks/tours-of-blocks.ts';
import { definePage, type LoadContext } from '#renderer/routes/page-module.ts';
import { useConfig } from '#renderer/store-context.tsx';

interface HomeData {
  tours: Record<string, TourSummary>;
}

async function load({ store: { api, config } }: LoadContext): Promise<HomeData> {
  const { market, language } = config.shell;
  const ids = toursOfBlocks(config.slice('home').page.blocks);
  if (ids.length === 0) return { tours: {} };
  const { tours } = await api.listTours({ query: { market: market.code, lang: language.urlCode, ids: ids.join(',') } });
  return { tours: Object.fromEntries(tours.map((tour) => [tour.id, tour])) };
}

function HomePage({ data }: { data: HomeData }) {
  const { page } = useConfig().slice('home');
  return <BlockList blocks={page.blocks} tours={data.tours} />;
}

export const page = definePage<HomeData>({
  load,
  meta: (_, { store: { config } }) => {
    const { page: document } = config.slice('home');
    const hero = document.blocks.find((block) => block.type === 'hero');
    return { title: document.title, description: document.description, ...(hero ? { image: hero.picture.raster } : {}) };
  },
  Component: HomePage,
});
