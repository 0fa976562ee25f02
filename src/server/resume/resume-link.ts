import type { ResumeToken } from '#contract/api.generated.ts';
import { serverPaths } from '#contract/server-paths.ts';

/** Where a link leads that takes a checkout to another device. It stands outside the checkout's routes, which are its owner's. */
export const resumePath = serverPaths.resume;

export const resumePurpose = 'resume-checkout';

/** Hours for which a link works: the evening of the next day is within them. */
const lifetimeHours = 48;

/** When a link ends that is made now. */
export function resumeLinkEnd(now: Date): Date {
  return new Date((Math.floor(now.getTime() / 1000) + lifetimeHours * 3600) * 1000);
}

/** What is signed. The parts stand in a JSON array, so that no two links sign the same text. */
export function resumeText({ checkout, turn, expires }: Omit<ResumeToken, 'signature'>): string {
  return JSON.stringify([checkout, turn, expires]);
}

/** The link below the store's origin. */
export function resumeHref({ checkout, turn, expires, signature }: ResumeToken): string {
  return `${resumePath}?${new URLSearchParams({ checkout, turn: String(turn), expires: String(expires), signature })}`;
}
