import { type Change, type ChangeGroup, topics } from './plan.ts';

/** A change of one market, with what differs in at most one language. */
export interface MarketChange {
  market: string;
  change: Change;
}

/**
 * Puts together what the same markets share, so that a change of base is told once. Languages that none of these markets speaks
 * are left out, and with them changes that concern no other.
 * @param order codes of all markets, in the order of the selector
 * @param common codes of those that are in both states
 * @param languagesOf the languages that a market speaks before and after
 */
export function groupChanges(
  changes: readonly MarketChange[],
  order: readonly string[],
  common: readonly string[],
  languagesOf: (market: string) => ReadonlySet<string>,
): ChangeGroup[] {
  const marketsByChange = new Map<string, { change: Change; markets: Set<string> }>();
  for (const { market, change } of changes.flatMap(byLanguage)) {
    const key = JSON.stringify(change);
    const known = marketsByChange.get(key) ?? { change, markets: new Set() };
    known.markets.add(market);
    marketsByChange.set(key, known);
  }
  const groups = new Map<string, ChangeGroup>();
  for (const { change, markets } of marketsByChange.values()) {
    const codes = order.filter((code) => markets.has(code));
    const language = change.languages?.[0]?.language;
    if (language !== undefined && !codes.some((code) => languagesOf(code).has(language))) continue;
    const group = groups.get(codes.join()) ?? { markets: codes, allMarkets: isSame(codes, common), changes: [] };
    group.changes.push(change);
    groups.set(codes.join(), group);
  }
  return [...groups.values()].map((group) => ({ ...group, changes: inOrder(withLanguages(group.changes)) })).sort(widestFirst(order));
}

function byLanguage({ market, change }: MarketChange): MarketChange[] {
  return change.languages?.map((language) => ({ market, change: { ...change, languages: [language] } })) ?? [{ market, change }];
}

function isSame(codes: readonly string[], common: readonly string[]): boolean {
  return codes.length === common.length && codes.every((code) => common.includes(code));
}

/** Changes that differ in nothing but their language become one. */
function withLanguages(changes: readonly Change[]): Change[] {
  const merged = new Map<string, Change>();
  for (const change of changes) {
    const { languages, ...rest } = change;
    const key = JSON.stringify(rest);
    const known = merged.get(key);
    merged.set(key, known?.languages && languages ? { ...known, languages: [...known.languages, ...languages] } : change);
  }
  return [...merged.values()];
}

function inOrder(changes: readonly Change[]): Change[] {
  return topics.flatMap((topic) => changes.filter((change) => change.topic === topic));
}

/** All markets, then groups of several, then single ones in the order of the selector. */
function widestFirst(order: readonly string[]): (one: ChangeGroup, other: ChangeGroup) => number {
  return (one, other) =>
    other.markets.length - one.markets.length || order.indexOf(one.markets[0] ?? '') - order.indexOf(other.markets[0] ?? '');
}
