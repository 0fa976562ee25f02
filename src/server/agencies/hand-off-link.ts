import { serverPaths } from '#contract/server-paths.ts';
import { isSigned, sign } from '../signature.ts';

export const handOffPath = serverPaths.agencyHandOff;

const purpose = 'agency-hand-off';

/** What an agency's system says when it hands a visitor over. */
export interface HandOff {
  /** The company that the agency belongs to: the market's distribution channel. */
  company: string;
  agency: string;
  market: string;
  lang: string;
  /** Seconds since 1970 after which the link is worth nothing. */
  expires: number;
}

/**
 * The link by which an agency's system hands a visitor over: path and query, with a signature over all that it says.
 * Whoever knows the store's secret can make one; nobody else can take an agency's part.
 */
export function handOffLink(handOff: HandOff, sessionSecret: string): string {
  const query = new URLSearchParams({
    ...handOff,
    expires: String(handOff.expires),
    signature: sign(purpose, textOf(handOff), sessionSecret),
  });
  return `${handOffPath}?${query}`;
}

/** Whether the signature is right and the link's time is not over. */
export function isValidHandOff(handOff: HandOff, signature: string, sessionSecret: string, now: Date): boolean {
  return isSigned(purpose, textOf(handOff), signature, sessionSecret) && handOff.expires * 1000 > now.getTime();
}

/** The parts stand in a JSON array, so that no two hand-offs sign the same text. */
function textOf({ company, agency, market, lang, expires }: HandOff): string {
  return JSON.stringify([company, agency, market, lang, expires]);
}
