import { type ComponentType, createContext, useContext } from 'react';
import type { ResolvedPromoCodeBanner } from '#contract/release.ts';
import type { RootStore } from '#stores/root-store.ts';

/** What a market with customer accounts has besides. */
export interface AccountPart {
  /** The header's place for the account. */
  AccountArea: ComponentType;
  /** The account within the menu of small screens: the classes are of the greeting and of each entry. */
  AccountLevel: ComponentType<{ className?: string | undefined; entryClassName?: string | undefined }>;
  /** Brings the account platform to the page; for the browser alone, once the page is hydrated. */
  startAccounts(store: RootStore): void;
}

/** What a market with a promo code has besides. */
export interface PromoPart {
  PromoBanner: ComponentType<{ banner: ResolvedPromoCodeBanner }>;
}

/**
 * Parts of the shell that few markets have; null where this one has not. Their code is no part of what every page loads: it
 * must be there before anything is drawn, so whoever starts the application brings it along.
 */
export interface ShellParts {
  account: AccountPart | null;
  promo: PromoPart | null;
}

export const ShellPartsContext = createContext<ShellParts>({ account: null, promo: null });

export function useShellParts(): ShellParts {
  return useContext(ShellPartsContext);
}
