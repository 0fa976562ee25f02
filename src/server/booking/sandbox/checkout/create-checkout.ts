import { createHash, randomUUID } from 'node:crypto';
import type { CreateCheckoutAnswer, CreateCheckoutBody } from '#contract/api.generated.ts';
import { bookingWindowEnd, tripEnd } from '#domain/departures.ts';
import { BookingError } from '#domain/error-catalogue.ts';
import { passengerCount } from '#domain/passenger-slots.ts';
import { packagePrice, unitPrices } from '#domain/prices.ts';
import { currencyOf } from '../catalogue/localised-catalogue.ts';
import { marketOf } from '../catalogue/release-holder.ts';
import { externalCharges } from '../offers/trip-price.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { todayIn } from '../today.ts';
import { plannedParts } from './planned-parts.ts';

/** Most travellers of one checkout. */
const largestParty = 60;

/**
 * Makes a checkout for a session. The same request again, while nothing is booked, finds the checkout that it made
 * before. Currency and rate are fixed here.
 * @throws BookingError TOUR_NOT_FOUND, MARKET_NOT_FOUND, VALIDATION_FAILED, BOOKING_WINDOW_EXPIRED, NOT_AVAILABLE
 */
export async function createCheckout(
  context: SandboxContext,
  body: CreateCheckoutBody,
  sessionHash: string,
): Promise<CreateCheckoutAnswer> {
  const { db, now } = context;
  const loaded = context.releases.current();
  const market = marketOf(loaded, body.market, body.lang);
  const tour = loaded.tours.get(body.tripId);
  if (!tour) throw new BookingError('TOUR_NOT_FOUND');
  checkParty(body, tour.minimumAge);

  const rooms = body.rooms.map(({ adults, childAges }) => [adults, childAges]);
  // A tour that has other parts by now is another trip.
  const parts = plannedParts(tour);
  const partIds = parts.map(({ componentId }) => componentId);
  const requestHash = hashOf([body.tripId, body.departureDate, rooms, body.market, body.lang, partIds]);
  const checkoutId = randomUUID();
  const windowEnd = bookingWindowEnd(body.departureDate, tour.bookingWindowDays);
  const currency = currencyOf(loaded, market);

  return db.transaction().execute(async (transaction) => {
    // Two requests of one session at once take turns here, so that the second finds what the first made.
    const session = await transaction
      .selectFrom('sessions')
      .select(['channel', 'agency_id'])
      .where('token_hash', '=', sessionHash)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (session.channel === 'IBE' && !market.enableB2cChannel)
      throw new BookingError('MARKET_NOT_FOUND', 'The market does not sell to consumers');
    const known = await transaction
      .selectFrom('checkouts')
      .select('id')
      .where('session_hash', '=', sessionHash)
      .where('request_hash', '=', requestHash)
      .where('status', '=', 'BOOKING_INITIATED')
      .orderBy('created_at')
      .executeTakeFirst();
    if (known) return { checkoutId: known.id };

    const departure = await transaction
      .selectFrom('departures')
      .select(['places', 'taken', 'supplement'])
      .where('tour_id', '=', tour.id)
      .where('date', '=', body.departureDate)
      .where('offered', '=', true)
      .executeTakeFirst();
    if (!departure) throw new BookingError('VALIDATION_FAILED', 'The tour does not start on that day', ['departureDate']);
    if (windowEnd < todayIn(market.timeZone, now())) throw new BookingError('BOOKING_WINDOW_EXPIRED');
    if (departure.taken + passengerCount(body.rooms) > departure.places)
      throw new BookingError('NOT_AVAILABLE', 'The departure has not enough places left');

    const { lines, total } = packagePrice(body.rooms, unitPrices(tour.prices, departure.supplement, currency));
    await transaction
      .insertInto('checkouts')
      .values({
        id: checkoutId,
        session_hash: sessionHash,
        request_hash: requestHash,
        status: 'BOOKING_INITIATED',
        market: market.code,
        language: body.lang,
        tour_id: tour.id,
        departure_date: body.departureDate,
        end_date: tripEnd(body.departureDate, tour.days.length),
        booking_window_end: windowEnd,
        rooms: JSON.stringify(body.rooms),
        planned_parts: JSON.stringify(parts),
        source_channel: session.channel,
        agency_id: session.agency_id,
        currency: currency.code,
        rate: JSON.stringify(currency.rate),
        price_lines: JSON.stringify(lines),
        total_amount: total.amount,
        external_charges: JSON.stringify(externalCharges(tour, body.rooms, currency)),
      })
      .execute();
    await transaction
      .insertInto('booking_events')
      .values({ checkout_id: checkoutId, from_status: null, to_status: 'BOOKING_INITIATED', version: 1, reason: 'created' })
      .execute();
    return { checkoutId };
  });
}

function checkParty({ rooms }: CreateCheckoutBody, minimumAge: number): void {
  const tooYoung = rooms.flatMap(({ childAges }, room) =>
    childAges.flatMap((age, child) => (age < minimumAge ? [`rooms.${room}.childAges.${child}`] : [])),
  );
  if (tooYoung.length > 0) throw new BookingError('VALIDATION_FAILED', `Children must be ${minimumAge} or older`, tooYoung);
  if (passengerCount(rooms) > largestParty)
    throw new BookingError('VALIDATION_FAILED', `No more than ${largestParty} travellers`, ['rooms']);
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
