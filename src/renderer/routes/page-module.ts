import type { ComponentType } from 'react';
import type { RouteName } from '#config/names.ts';
import type { RootStore } from '#stores/root-store.ts';
import type { Crumb } from './crumbs.ts';

/** What a page is given to find its data. */
export interface LoadContext {
  store: RootStore;
  /** The route at which the page was asked for: a screen may stand at several. */
  routeName: RouteName;
  params: Record<string, string>;
  query: URLSearchParams;
  signal: AbortSignal;
}

/** What a page says about itself to the browser's title bar, to search engines and to those who share it. */
export interface PageMeta {
  title: string;
  description: string;
  /** Absolute path of the raster picture for sharing. */
  image?: string;
  /** Query parameters that belong to the canonical address. */
  canonicalQuery?: Record<string, string>;
  /** Parameters in other languages where they differ, as a tour's slug; by language. */
  translatedParams?: Record<string, Record<string, string>>;
  /** The way from home to this page. */
  crumbs?: readonly Crumb[];
  /** The application takes over at once, where a public page otherwise waits for the visitor: a form keeps what is typed. */
  startsNow?: boolean;
  /** Keep search engines away from this page. */
  noIndex?: boolean;
}

/**
 * A screen. `load` runs on the server for the first page and in the browser afterwards; what it answers must survive JSON.
 * It may throw `redirect()` of react-router-dom or a PageError.
 */
export interface PageModule<Data = unknown> {
  load(context: LoadContext): Promise<Data>;
  meta(data: Data, context: { store: RootStore; params: Record<string, string> }): PageMeta;
  Component: ComponentType<{ data: Data }>;
}

/**
 * Gives a page's three parts one type, then forgets it: whoever draws pages in general hands each what its own `load` found.
 * The answer is what the module exports as `page`.
 */
export function definePage<Data>(page: PageModule<Data>): PageModule {
  return page as unknown as PageModule;
}
