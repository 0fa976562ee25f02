import '#renderer/ui/base.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router-dom';
import { createBrowserApi } from '#api/browser-api.ts';
import { createMarketConfig } from '#config/market-config.ts';
import { readReleaseFile } from '#config/read-release-file.ts';
import type { ShellSlice } from '#contract/release.ts';
import { ShellPartsContext } from '#renderer/navigation/shell-parts.ts';
import { StoreProvider } from '#renderer/store-context.tsx';
import { createRootStore, type RootStore } from '#stores/root-store.ts';
import { createRoutes } from './create-routes.tsx';
import { followLinks } from './follow-links.ts';
import { loadShellParts } from './load-shell-parts.ts';
import { type PageState, pageStateId, rootId } from './page-state.ts';
import { createPayloadReader } from './read-payload.ts';
import { reportUnhandled } from './report-unhandled.ts';
import { ShownError } from './shown-error.ts';

function readPageState(): PageState {
  return JSON.parse(document.getElementById(pageStateId)?.textContent ?? '') as PageState;
}

async function createStore({ shell: shellFile, markets: marketsFile, slices }: PageState): Promise<RootStore> {
  const shell = (await readReleaseFile(shellFile)) as ShellSlice;
  const config = createMarketConfig({ shell, shellFile, marketsFile, readFile: readReleaseFile });
  await config.loadSlices(slices);
  return createRootStore({ config, api: createBrowserApi() });
}

/** The screen on the page must be there at once, or hydration would find nothing to compare with. */
async function loadMatchedPages(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

/** Nobody who has just come needs a newer version. */
const firstLookMs = 60_000;

/** A checkout or a form, where the application starts at once, is not interrupted. */
async function watchForVersion(build: string, store: RootStore): Promise<void> {
  const { watchVersion } = await import('./watch-version.tsx');
  watchVersion(build, store);
}

/**
 * Takes over the page: hydrates what the server rendered, or mounts where it rendered nothing.
 * @returns once the application listens
 */
export async function start(): Promise<void> {
  const state = readPageState();
  const store = await createStore(state);
  const routes = createRoutes(store.config.shell, store.config.shell.routes, () => store, createPayloadReader(state.build));
  const [parts] = await Promise.all([loadShellParts(store.config.shell), loadMatchedPages(routes)]);
  const { rendered } = state;
  const error = rendered?.error && new ShownError(rendered.error, null);
  const hydrationData = rendered && { loaderData: rendered.loaderData, errors: error ? { app: error } : null };
  const router = createBrowserRouter(routes, hydrationData ? { hydrationData } : {});
  store.navigation.connect((address, options) => router.navigate(address, options));
  followLinks(router, store.navigation);
  reportUnhandled(store);

  const app = (
    <StoreProvider store={store}>
      <ShellPartsContext value={parts}>
        <RouterProvider router={router} />
      </ShellPartsContext>
    </StoreProvider>
  );
  const root = document.getElementById(rootId);
  if (!root) throw new Error(`The page has no element #${rootId}`);
  if (document.documentElement.dataset.start !== 'now') setTimeout(() => void watchForVersion(state.build, store), firstLookMs);
  if (rendered) hydrateRoot(root, app, { onRecoverableError: console.error });
  else createRoot(root).render(app);
}
