import { serverPathOf } from '#contract/server-paths.ts';
import { parseMarketLanguage } from '#routing/href.ts';
import type { MarketSummary, Rule } from '../check/rule.ts';
import type { JsonPointer } from '../read/json-pointer.ts';
import { languagesOf } from '../resolve/resolved-store.ts';
import { servedRoutesIn } from './served-routes.ts';

export const pathsAreFree: Rule = {
  name: 'paths-are-free',
  severity: 'error',
  visit({ routes, brand }, report) {
    if (!routes || !brand) return {};
    return {
      end(markets) {
        const told = new Set<JsonPointer>();
        for (const language of languagesOf({ markets })) {
          for (const { path, pointer, prefixed } of servedRoutesIn(routes.value, brand.value.routingStrategy, language)) {
            const owner = prefixed || told.has(pointer) ? undefined : ownerOf(path, markets);
            if (owner === undefined) continue;
            told.add(pointer);
            report(routes.placeOf(pointer), `Nobody would see a page at "${path}": ${owner}.`);
          }
        }
      },
    };
  },
};

/** Who answers before routes are asked, in words. */
function ownerOf(path: string, markets: readonly MarketSummary[]): string | undefined {
  const own = serverPathOf(path);
  if (own !== undefined) return `addresses that begin with ${own} belong to the server`;
  const prefix = parseMarketLanguage(path);
  if (!prefix) return undefined;
  const { marketCode, languageCode } = prefix;
  const isSpoken = markets.some(({ code, languages }) => code === marketCode && languages.some(({ urlCode }) => urlCode === languageCode));
  if (!isSpoken) return undefined;
  return `addresses that begin with /${marketCode}-${languageCode} belong to the market "${marketCode}" in the language "${languageCode}"`;
}
