import type { Room } from '#contract/api.generated.ts';

/** The query parameter of a tour's page that names the party. */
export const partyParameter = 'rooms';

/** A party as a query may carry it: `2-5-7_1` is two adults with children of 5 and 7 in one room, and one adult in another. */
export function partyText(rooms: readonly Room[]): string {
  return rooms.map(({ adults, childAges }) => [adults, ...childAges].join('-')).join('_');
}

/** @returns null where the text is no party */
export function readParty(text: string): Room[] | null {
  if (!/^\d{1,2}(-\d{1,2})*(_\d{1,2}(-\d{1,2})*)*$/.test(text)) return null;
  return text.split('_').map((room) => {
    const [adults = 0, ...childAges] = room.split('-').map(Number);
    return { adults, childAges };
  });
}
