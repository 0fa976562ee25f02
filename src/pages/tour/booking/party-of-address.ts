import { readPartyQuery } from '#domain/read-party-query.ts';
import type { TourBookingStore } from '#stores/tour-booking-store.ts';

/** Takes over the party that the address names, as whoever comes back from a checkout for another date has it. */
export function takePartyOfAddress(booking: TourBookingStore): void {
  for (const [index, { adults, childAges }] of readPartyQuery(window.location.search).entries()) {
    if (index > 0) booking.addRoom();
    const room = booking.rooms[index];
    if (!room) return;
    booking.setAdults(room.id, adults);
    booking.setChildren(room.id, childAges.length);
    for (const [child, age] of childAges.entries()) booking.setChildAge(room.id, child, age);
  }
}
