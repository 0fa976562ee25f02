import type { ShellSlice } from '#contract/release.ts';

/** The modules of the shell's optional parts, by which the server finds their styles and scripts in the build's manifest. */
export function shellPartSources({ customerAccount, promoCodeBanner }: ShellSlice): string[] {
  return [
    ...(customerAccount ? ['src/renderer/navigation/account/account-parts.tsx'] : []),
    ...(promoCodeBanner ? ['src/renderer/navigation/promo/promo-banner.tsx'] : []),
  ];
}
