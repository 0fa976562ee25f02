import { enableStaticRendering } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, type StaticHandler, StaticRouterProvider } from 'react-router-dom';
import type { Api } from '#api/api.ts';
import type { MarketConfig } from '#config/market-config.ts';
import type { CompiledRoute } from '#contract/release.ts';
import { DrawnMenus } from '#renderer/navigation/header/drawn-menu.tsx';
import { ShellPartsContext } from '#renderer/navigation/shell-parts.ts';
import type { JsonLd } from '#renderer/routes/json-ld.ts';
import type { PageMeta } from '#renderer/routes/page-module.ts';
import { StoreProvider } from '#renderer/store-context.tsx';
import type { PageErrorInput } from '#stores/errors/page-error.ts';
import { createRootStore, type RootStore } from '#stores/root-store.ts';
import { createRoutes } from './create-routes.tsx';
import { drawMenus } from './draw-menus.tsx';
import { loadShellParts, shellPartSources } from './load-shell-parts.ts';
import type { LoadedPage } from './loaded-page.ts';
import { pageRegistry } from './page-registry.ts';
import { pageSources } from './page-sources.ts';
import type { PageState } from './page-state.ts';
import { ShownError } from './shown-error.ts';
import { structuredData } from './structured-data.ts';

enableStaticRendering(true);

export { pageStateId, rootId } from './page-state.ts';

export interface RenderInput {
  /** With the address as the visitor sees it; its origin is the store's public one. */
  request: Request;
  /** What the address leads to; null where it leads nowhere. */
  route: CompiledRoute | null;
  config: MarketConfig;
  api: Api;
  /** Which build of code and release this is. */
  build: string;
}

export interface RenderedPage {
  kind: 'page';
  status: number;
  html: string;
  meta: PageMeta;
  jsonLd: JsonLd[];
  state: PageState;
  /** Null for an error page. */
  route: CompiledRoute | null;
  params: Record<string, string>;
  /** Modules below src/ whose styles and scripts the page needs. */
  sources: string[];
}

export interface RenderedRedirect {
  kind: 'redirect';
  status: number;
  location: string;
}

const handlers = new WeakMap<MarketConfig, Map<string, StaticHandler>>();

/**
 * The handler of one route of a market and language, built when its first page is asked for. It knows that route alone: the
 * route was found by the matcher, and react-router's own search through all of them would come on top. Stores travel in the
 * request's context.
 */
function handlerOf(config: MarketConfig, route: CompiledRoute | null): StaticHandler {
  const ofConfig = handlers.get(config) ?? new Map<string, StaticHandler>();
  handlers.set(config, ofConfig);
  const name = route?.name ?? '';
  const handler =
    ofConfig.get(name) ?? createStaticHandler(createRoutes(config.shell, route ? [route] : [], (context) => context as RootStore));
  ofConfig.set(name, handler);
  return handler;
}

/** A page whose data is all there. */
export interface PreparedPage {
  kind: 'prepared';
  element: ReactElement;
  /** @param html what the element rendered to */
  finish(html: string): Promise<RenderedPage>;
}

/** The data of a page that is not drawn here. */
export interface PreparedData {
  kind: 'data';
  status: number;
  data: unknown;
}

/** Loads all that the page of a request needs. Never rejects for an error that the error page can show. */
export async function preparePage({ request, route, config, api, build }: RenderInput): Promise<PreparedPage | RenderedRedirect> {
  const store = createRootStore({ config, api });
  const handler = handlerOf(config, route);
  const context = await handler.query(request, { requestContext: store });
  if (context instanceof Response) return redirectOf(context);

  const [menus, parts] = await Promise.all([drawMenus(store), loadShellParts(config.shell)]);
  const failure = Object.values(context.errors ?? {})[0];
  if (failure && !(failure instanceof ShownError)) throw failure;
  return {
    kind: 'prepared',
    element: (
      <StoreProvider store={store}>
        <DrawnMenus value={menus}>
          <ShellPartsContext value={parts}>
            <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
          </ShellPartsContext>
        </DrawnMenus>
      </StoreProvider>
    ),
    finish: (html) =>
      describePage({
        html,
        store,
        build,
        url: new URL(request.url),
        loaderData: context.loaderData,
        ...(failure ? { error: failure.shown } : {}),
      }),
  };
}

/** What a page's own loader found, or why it found nothing; nothing is drawn. */
export async function loadPageData({ request, route, config, api }: Omit<RenderInput, 'build'>): Promise<PreparedData | RenderedRedirect> {
  const store = createRootStore({ config, api });
  const context = await handlerOf(config, route).query(request, { requestContext: store });
  if (context instanceof Response) return redirectOf(context);
  const failure = Object.values(context.errors ?? {})[0];
  if (failure && !(failure instanceof ShownError)) throw failure;
  const loaded = Object.values(context.loaderData).find(isLoadedPage);
  return { kind: 'data', status: failure?.shown.status ?? 200, data: loaded?.data };
}

function redirectOf({ status, headers }: Response): RenderedRedirect {
  return { kind: 'redirect', status, location: headers.get('Location') ?? '/' };
}

/** Renders the page of a request once all its data is there. */
export async function renderPage(input: RenderInput): Promise<RenderedPage | RenderedRedirect> {
  const prepared = await preparePage(input);
  return prepared.kind === 'redirect' ? prepared : prepared.finish(renderToString(prepared.element));
}

interface DescribeInput {
  html: string;
  store: RootStore;
  build: string;
  url: URL;
  loaderData: Record<string, unknown>;
  error?: PageErrorInput;
}

async function describePage({ html, store, build, url, loaderData, error }: DescribeInput): Promise<RenderedPage> {
  const { config } = store;
  const loaded = error ? undefined : Object.values(loaderData).find(isLoadedPage);
  const route = config.shell.routes.find(({ name }) => name === loaded?.routeName);
  const entry = route && pageRegistry[route.page];
  const page = entry && (await entry.import()).page;
  const params = loaded?.params ?? {};
  const meta = page
    ? page.meta(loaded?.data, { store, params })
    : { title: error?.title ?? 'Error', description: error?.message ?? '', noIndex: true };
  return {
    kind: 'page',
    status: error?.status ?? 200,
    html,
    meta,
    jsonLd: route ? structuredData({ page: route.page, data: loaded?.data, config, crumbs: meta.crumbs ?? [], url }) : [],
    state: {
      build,
      shell: config.shellFile,
      markets: config.marketsFile,
      slices: entry ? [...entry.slices] : ['error'],
      rendered: { loaderData, ...(error ? { error } : {}) },
    },
    route: route ?? null,
    params,
    sources: ['src/app/entry-client.tsx', ...shellPartSources(config.shell), ...(route ? [pageSources[route.page]] : [])],
  };
}

function isLoadedPage(value: unknown): value is LoadedPage {
  return typeof value === 'object' && value !== null && 'routeName' in value;
}
