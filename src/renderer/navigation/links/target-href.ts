import type { MarketConfig } from '#config/market-config.ts';
import type { RouteName } from '#config/names.ts';
import type { ResolvedTarget } from '#contract/release.ts';
import { destinationHref } from './destination-href.ts';

/** The address of a link that a document names: a route of this store in this market and language, or a page elsewhere. */
export function targetHref(target: ResolvedTarget, config: MarketConfig): string {
  if (target.type === 'external') return target.url;
  if (target.type === 'tour') return config.tourHref(target);
  if (target.type === 'destination') return destinationHref(target, config);
  return config.href(target.route as RouteName, target.params, target.query);
}
