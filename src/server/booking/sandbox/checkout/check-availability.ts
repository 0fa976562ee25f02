import type { AvailabilityAnswer, AvailabilityResult, NonBookableReason } from '#contract/api.generated.ts';
import { availabilityLifetime, availabilityResult } from '#domain/availability.ts';
import { isHeld } from '#domain/booking-status.ts';
import { BookingError } from '#domain/error-catalogue.ts';
import { passengerCount } from '#domain/passenger-slots.ts';
import { type PackagePrice, splitMoney } from '#domain/prices.ts';
import type { CheckoutRow } from '#server/database/schema.ts';
import { priceColumns } from '../offers/price-columns.ts';
import { currentTripPrice, type TripPrice } from '../offers/trip-price.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { readFullComponents } from '../supplier/component-places.ts';
import { changeCheckout, loadCheckout, requireOpen, tourOf } from './checkout-rows.ts';
import { componentIdOf, itineraryComponents } from './itinerary-components.ts';
import { missingParts } from './planned-parts.ts';
import { partsOnRequest } from './tour-parts.ts';

export interface CurrentAvailability {
  answer: AvailabilityAnswer;
  /** The price as it is now; null where the departure is no longer offered. */
  price: TripPrice | null;
}

/**
 * What a checkout's trip looks like now, in its own currency and at its own rate. A part has places of its own where its tour
 * says so, and else those of the departure. The package price has no parts of its own: it is told on the stays, by their nights.
 */
export async function currentAvailability(context: SandboxContext, row: CheckoutRow, language: string): Promise<CurrentAvailability> {
  const tour = await tourOf(context, row);
  const departure = await context.db
    .selectFrom('departures')
    .select(['places', 'taken', 'supplement', 'offered'])
    .where('tour_id', '=', row.tour_id)
    .where('date', '=', row.departure_date)
    .executeTakeFirst();
  const isPlaceholder = !departure?.offered;
  // What is held for this party is there for it.
  const places = isHeld(row.status) ? 0 : passengerCount(row.rooms);
  const isFull = departure !== undefined && departure.taken + places > departure.places;
  const full = await readFullComponents(context.db, { tourId: tour.id, date: row.departure_date, places });
  const isTooYoung = row.rooms.some(({ childAges }) => childAges.some((age) => age < tour.minimumAge));
  const reasonOf = (componentId: string): NonBookableReason | null => {
    if (isFull || full.has(componentId)) return 'NoAvailability';
    return isTooYoung ? 'PaxSelectionConflict' : null;
  };
  const previousTotal = { amount: row.total_amount, currency: row.currency };
  const price = departure?.offered ? currentTripPrice(context, row, tour, departure.supplement) : null;

  const stays = Object.entries(tour.accommodations);
  const nights = stays.map(([, stay]) => stay.nights);
  const shares = (total: PackagePrice['total']) =>
    new Map(splitMoney(total, nights).map((share, index) => [componentIdOf('accommodation', stays[index]?.[0] ?? ''), share]));
  const now = shares(price?.total ?? previousTotal);
  const before = shares(previousTotal);

  const onRequest = new Set(partsOnRequest(tour));
  const components = itineraryComponents(tour, row.departure_date, language, 'Open');
  const results = components.map(({ componentId, kind, name, startDate }): AvailabilityResult => {
    const finding = {
      isPlaceholder,
      nonBookableReason: isPlaceholder ? null : reasonOf(componentId),
      price: isPlaceholder ? null : (now.get(componentId) ?? null),
      previousPrice: before.get(componentId) ?? null,
    };
    return {
      componentId,
      kind,
      name,
      startDate,
      result: availabilityResult(finding),
      nonBookableReason: finding.nonBookableReason,
      price: finding.price,
      previousPrice: finding.previousPrice,
      onRequest: onRequest.has(componentId),
    };
  });
  const checkedAt = context.now();
  return {
    price,
    answer: {
      checkedAt: checkedAt.toISOString(),
      expiresAt: new Date(checkedAt.getTime() + availabilityLifetime).toISOString(),
      results: [...results, ...missingParts(row.planned_parts ?? [], components, row.departure_date, language)],
      totalPackagePrice: price?.total ?? previousTotal,
      previousTotalPackagePrice: previousTotal,
    },
  };
}

/** Checks the availability and keeps the result for the price's acceptance and the later steps. */
export async function checkAvailability(context: SandboxContext, checkoutId: string, language: string): Promise<AvailabilityAnswer> {
  const row = await loadCheckout(context.db, checkoutId);
  requireOpen(row);
  const { answer } = await currentAvailability(context, row, language);
  await context.db
    .updateTable('checkouts')
    .set({ availability: JSON.stringify(answer) })
    .where('id', '=', row.id)
    .where('status', '=', row.status)
    .execute();
  return answer;
}

/**
 * Accepts the price of the last check, as long as it is still the price.
 * @param priceVersion the version that the traveller saw
 * @throws BookingError STALE_VERSION where price or checkout have moved on
 */
export async function acceptPrices(context: SandboxContext, checkoutId: string, priceVersion: number): Promise<void> {
  const row = await loadCheckout(context.db, checkoutId);
  requireOpen(row);
  if (row.price_version !== priceVersion) throw new BookingError('STALE_VERSION');
  const { availability } = row;
  if (!availability || availability.expiresAt <= context.now().toISOString())
    throw new BookingError('STALE_VERSION', 'The availability must be checked again');
  const { price, answer } = await currentAvailability(context, row, row.language);
  if (!price || price.total.amount !== availability.totalPackagePrice.amount)
    throw new BookingError('STALE_VERSION', 'The price has changed again');
  if (price.total.amount === row.total_amount) return;
  await changeCheckout(context.db, row, {
    ...priceColumns(row, price),
    availability: JSON.stringify({
      ...answer,
      previousTotalPackagePrice: price.total,
      results: answer.results.map((result) => ({
        ...result,
        previousPrice: result.price,
        result: result.result === 'priceChanged' ? 'available' : result.result,
      })),
    } satisfies AvailabilityAnswer),
  });
}
