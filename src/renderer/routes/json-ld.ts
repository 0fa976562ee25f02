import type { MarketConfig } from '#config/market-config.ts';

/** An object of schema.org. */
export type JsonLd = Record<string, unknown>;

export interface JsonLdContext {
  config: MarketConfig;
  /** The whole address of the page. */
  url: string;
  /** The whole address of a path of this store. */
  absolute(path: string): string;
}
