import type { CallTypes } from '#contract/calls.generated.ts';
import { textIn } from '#domain/localised-text.ts';
import { travelAgencyOf } from '../catalogue/agencies.ts';
import { firstPicture } from '../catalogue/localised-catalogue.ts';
import { pricesOf } from '../offers/trip-price.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { readActivityAnswers } from './activity-questions.ts';
import { readDraft } from './checkout-draft.ts';
import { loadCheckout, tourOf } from './checkout-rows.ts';
import { readTravellerDetails } from './traveller-details.ts';

type CheckoutDetails = CallTypes['getCheckoutDetails']['answer'];

/** A checkout as its screens show it, with what was typed in so far. @throws BookingError CHECKOUT_NOT_FOUND */
export async function checkoutDetails(context: SandboxContext, checkoutId: string, lang: string): Promise<CheckoutDetails> {
  const row = await loadCheckout(context.db, checkoutId);
  const tour = await tourOf(context, row);
  return {
    checkoutId,
    market: row.market,
    language: row.language,
    tripId: row.tour_id,
    tourType: tour.kind,
    title: textIn(tour.title, lang),
    picture: firstPicture(tour, lang),
    slug: textIn(tour.slug, lang),
    startDate: row.departure_date,
    endDate: row.end_date,
    bookingWindowEnd: row.booking_window_end,
    allocatedPax: { rooms: row.rooms },
    prices: pricesOf(row, lang),
    travelAgency: await travelAgencyOf(context, row),
    sourceChannel: row.source_channel,
    hasRentalCar: Object.keys(tour.rentalCars).length > 0,
    hasAdditionalOptions: tour.upsells !== undefined,
    storageKey: context.sealedBox.storageKey(row.id, row.hand_overs),
    travelerDetails: readTravellerDetails(context, row),
    activityAnswers: readActivityAnswers(context, row),
    draft: readDraft(context, row),
  };
}
