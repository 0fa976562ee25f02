import type { Room } from '#contract/api.generated.ts';

/**
 * The query by which a tour's page takes over a party, for `readPartyQuery`: `rooms=2-5-7_1` is two adults with children of 5
 * and 7 in one room, and one adult in another.
 */
export function partyQuery(rooms: readonly Room[]): string {
  return `rooms=${rooms.map(({ adults, childAges }) => [adults, ...childAges].join('-')).join('_')}`;
}
