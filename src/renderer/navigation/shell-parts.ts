import { createContext, useContext } from 'react';
import type { ShellSlice } from '#contract/release.ts';

/** Parts of the shell that few markets have; null where this one has not. */
export interface ShellParts {
  account: typeof import('./account/account-parts.tsx') | null;
  promo: typeof import('./promo/promo-banner.tsx') | null;
}

const ShellPartsContext = createContext<ShellParts>({ account: null, promo: null });

/** Hands the parts to header and menus: those that a market has must be there before anything is drawn. */
export const ShellPartsProvider = ShellPartsContext;

/** The code of the parts that a market has; visitors of others never load it. */
export async function loadShellParts({ customerAccount, promoCodeBanner }: ShellSlice): Promise<ShellParts> {
  const [account, promo] = await Promise.all([
    customerAccount ? import('./account/account-parts.tsx') : null,
    promoCodeBanner ? import('./promo/promo-banner.tsx') : null,
  ]);
  return { account, promo };
}

export function useShellParts(): ShellParts {
  return useContext(ShellPartsContext);
}
