import { serverPathOf } from '#contract/server-paths.ts';
import { parseMarketLanguage } from '#routing/href.ts';
import type { MarketSummary } from '../../check/rule.ts';

/** Who answers at a path without a prefix before routes are asked, in words; undefined where nobody does. */
export function ownerOfPath(path: string, markets: readonly MarketSummary[]): string | undefined {
  const own = serverPathOf(path);
  if (own !== undefined) return `addresses that begin with ${own} belong to the server`;
  const prefix = parseMarketLanguage(path);
  if (!prefix) return undefined;
  const { marketCode, languageCode } = prefix;
  const isSpoken = markets.some(({ code, languages }) => code === marketCode && languages.some(({ urlCode }) => urlCode === languageCode));
  if (!isSpoken) return undefined;
  return `addresses that begin with /${marketCode}-${languageCode} belong to the market "${marketCode}" in the language "${languageCode}"`;
}
