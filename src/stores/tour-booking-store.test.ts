import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Departure } from '#contract/api.generated.ts';
import { BookingError } from '#domain/error-catalogue.ts';
import { createTourBookingStore, type TourBookingStore } from './tour-booking-store.ts';

const money = (amount: number) => ({ amount, currency: 'GBP' });
const departure = (date: string, placesLeft = 8): Departure => ({
  date,
  endDate: date,
  placesLeft,
  pricePerAdult: money(100_000),
  pricePerChild: money(60_000),
  singleSupplement: money(20_000),
});

const listDepartures = vi.fn();
const createCheckout = vi.fn();
let store: TourBookingStore;

const firstRoom = () => store.rooms[0]?.id ?? 0;

beforeEach(async () => {
  listDepartures
    .mockReset()
    .mockResolvedValue({ departures: [departure('2027-05-01'), departure('2027-05-15', 3), departure('2027-06-05')] });
  createCheckout.mockReset().mockResolvedValue({ checkoutId: 'c-1' });
  store = createTourBookingStore({ api: { listDepartures, createCheckout }, tripId: 'islands', market: 'gb', lang: 'en' });
  await store.load();
});

describe('departures', () => {
  it('are grouped by month, the first one being open', () => {
    expect(store.months).toEqual(['2027-05', '2027-06']);
    expect(store.departuresOfMonth.map(({ date }) => date)).toEqual(['2027-05-01', '2027-05-15']);
  });

  it('without places are not offered', async () => {
    listDepartures.mockResolvedValue({ departures: [departure('2027-05-01', 0), departure('2027-07-03')] });
    await store.load();
    expect(store.months).toEqual(['2027-07']);
  });

  it('of another month undo the choice', () => {
    store.chooseDeparture('2027-05-15');
    store.chooseMonth('2027-06');
    expect(store.departure).toBeNull();
  });

  it('that cannot be fetched are told as such', async () => {
    listDepartures.mockRejectedValue(new Error('offline'));
    await store.load();
    expect(store.status).toBe('failed');
  });
});

describe('the price', () => {
  it('adds up adults and children', () => {
    store.chooseDeparture('2027-05-01');
    store.setChildren(firstRoom(), 1);
    store.setChildAge(firstRoom(), 0, 9);
    expect(store.price?.total).toEqual(money(260_000));
  });

  it('has the supplement for whoever sleeps alone', () => {
    store.chooseDeparture('2027-05-01');
    store.setAdults(firstRoom(), 1);
    expect(store.price?.total).toEqual(money(120_000));
  });

  it('waits for every age', () => {
    store.chooseDeparture('2027-05-01');
    store.setChildren(firstRoom(), 1);
    expect(store.price).toBeNull();
    expect(store.problem).toBe('ageMissing');
  });
});

describe('rooms', () => {
  it('are never fewer than one', () => {
    store.removeRoom(firstRoom());
    expect(store.rooms).toHaveLength(1);
  });

  it('hold one to four adults and at most four children', () => {
    store.setAdults(firstRoom(), 0);
    store.setChildren(firstRoom(), 9);
    expect(store.rooms[0]).toMatchObject({ adults: 1, childAges: [null, null, null, null] });
    store.setAdults(firstRoom(), 7);
    expect(store.rooms[0]?.adults).toBe(4);
  });

  it('keep the ages that were said when a child is added', () => {
    store.setChildren(firstRoom(), 1);
    store.setChildAge(firstRoom(), 0, 7);
    store.setChildren(firstRoom(), 2);
    expect(store.rooms[0]?.childAges).toEqual([7, null]);
  });
});

describe('booking', () => {
  it('asks for a departure first', async () => {
    expect(await store.book()).toBeNull();
    expect(store.problem).toBe('noDeparture');
    expect(createCheckout).not.toHaveBeenCalled();
  });

  it('refuses a party larger than the places left', async () => {
    store.chooseDeparture('2027-05-15');
    store.addRoom();
    expect(await store.book()).toBeNull();
    expect(store.problem).toBe('tooFewPlaces');
  });

  it('makes a checkout of what was chosen', async () => {
    store.chooseDeparture('2027-05-01');
    store.setChildren(firstRoom(), 1);
    store.setChildAge(firstRoom(), 0, 0);
    expect(await store.book()).toBe('c-1');
    expect(createCheckout).toHaveBeenCalledWith({
      body: { tripId: 'islands', departureDate: '2027-05-01', rooms: [{ adults: 2, childAges: [0] }], market: 'gb', lang: 'en' },
    });
  });

  it('is sent once, however often it is asked for', async () => {
    store.chooseDeparture('2027-05-01');
    await Promise.all([store.book(), store.book()]);
    expect(createCheckout).toHaveBeenCalledTimes(1);
  });

  it('tells that a departure is gone, and what is left', async () => {
    store.chooseDeparture('2027-05-01');
    createCheckout.mockRejectedValue(new BookingError('NOT_AVAILABLE'));
    listDepartures.mockResolvedValue({ departures: [departure('2027-06-05')] });
    expect(await store.book()).toBeNull();
    expect(store).toMatchObject({ isGone: true, isSubmitting: false, months: ['2027-06'], departure: null });
  });

  it('passes on every other error', async () => {
    store.chooseDeparture('2027-05-01');
    createCheckout.mockRejectedValue(new BookingError('API_SERVICE_UNAVAILABLE'));
    await expect(store.book()).rejects.toThrow(BookingError);
    expect(store.isSubmitting).toBe(false);
  });
});
