import { partyParameter, readParty } from '#domain/party-in-address.ts';
import { maximumRooms, type TourBookingStore } from '#stores/tour-booking-store.ts';

/** Takes over the party that the address names, as whoever comes back from a checkout for another date has it. */
export function takePartyOfAddress(booking: TourBookingStore): void {
  const rooms = readParty(new URLSearchParams(window.location.search).get(partyParameter) ?? '');
  for (const [index, { adults, childAges }] of (rooms ?? []).slice(0, maximumRooms).entries()) {
    if (index > 0) booking.addRoom();
    const room = booking.rooms[index];
    if (!room) return;
    booking.setAdults(room.id, adults);
    booking.setChildren(room.id, childAges.length);
    for (const [child, age] of childAges.entries()) booking.setChildAge(room.id, child, age);
  }
}
