import { type LoaderFunctionArgs, type RouteObject, redirect, redirectDocument } from 'react-router-dom';
import type { RouteName } from '#config/names.ts';
import type { LayoutName } from '#contract/documents.generated.ts';
import type { CompiledRoute, ShellSlice } from '#contract/release.ts';
import { layouts } from '#renderer/layouts/layouts.ts';
import type { PageModule } from '#renderer/routes/page-module.ts';
import { marketPrefix } from '#routing/href.ts';
import { isCatchAll, pathInLanguage } from '#routing/localised-path.ts';
import { loadPageError } from '#stores/errors/load-page-error.ts';
import { PageError, pageNotFound } from '#stores/errors/page-error.ts';
import type { RootStore } from '#stores/root-store.ts';
import { AppFrame } from './app-frame.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import type { LoadedPage } from './loaded-page.ts';
import { pageRegistry } from './page-registry.ts';
import { PageView } from './page-view.tsx';
import type { ReadPayload } from './read-payload.ts';
import { admissionTo } from './route-conditions.ts';
import { ShownError } from './shown-error.ts';

/** A last parameter that takes what is left of the path; react-router calls it `*`. */
const restForm = /\{(\w+)\.\.\.\}$/;

/** Where a loader finds the store: in the request on the server, the one of the document in the browser. */
export type StoreOf = (requestContext: unknown) => RootStore;

/**
 * The compiled route table of one market and language as route objects of react-router. Layouts are parents, so that what
 * stands around a screen stays while screens change; the code of both is loaded when it is first matched.
 * @param compiled the routes to build: all of the market's in the browser, the one asked for on the server
 * @param readPayload how the browser gets what the server has prepared of a page; the server itself has nobody to ask
 */
export function createRoutes(
  shell: ShellSlice,
  compiled: readonly CompiledRoute[],
  storeOf: StoreOf,
  readPayload: ReadPayload = noPayload,
): RouteObject[] {
  const { market, language, brand } = shell;

  function pageRoute(route: CompiledRoute): RouteObject {
    const prefix = marketPrefix(route, market.code, language.urlCode, brand.routingStrategy);
    return {
      id: route.name,
      path:
        prefix +
        pathInLanguage(route.path, language.urlCode)
          .replace(restForm, '*')
          .replace(/\{(\w+)\}/g, ':$1'),
      lazy: async () => {
        const { page } = await pageRegistry[route.page].import();
        return {
          loader: (args: LoaderFunctionArgs) => loadPage({ route, page, args, store: storeOf(args.context), readPayload }),
          element: <PageView page={page} />,
        };
      },
    };
  }

  return [
    {
      id: 'app',
      Component: AppFrame,
      ErrorBoundary,
      hydrateFallbackElement: <></>,
      children: [
        ...groupByLayout(compiled).map(([layout, routes]) => ({
          id: `layout-${layout}`,
          lazy: async () => ({ Component: await layouts[layout]() }),
          children: routes.map(pageRoute),
        })),
        {
          id: 'not-found',
          path: '*',
          loader: (args) => failUnknown(args.request, storeOf(args.context)),
          element: null,
        },
      ],
    },
  ];
}

function groupByLayout(routes: readonly CompiledRoute[]): [LayoutName, CompiledRoute[]][] {
  const groups = new Map<LayoutName, CompiledRoute[]>();
  for (const route of routes) groups.set(route.layout, [...(groups.get(route.layout) ?? []), route]);
  return [...groups];
}

const noPayload: ReadPayload = async () => undefined;

interface LoadPageInput {
  route: CompiledRoute;
  page: PageModule;
  args: LoaderFunctionArgs;
  store: RootStore;
  readPayload: ReadPayload;
}

async function loadPage({ route, page, args, store, readPayload }: LoadPageInput): Promise<LoadedPage> {
  const url = new URL(args.request.url);
  const params = paramsOf(route, args.params as Record<string, string>);
  try {
    const admission = admissionTo(route, store);
    if (admission === 'notFound') throw pageNotFound(url.pathname);
    if (admission === 'home') throw redirect(store.config.homeHref);
    const { signal } = args.request;
    const [payload] = await Promise.all([
      route.cache ? readPayload(url, signal) : undefined,
      store.config.loadSlices(pageRegistry[route.page].slices),
    ]);
    const context = { store, routeName: route.name as RouteName, params, query: url.searchParams, signal };
    const data = payload ? payload.data : await page.load(context);
    const { title, translatedParams = {} } = page.meta(data, { store, params });
    store.page.setCurrent({ routeName: route.name, params, translatedParams, title });
    return { routeName: route.name, params, data };
  } catch (error) {
    const isUnknown = isCatchAll(route) && error instanceof PageError && error.input.status === 404;
    return isUnknown ? failUnknown(args.request, store) : failWith(error, store);
  }
}

function paramsOf({ path }: CompiledRoute, { '*': rest = '', ...named }: Record<string, string>): Record<string, string> {
  const name = restForm.exec(pathInLanguage(path, 'en'))?.[1];
  return name ? { ...named, [name]: rest } : named;
}

/**
 * An address that the browser does not know may be spelled in another language, or be one that moved: the server knows those,
 * and is asked by a full load, once.
 */
function failUnknown(request: Request, store: RootStore): Promise<never> {
  const { pathname, search } = new URL(request.url);
  if (globalThis.location && location.pathname !== pathname) throw redirectDocument(pathname + search);
  return failWith(pageNotFound(pathname), store);
}

/** Redirects pass; everything else reaches the error page, whose words are loaded first. */
async function failWith(error: unknown, store: RootStore): Promise<never> {
  if (error instanceof Response) throw error;
  throw new ShownError((await loadPageError(error, store.config)) ?? { status: 500, title: 'Error' }, error);
}
