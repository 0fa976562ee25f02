import type { ShellSlice } from '#contract/release.ts';
import type { ShellParts } from '#renderer/navigation/shell-parts.ts';

/** The optional parts of the shell that a market has; visitors of others never load their code. */
export async function loadShellParts({ customerAccount, promoCodeBanner }: ShellSlice): Promise<ShellParts> {
  const [account, promo] = await Promise.all([
    customerAccount ? import('./account-part.ts') : null,
    promoCodeBanner ? import('#renderer/navigation/promo/promo-banner.tsx') : null,
  ]);
  return { account, promo };
}

/** The modules of these parts, by which the server finds their styles and scripts in the build's manifest. */
export function shellPartSources({ customerAccount, promoCodeBanner }: ShellSlice): string[] {
  return [
    ...(customerAccount ? ['src/app/account-part.ts'] : []),
    ...(promoCodeBanner ? ['src/renderer/navigation/promo/promo-banner.tsx'] : []),
  ];
}
