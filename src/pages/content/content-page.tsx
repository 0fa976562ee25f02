import { redirect } from 'react-router-dom';
import type { TourSummary } from '#contract/api.generated.ts';
import type { ContentPageEntry, ResolvedPage } from '#contract/release.ts';
import { BlockList } from '#renderer/blocks/block-list.tsx';
import { loadTours } from '#renderer/blocks/load-tours.ts';
import { definePage, type LoadContext } from '#renderer/routes/page-module.ts';
import { pageTitle } from '#renderer/routes/page-title.ts';
import { createCustomPages } from '#stores/custom-pages.ts';
import { pageNotFound } from '#stores/errors/page-error.ts';

interface ContentData {
  slugs: ContentPageEntry['slugs'];
  page: ResolvedPage;
  tours: Record<string, TourSummary>;
}

async function load({ store, routeName, params, query }: LoadContext): Promise<ContentData> {
  const { config } = store;
  const { slug } = params;
  const customPages = store.feature('custom-pages', () => createCustomPages(config));
  const entry = customPages.find(routeName, slug);
  if (!entry) throw pageNotFound(config.href(routeName, params));
  const ownSlug = customPages.slugOf(entry.id, config.shell.language.urlCode);
  if (slug !== undefined && ownSlug !== undefined && slug !== ownSlug) {
    throw redirect(config.href(routeName, { slug: ownSlug }, Object.fromEntries(query)), 308);
  }
  const page = (await config.readFile(entry.file)) as ResolvedPage;
  return { slugs: entry.slugs, page, tours: await loadTours(page.blocks, store) };
}

function ContentPage({ data: { page, tours } }: { data: ContentData }) {
  return <BlockList page={page} tours={tours} />;
}

export const page = definePage<ContentData>({
  load,
  meta: ({ page: { title, description, noIndex, sharePicture }, slugs }, { store: { config } }) => ({
    title: pageTitle(title, config),
    description,
    noIndex,
    ...(sharePicture ? { image: sharePicture } : {}),
    translatedParams: Object.fromEntries(Object.entries(slugs).map(([language, slug]) => [language, { slug }])),
    crumbs: [{ label: config.intl.message('shell.home'), href: config.homeHref }, { label: title }],
  }),
  Component: ContentPage,
});
