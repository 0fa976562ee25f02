import type { TourSummary } from '#contract/api.generated.ts';
import { BlockList } from '#renderer/blocks/block-list.tsx';
import { loadTours } from '#renderer/blocks/load-tours.ts';
import { definePage, type LoadContext } from '#renderer/routes/page-module.ts';
import { useConfig } from '#renderer/store-context.tsx';

interface HomeData {
  tours: Record<string, TourSummary>;
}

async function load({ store }: LoadContext): Promise<HomeData> {
  return { tours: await loadTours(store.config.slice('home').page.blocks, store) };
}

function HomePage({ data }: { data: HomeData }) {
  return <BlockList page={useConfig().slice('home').page} tours={data.tours} />;
}

export const page = definePage<HomeData>({
  load,
  meta: (_, { store: { config } }) => {
    const { title, description, noIndex, sharePicture } = config.slice('home').page;
    return { title, description, noIndex, ...(sharePicture ? { image: sharePicture } : {}) };
  },
  Component: HomePage,
});
