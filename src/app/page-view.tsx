import { useEffect } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { PageModule } from '#renderer/routes/page-module.ts';
import { useStore } from '#renderer/store-context.tsx';
import type { LoadedPage } from './loaded-page.ts';

/** Draws a page with what its loader found, and tells browser and shell which page it is: a page that the server rendered was loaded there. */
export function PageView({ page }: { page: PageModule }) {
  const store = useStore();
  const loaded = useLoaderData<LoadedPage>();
  const { routeName, params, data } = loaded;
  const { title, translatedParams = {} } = page.meta(data, { store, params });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is told follows from what was loaded
  useEffect(() => {
    document.title = title;
    store.page.setCurrent({ routeName, params, translatedParams, title });
  }, [loaded, title, store]);
  return <page.Component data={data} />;
}
