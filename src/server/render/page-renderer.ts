import type { Api } from '#api/api.ts';
import {
  loadPageData,
  type PreparedData,
  pageStateId,
  type RenderedPage,
  type RenderedRedirect,
  renderPage,
  rootId,
} from '#app/entry-server.tsx';
import type { MarketConfig } from '#config/market-config.ts';
import type { CompiledRoute } from '#contract/release.ts';
import { escapeHtml } from '#domain/escape-html.ts';
import { buildHref } from '#routing/href.ts';
import type { LiveRelease } from '../release/live-release.ts';
import type { AssetManifest } from './asset-manifest.ts';
import { htmlDocument } from './html-document.ts';
import { indexingOf } from './indexing.ts';

export interface PageRequest {
  /** Path and query. */
  url: string;
  /** What the address leads to; null where it leads nowhere. */
  route: CompiledRoute | null;
  config: MarketConfig;
  live: LiveRelease;
}

export type PageAnswer = { kind: 'html'; status: number; html: string } | RenderedRedirect;

export interface PageRenderer {
  /** Code and release together: what a browser that runs another must load anew. */
  buildOf(live: LiveRelease): string;
  /** The data of a page, for a browser that draws it itself. */
  loadData(request: PageRequest): Promise<PreparedData | RenderedRedirect>;
  render(request: PageRequest): Promise<PageAnswer>;
  /** A page for when rendering itself failed: the market's words, and a script that mounts the application. */
  renderFailure(request: PageRequest): Promise<PageAnswer>;
  /** An error in the market's words, without a script: for addresses that the application does not know. */
  renderError(request: PageRequest, status: 404 | 500 | 503): Promise<string>;
  /** A page of a few words that the server writes itself, with the store's theme and without a script. */
  renderWords(request: PageRequest, page: { title: string; html: string; stylesheet: string }): string;
}

/** Which of the market's error texts a status has. */
const errorTexts = { 404: 'errorConfiguration404', 500: 'errorConfiguration500', 503: 'apiServiceUnavailable' } as const;

export interface PageRendererInput {
  publicOrigin: string;
  assets: AssetManifest;
  api: Api;
  /** Addresses of scripts that every page carries besides its own. */
  extraScripts?: readonly string[];
}

/** Turns an address into a whole HTML document. */
export function createPageRenderer({ publicOrigin, assets, api, extraScripts = [] }: PageRendererInput): PageRenderer {
  const clientSource = 'src/app/entry-client.tsx';
  const bootScript = assets.script('src/app/boot.ts');

  function documentOf(
    page: RenderedPage,
    { config, live }: PageRequest,
    scripts = [bootScript, ...extraScripts],
    styles: string[] = [],
  ): string {
    const { route, params, meta } = page;
    const { market, language, brand } = config.shell;
    const place = { marketCode: market.code, languageCode: language.urlCode, routingStrategy: brand.routingStrategy };
    const { canonicalQuery = {} } = meta;
    const { alternates, isFallback } =
      route && !meta.noIndex
        ? indexingOf(live, route, { ...params, ...canonicalQuery }, language.urlCode)
        : { alternates: [], isFallback: false };
    const noIndex = (meta.noIndex ?? false) || isFallback;
    const canonical = route && !noIndex ? publicOrigin + buildHref({ route, params, query: canonicalQuery, ...place }) : null;
    const startsNow = route !== null && (!route.cache || meta.startsNow === true);
    return htmlDocument({
      shell: config.shell,
      brand: live.release.brand,
      publicOrigin,
      title: meta.title,
      description: meta.description,
      canonical,
      alternates,
      isDefaultAlternate: route?.page === 'marketSelector',
      image: meta.image ?? null,
      noIndex,
      jsonLd: page.jsonLd,
      styles: [...assets.styles(page.sources), ...styles],
      scripts,
      preloadScripts: startsNow ? assets.scripts(page.sources) : [],
      startsNow,
      rootId,
      stateId: pageStateId,
      state: page.state,
      html: page.html,
    });
  }

  async function errorPage(request: PageRequest, status: 404 | 500 | 503): Promise<RenderedPage> {
    await request.config.loadSlices(['error']);
    const { title, message } = request.config.slice('error').errors[errorTexts[status]];
    return wordsPage(request, status, title, `<main id="main"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(message)}</p></main>`);
  }

  function wordsPage({ config, live }: PageRequest, status: number, title: string, html: string): RenderedPage {
    return {
      kind: 'page',
      status,
      html,
      meta: { title, description: '', noIndex: true },
      jsonLd: [],
      state: { build: buildOf(live), shell: config.shellFile, markets: config.marketsFile, slices: ['error'] },
      route: null,
      params: {},
      sources: [clientSource],
    };
  }

  function buildOf({ release }: LiveRelease): string {
    return `${assets.hash}-${release.hash}`;
  }

  function inputOf({ url, route, config }: PageRequest) {
    return { request: new Request(publicOrigin + url), route, config, api };
  }

  return {
    buildOf,
    loadData: (request) => loadPageData(inputOf(request)),
    render: async (request) => {
      const answer = await renderPage({ ...inputOf(request), build: buildOf(request.live) });
      if (answer.kind === 'redirect') return answer;
      return { kind: 'html', status: answer.status, html: documentOf(answer, request) };
    },
    renderFailure: async (request) => {
      const page = await errorPage(request, 500);
      return { kind: 'html', status: 500, html: documentOf(page, request).replace('<html ', '<html data-start="now" ') };
    },
    renderError: async (request, status) => documentOf(await errorPage(request, status), request, []),
    renderWords: (request, { title, html, stylesheet }) => documentOf(wordsPage(request, 200, title, html), request, [], [stylesheet]),
  };
}
