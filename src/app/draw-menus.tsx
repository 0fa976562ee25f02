import { renderToString } from 'react-dom/server';
import type { MarketConfig } from '#config/market-config.ts';
import type { ResolvedHeaderLink, ResolvedMegaMenuItem } from '#contract/release.ts';
import { loadMenus } from '#renderer/navigation/header/load-menus.ts';
import { MegaPanel } from '#renderer/navigation/menus/mega-panel.tsx';
import { StoreProvider } from '#renderer/store-context.tsx';
import type { RootStore } from '#stores/root-store.ts';

const drawn = new WeakMap<MarketConfig, Promise<Record<string, string>>>();

/** The panels of the mega menus as HTML, by the key of their header link: the same on every page of a market and language. */
export function drawMenus(store: RootStore): Promise<Record<string, string>> {
  const { config } = store;
  const known = drawn.get(config);
  if (known) return known;
  const drawing = draw(store);
  drawn.set(config, drawing);
  drawing.catch(() => drawn.delete(config));
  return drawing;
}

async function draw(store: RootStore): Promise<Record<string, string>> {
  const { config } = store;
  const menus = await loadMenus(config);
  const drawPanel = (link: ResolvedHeaderLink, items: ResolvedMegaMenuItem[]) =>
    renderToString(
      <StoreProvider store={store}>
        <MegaPanel link={link} items={items} selectedIndex={0} />
      </StoreProvider>,
    );
  const { links } = config.shell.header;
  return Object.fromEntries(
    links.flatMap((link) => {
      const items = menus[link.key];
      return items ? [[link.key, drawPanel(link, items)]] : [];
    }),
  );
}
