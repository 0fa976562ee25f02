import type { Room } from '#contract/api.generated.ts';

/**
 * The party that `partyQuery` wrote into an address. In a file of its own, since public pages read and never write it.
 * @param search as in window.location
 * @returns nobody where the query names no party
 */
export function readPartyQuery(search: string): Room[] {
  const text = new URLSearchParams(search).get('rooms') ?? '';
  if (!/^\d{1,2}(-\d{1,2})*(_\d{1,2}(-\d{1,2})*)*$/.test(text)) return [];
  return text.split('_').map((room) => {
    const [adults = 0, ...childAges] = room.split('-').map(Number);
    return { adults, childAges };
  });
}
