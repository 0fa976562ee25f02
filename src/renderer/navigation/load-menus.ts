import type { MarketConfig } from '#config/market-config.ts';
import type { ResolvedMenus } from '#contract/release.ts';
import type { MegaPanel } from './menus/mega-panel.tsx';
import type { MobileLevels } from './menus/mobile-levels.tsx';

/** Fetches what the mega menus hold in this market and language. */
export async function loadMenus(config: MarketConfig): Promise<ResolvedMenus> {
  return (await config.readFile(config.shell.files.menus)) as ResolvedMenus;
}

export interface LoadedPanel {
  Panel: typeof MegaPanel;
  menus: ResolvedMenus;
}

/** Fetches what draws a panel of wide screens, and what it says. */
export async function loadPanel(config: MarketConfig): Promise<LoadedPanel> {
  const [{ MegaPanel: Panel }, menus] = await Promise.all([import('./menus/mega-panel.tsx'), loadMenus(config)]);
  return { Panel, menus };
}

export interface LoadedLevels {
  Levels: typeof MobileLevels;
  menus: ResolvedMenus;
}

/** Fetches what draws the menu of small screens, and what it says. */
export async function loadLevels(config: MarketConfig): Promise<LoadedLevels> {
  const [{ MobileLevels: Levels }, menus] = await Promise.all([import('./menus/mobile-levels.tsx'), loadMenus(config)]);
  return { Levels, menus };
}
