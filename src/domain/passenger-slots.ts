import type { Room } from '#contract/api.generated.ts';
import { addDays, addYears, type IsoDate } from './calendar.ts';

/** A place in the party that a traveller fills. */
export interface PassengerSlot {
  /** `room-1-adult-1`, `room-2-child-1`: stays the same as long as the rooms do. */
  refId: string;
  isChild: boolean;
  /** From 1. */
  room: number;
  /** A child's age on the start date; null for adults. */
  age: number | null;
  /** First and last birth date, inclusive, that fits. */
  minBirthDate: IsoDate;
  maxBirthDate: IsoDate;
}

const adultMinimumAge = 18;
const adultMaximumAge = 150;

/** The slots of a party in the order of rooms, adults before children. Ages count on the trip's start date. */
export function passengerSlots(rooms: readonly Room[], startDate: IsoDate): PassengerSlot[] {
  return rooms.flatMap(({ adults, childAges }, index) => {
    const room = index + 1;
    const adultSlots = Array.from({ length: adults }, (_, adult): PassengerSlot => {
      return {
        refId: `room-${room}-adult-${adult + 1}`,
        isChild: false,
        room,
        age: null,
        ...birthDates(adultMinimumAge, adultMaximumAge, startDate),
      };
    });
    const childSlots = childAges.map((age, child): PassengerSlot => {
      return { refId: `room-${room}-child-${child + 1}`, isChild: true, room, age, ...birthDates(age, age, startDate) };
    });
    return [...adultSlots, ...childSlots];
  });
}

export function passengerCount(rooms: readonly Room[]): number {
  return rooms.reduce((count, { adults, childAges }) => count + adults + childAges.length, 0);
}

function birthDates(youngest: number, oldest: number, startDate: IsoDate): { minBirthDate: IsoDate; maxBirthDate: IsoDate } {
  return { minBirthDate: addDays(addYears(startDate, -oldest - 1), 1), maxBirthDate: addYears(startDate, -youngest) };
}
