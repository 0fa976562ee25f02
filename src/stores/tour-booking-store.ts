import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Api } from '#api/api.ts';
import type { Departure, Room } from '#contract/api.generated.ts';
import { isBookingError } from '#domain/is-booking-error.ts';
import { passengerCount } from '#domain/passenger-slots.ts';
import { type PackagePrice, packagePrice } from '#domain/prices.ts';

/** Limits of the call that creates a checkout. */
export const maximumRooms = 10;
export const maximumAdults = 4;
export const maximumChildren = 4;
export const maximumChildAge = 17;

/** A room while somebody fills it in: a child's age is null until it is said. */
export interface RoomChoice {
  id: number;
  adults: number;
  childAges: (number | null)[];
}

/** Why a party cannot book the chosen departure. */
export type BookingProblem = 'noDeparture' | 'ageMissing' | 'tooFewPlaces';

export interface TourBookingInput {
  api: Pick<Api, 'listDepartures' | 'createCheckout'>;
  tripId: string;
  market: string;
  lang: string;
}

export interface TourBookingStore {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly departures: readonly Departure[];
  /** Months with departures, as YYYY-MM. */
  readonly months: readonly string[];
  readonly month: string | null;
  readonly departuresOfMonth: readonly Departure[];
  readonly departure: Departure | null;
  readonly rooms: readonly RoomChoice[];
  readonly travellerCount: number;
  /** Null until a departure is chosen and every age is known. */
  readonly price: PackagePrice | null;
  readonly problem: BookingProblem | null;
  /** Set by an attempt to book: problems are told only then. */
  readonly isTouched: boolean;
  readonly isSubmitting: boolean;
  /** The platform refused the chosen departure: somebody else was faster. */
  readonly isGone: boolean;
  load(): Promise<void>;
  chooseMonth(month: string): void;
  chooseDeparture(date: string): void;
  addRoom(): void;
  removeRoom(id: number): void;
  setAdults(id: number, adults: number): void;
  setChildren(id: number, count: number): void;
  setChildAge(id: number, child: number, age: number | null): void;
  /**
   * Makes a checkout of what was chosen.
   * @returns its id; null where something is still missing or the departure is gone, which the store then tells
   * @throws every other error of the call
   */
  book(): Promise<string | null>;
}

/** What a visitor chooses on a tour's page, from the month to a new checkout. */
export function createTourBookingStore({ api, tripId, market, lang }: TourBookingInput): TourBookingStore {
  let lastRoomId = 1;
  const newRoom = (adults: number): RoomChoice => ({ id: lastRoomId++, adults, childAges: [] });

  return makeAutoObservable(
    {
      status: 'loading' as TourBookingStore['status'],
      departures: [] as readonly Departure[],
      month: null as string | null,
      date: null as string | null,
      rooms: [newRoom(2)] as RoomChoice[],
      isTouched: false as boolean,
      isSubmitting: false as boolean,
      isGone: false as boolean,

      get months(): string[] {
        return [...new Set(this.departures.map(({ date }) => date.slice(0, 7)))];
      },
      get departuresOfMonth(): Departure[] {
        return this.departures.filter(({ date }) => date.slice(0, 7) === this.month);
      },
      get departure(): Departure | null {
        return this.departures.find(({ date }) => date === this.date) ?? null;
      },
      get completeRooms(): Room[] | null {
        const rooms = this.rooms.map(({ adults, childAges }) => ({ adults, childAges: childAges.filter((age) => age !== null) }));
        return rooms.every(({ childAges }, index) => childAges.length === this.rooms[index]?.childAges.length) ? rooms : null;
      },
      get travellerCount(): number {
        return passengerCount(this.rooms.map(({ adults, childAges }) => ({ adults, childAges: childAges.map((age) => age ?? 0) })));
      },
      get price(): PackagePrice | null {
        if (!this.departure || !this.completeRooms) return null;
        const { pricePerAdult, pricePerChild, singleSupplement } = this.departure;
        return packagePrice(this.completeRooms, { adult: pricePerAdult, child: pricePerChild, singleSupplement });
      },
      get problem(): BookingProblem | null {
        if (!this.departure) return 'noDeparture';
        if (this.travellerCount > this.departure.placesLeft) return 'tooFewPlaces';
        return this.completeRooms ? null : 'ageMissing';
      },

      async load() {
        this.status = 'loading';
        try {
          const { departures } = await api.listDepartures({ query: { tripId, market, lang } });
          runInAction(() => this.take(departures.filter(({ placesLeft }) => placesLeft > 0)));
        } catch {
          runInAction(() => {
            this.status = 'failed';
          });
        }
      },
      take(departures: readonly Departure[]) {
        this.departures = departures;
        this.status = 'ready';
        if (!this.departure) this.date = null;
        if (!this.month || !this.months.includes(this.month)) this.month = this.months[0] ?? null;
      },
      chooseMonth(month: string) {
        this.month = month;
        if (!this.date?.startsWith(month)) this.date = null;
      },
      chooseDeparture(date: string) {
        this.date = date;
        this.isGone = false;
      },
      addRoom() {
        if (this.rooms.length < maximumRooms) this.rooms.push(newRoom(2));
      },
      removeRoom(id: number) {
        if (this.rooms.length > 1) this.rooms = this.rooms.filter((room) => room.id !== id);
      },
      setAdults(id: number, adults: number) {
        const room = this.rooms.find((candidate) => candidate.id === id);
        if (room) room.adults = between(1, adults, maximumAdults);
      },
      setChildren(id: number, count: number) {
        const room = this.rooms.find((candidate) => candidate.id === id);
        if (room) room.childAges = Array.from({ length: between(0, count, maximumChildren) }, (_, child) => room.childAges[child] ?? null);
      },
      setChildAge(id: number, child: number, age: number | null) {
        const room = this.rooms.find((candidate) => candidate.id === id);
        if (room && child in room.childAges) room.childAges[child] = age;
      },

      async book(): Promise<string | null> {
        this.isTouched = true;
        const { departure, completeRooms: rooms } = this;
        if (this.problem || !departure || !rooms || this.isSubmitting) return null;
        this.isSubmitting = true;
        try {
          const { checkoutId } = await api.createCheckout({ body: { tripId, departureDate: departure.date, rooms, market, lang } });
          return checkoutId;
        } catch (error) {
          runInAction(() => {
            this.isSubmitting = false;
          });
          if (!isBookingError(error, 'NOT_AVAILABLE', 'BOOKING_WINDOW_EXPIRED')) throw error;
          await this.load();
          runInAction(() => {
            this.isGone = true;
          });
          return null;
        }
      },
    },
    { departures: observableRef },
  );
}

function between(minimum: number, value: number, maximum: number): number {
  return Math.min(Math.max(value, minimum), maximum);
}
