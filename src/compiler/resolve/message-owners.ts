import { sliceNames } from '#contract/release.ts';

/** What may stand before the first dot of a message id: a slice of the public part, or `mail`, which stays on the server. */
export const messageOwners = [...sliceNames, 'mail'] as const;

export type MessageOwner = (typeof messageOwners)[number];

export function ownerOfMessage(id: string): string {
  return id.slice(0, id.indexOf('.'));
}

export function belongsToAScreen(id: string): boolean {
  return messageOwners.some((owner) => owner === ownerOfMessage(id));
}
