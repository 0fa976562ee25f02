import type { APIRequestContext, Page } from '@playwright/test';
import type { Departure, Room } from '#contract/api.generated.ts';
import { type CallName, type CallTypes, calls } from '#contract/calls.generated.ts';
import { passengerCount } from '#domain/passenger-slots.ts';
import { storeOrigin } from './browser-test.ts';
import type { Place } from './documents.ts';

interface CallInput {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
}

/** Makes a call of the API with the cookies of a browser context. @throws unless it is answered with 200 */
export async function call<Name extends CallName>(
  request: APIRequestContext,
  name: Name,
  { params = {}, query = {}, body }: CallInput,
): Promise<CallTypes[Name]['answer']> {
  const { method, path } = calls[name];
  const address = path.replace(/\{(\w+)\}/g, (_, key: string) => params[key] ?? '');
  const response = await request.fetch(address, {
    method,
    params: query,
    headers: { origin: storeOrigin(), 'x-tour-operator': 'portolan', 'accept-version': '1' },
    ...(body ? { data: body } : {}),
  });
  if (!response.ok()) throw new Error(`${name} was answered with ${response.status()}: ${await response.text()}`);
  return response.json();
}

/** The departure of a tour with most places left: bookings that are tried side by side shall not take them from each other. */
export async function findDeparture(request: APIRequestContext, place: Place, tripId: string, rooms: readonly Room[]): Promise<Departure> {
  const { market, language: lang } = place;
  const { departures } = await call(request, 'listDepartures', { query: { tripId, market, lang } });
  const [departure] = departures.toSorted((one, other) => other.placesLeft - one.placesLeft);
  if (!departure || departure.placesLeft < passengerCount(rooms)) throw new Error(`No departure of ${tripId} has places for the party`);
  return departure;
}

/** A new checkout of the page's session, as the tour page makes one. */
export async function createCheckout(page: Page, place: Place, tripId: string, rooms: Room[]): Promise<string> {
  const { market, language: lang } = place;
  const { date: departureDate } = await findDeparture(page.request, place, tripId, rooms);
  const { checkoutId } = await call(page.request, 'createCheckout', { body: { tripId, departureDate, rooms, market, lang } });
  return checkoutId;
}
