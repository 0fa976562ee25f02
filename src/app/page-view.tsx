import { useEffect } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { PageModule } from '#renderer/routes/page-module.ts';
import { useStore } from '#renderer/store-context.tsx';
import type { LoadedPage } from './loaded-page.ts';

/** Draws a page with what its loader found, and keeps the browser's title in step. */
export function PageView({ page }: { page: PageModule }) {
  const store = useStore();
  const { data, params } = useLoaderData<LoadedPage>();
  const { title } = page.meta(data, { store, params });
  useEffect(() => {
    document.title = title;
  }, [title]);
  return <page.Component data={data} />;
}
