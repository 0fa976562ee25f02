import { expect, test } from 'vitest';
import type { RoutingStrategy } from '#contract/documents.generated.ts';
import type { ShellSlice } from '#contract/release.ts';
import { usesPreferences } from './preferences.ts';

function shellWith(routingStrategy: RoutingStrategy, hasSeveralMarkets: boolean, languages: number): ShellSlice {
  return { brand: { routingStrategy, hasSeveralMarkets }, languages: Array.from({ length: languages }) } as unknown as ShellSlice;
}

test.each([
  ['several markets', 'multi-market-and-language', true, 1, true],
  ['one market with several languages', 'multi-market-and-language', false, 2, true],
  ['one market with one language', 'multi-market-and-language', false, 1, false],
  ['a brand that has settled on one market and language', 'single-market-and-language', false, 1, false],
] as const)('the switcher: %s', (_, strategy, hasSeveralMarkets, languages, expected) => {
  expect(usesPreferences(shellWith(strategy, hasSeveralMarkets, languages))).toBe(expected);
});
