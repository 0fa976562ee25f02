import { LRUCache } from 'lru-cache';
import type { AvailabilityAnswer, ComponentsAnswer } from '#contract/api.generated.ts';
import type { CallName } from '#contract/calls.generated.ts';
import { BookingError } from '#domain/error-catalogue.ts';
import { textIn } from '#domain/localised-text.ts';
import { supportedPaymentPlans } from '#domain/payment-schedule.ts';
import type { BookingProvider } from '#server/booking/provider.ts';
import type { CheckoutRow } from '#server/database/schema.ts';
import { callingCodes } from './catalogue/calling-codes.ts';
import { type Joinable, readDepartures, readJoinable } from './catalogue/departure-board.ts';
import { currencyOf, localisedCatalogue } from './catalogue/localised-catalogue.ts';
import { marketOf } from './catalogue/release-holder.ts';
import { activityQuestions, saveActivityAnswers } from './checkout/activity-questions.ts';
import { acceptPrices, checkAvailability } from './checkout/check-availability.ts';
import { checkoutDetails } from './checkout/checkout-details.ts';
import { saveDraft, setCheckoutLanguage } from './checkout/checkout-draft.ts';
import { loadCheckout, tourOf } from './checkout/checkout-rows.ts';
import { closeSupersededPayments, createCheckoutSession, scheduleOf, scheduleTerms } from './checkout/checkout-session.ts';
import { createCheckout } from './checkout/create-checkout.ts';
import { type ComponentKind, itineraryComponents } from './checkout/itinerary-components.ts';
import { createResumeLink, readResumeLink, resumeCheckout } from './checkout/resume-checkout.ts';
import { readTravellerDetails, saveTravellerDetails, travellerProblems } from './checkout/traveller-details.ts';
import { createCustomTour } from './custom-tours/create-custom-tour.ts';
import { mailCustomTour } from './custom-tours/mail-custom-tour.ts';
import { showCustomTour } from './custom-tours/show-custom-tour.ts';
import { destinationOffers } from './discovery/destination-offers.ts';
import { createTourSearch } from './discovery/tour-search.ts';
import { suggestTours } from './discovery/tour-suggestions.ts';
import {
  bookingState,
  cancellationTerms,
  cancelOption,
  changeOption,
  confirmCancellation,
  discardChange,
  requestOption,
  startCancellation,
  startChange,
  submitChange,
  withdrawCancellation,
} from './lifecycle/booking-calls.ts';
import { bookingData } from './lifecycle/booking-data.ts';
import { componentStatuses } from './lifecycle/component-status.ts';
import { createReconciler } from './lifecycle/reconcile.ts';
import { settleCheckout } from './lifecycle/settle-checkout.ts';
import { baseServices, chosenUpsells, saveBaseServices, saveUpsells, upsellOffers } from './offers/choose-offers.ts';
import { createPromoCodes } from './offers/promo-codes.ts';
import { pricesOf } from './offers/trip-price.ts';
import type { SandboxContext } from './sandbox-context.ts';
import { todayIn } from './today.ts';

/** Milliseconds for which places left may be told as they were. */
const boardLifetime = 10_000;

/** The embedded booking platform, complete on the database. */
export function createSandboxProvider(context: SandboxContext): BookingProvider {
  const { db, releases } = context;
  const search = createTourSearch(db);
  const promoCodes = createPromoCodes(context);
  const boards = new LRUCache<string, Promise<ReadonlyMap<string, Joinable>>>({ max: 50, ttl: boardLifetime });

  const todayOf = (marketCode: string) => todayIn(marketOf(releases.current(), marketCode).timeZone, context.now());

  /** Departures by the day it is, which differs between markets for some hours. */
  function joinable(today: string): Promise<ReadonlyMap<string, Joinable>> {
    const key = `${releases.current().release.catalogue.hash} ${today}`;
    const known = boards.get(key);
    if (known) return known;
    const board = readJoinable(db, today);
    boards.set(key, board);
    board.catch(() => boards.delete(key));
    return board;
  }

  async function componentsOf(row: CheckoutRow, language: string, kind?: ComponentKind): Promise<ComponentsAnswer> {
    const tour = await tourOf(context, row);
    const statusOf = componentStatuses(tour, row.status);
    const all = itineraryComponents(tour, row.departure_date, language, 'None').map((component) => ({
      ...component,
      status: statusOf(component.componentId),
    }));
    return { components: kind ? all.filter((component) => component.kind === kind) : all };
  }

  const listing =
    (kind: ComponentKind) =>
    async ({ query }: { query: { checkoutId: string; lang: string } }) =>
      componentsOf(await loadCheckout(db, query.checkoutId), query.lang, kind);

  return {
    searchTours: async ({ query }) => search.search(query, releases.current(), await joinable(todayOf(query.market))),

    suggestTours: async ({ query }) => suggestTours(query, releases.current()),

    listTours: async ({ query }) => {
      const { summaries } = localisedCatalogue(releases.current(), query.market, query.lang);
      const board = await joinable(todayOf(query.market));
      return {
        tours: query.ids.split(',').flatMap((id) => {
          const summary = summaries.get(id.trim());
          return summary ? [{ ...summary, nextDeparture: board.get(summary.id)?.next ?? null }] : [];
        }),
      };
    },

    listDestinations: async ({ query }) => destinationOffers(releases.current(), query.market, query.lang),

    getTourDetails: async ({ query }) => {
      const loaded = releases.current();
      const tour = loaded.tours.get(query.tripId) ?? loaded.toursBySlug.get(query.tripId);
      const attributes = tour && localisedCatalogue(loaded, query.market, query.lang).details(tour.id);
      if (!tour || !attributes) throw new BookingError('TOUR_NOT_FOUND');
      return { data: { id: tour.id, type: 'tour', attributes } };
    },

    listDepartures: async ({ query }) => {
      const loaded = releases.current();
      const market = marketOf(loaded, query.market);
      const tour = loaded.tours.get(query.tripId);
      if (!tour) throw new BookingError('TOUR_NOT_FOUND');
      return { departures: await readDepartures(db, tour, currencyOf(loaded, market), todayOf(query.market)) };
    },

    createCustomTour: async (input) => createCustomTour(context, input, await joinable(todayOf(input.query.market))),

    getCustomTour: async (input) => showCustomTour(context, input, await joinable(todayOf(input.query.market))),

    mailCustomTour: async ({ params }) => {
      await mailCustomTour(context, params.refId);
      return { ok: true };
    },

    createCheckout: async ({ body }, { sessionHash }) => {
      if (!sessionHash) throw new BookingError('CHECKOUT_NOT_FOUND', 'A checkout needs a session');
      return createCheckout(context, body, sessionHash);
    },

    getCheckoutDetails: ({ query }) => checkoutDetails(context, query.checkoutId, query.lang),

    checkAvailability: ({ query }): Promise<AvailabilityAnswer> => checkAvailability(context, query.checkoutId, query.lang),

    acceptPrices: async ({ query, body }) => {
      await acceptPrices(context, query.checkoutId, body.priceVersion);
      await closeSupersededPayments(context, query.checkoutId);
      return checkoutDetails(context, query.checkoutId, query.lang);
    },

    getRequiredFields: async ({ query }) => {
      const { market } = await loadCheckout(db, query.checkoutId);
      const { contact, billing, passenger } = marketOf(releases.current(), market).requiredFields;
      return { contact, billing, passenger };
    },

    saveTravelerDetails: async ({ query, body }) => {
      await saveTravellerDetails(context, query.checkoutId, body);
      await closeSupersededPayments(context, query.checkoutId);
      return { ok: true };
    },

    validateStoredTravelerDetails: async ({ query }) => {
      const row = await loadCheckout(db, query.checkoutId);
      const problems = travellerProblems(context, row, readTravellerDetails(context, row));
      return { valid: problems.length === 0, problems };
    },

    getActivityQuestions: async ({ query }) => ({
      questions: activityQuestions(await tourOf(context, await loadCheckout(db, query.checkoutId)), query.lang),
    }),

    saveActivityAnswers: async ({ query, body }) => {
      await saveActivityAnswers(context, query.checkoutId, body.answers);
      return { ok: true };
    },

    getBaseServiceOffers: async ({ query }) => ({ baseServices: await baseServices(context, query.checkoutId, query.lang) }),

    saveBaseServices: async ({ query, body }) => ({
      prices: pricesOf(await saveBaseServices(context, query.checkoutId, body.selections), query.lang),
    }),

    getUpsellOffers: async ({ query }) => ({ offers: await upsellOffers(context, query.checkoutId, query.lang) }),

    getUpsells: async ({ query }) => ({ upsells: await chosenUpsells(context, query.checkoutId) }),

    saveUpsells: async ({ query, body }) => ({
      prices: pricesOf(await saveUpsells(context, query.checkoutId, body.upsells), query.lang),
    }),

    applyPromoCode: async ({ query, body }, { sessionHash }) => ({
      prices: pricesOf(await promoCodes.apply(query.checkoutId, body.promoCode, sessionHash), query.lang),
    }),

    removePromoCode: async ({ query, body }) => ({
      prices: pricesOf(await promoCodes.remove(query.checkoutId, body.promoCode), query.lang),
    }),

    redeemPromoCode: ({ query }) => promoCodes.redeemed(query.checkoutId),

    listAccommodations: listing('accommodation'),
    listActivities: listing('activity'),
    listRentalCars: listing('rentalCar'),
    listTransports: listing('transport'),
    listTransfers: listing('transfer'),

    saveCheckoutDraft: async ({ query, body }) => {
      await saveDraft(context, query.checkoutId, body);
      return { ok: true };
    },

    setCheckoutLanguage: async ({ query, body }) => {
      await setCheckoutLanguage(context, query.checkoutId, body.language);
      return { ok: true };
    },

    createResumeLink: ({ query, body }) => createResumeLink(context, query.checkoutId, body),

    readResumeLink: ({ body }) => readResumeLink(context, body),

    resumeCheckout: async ({ body }, { sessionHash }) => {
      if (!sessionHash) throw new BookingError('CHECKOUT_NOT_FOUND', 'A checkout needs a session');
      return resumeCheckout(context, body, sessionHash);
    },

    getPlannerSummary: async ({ query }) => {
      const row = await loadCheckout(db, query.checkoutId);
      const tour = await tourOf(context, row);
      const { components } = await componentsOf(row, query.lang);
      return {
        itinerary: { title: textIn(tour.title, query.lang), startDate: row.departure_date, endDate: row.end_date, components },
        priceInfo: pricesOf(row, query.lang),
      };
    },

    getPlannerPax: async ({ query }) => ({ paxInfo: { rooms: (await loadCheckout(db, query.checkoutId)).rooms } }),

    getBookingState: ({ query }) => bookingState(context, query),
    startChange: (input) => startChange(context, input),
    submitChange: (input) => submitChange(context, input),
    discardChange: (input) => discardChange(context, input),
    getCancellationTerms: ({ query }) => cancellationTerms(context, query),
    startCancellation: (input) => startCancellation(context, input),
    confirmCancellation: (input) => confirmCancellation(context, input),
    withdrawCancellation: (input) => withdrawCancellation(context, input),
    requestOption: (input) => requestOption(context, input),
    changeOption: (input) => changeOption(context, input),
    cancelOption: (input) => cancelOption(context, input),

    getBookingData: async ({ query }) => bookingData(context, await loadCheckout(db, query.checkoutId), query.lang),

    listCallingCodes: async ({ query }) => {
      const market = marketOf(releases.current(), query.market, query.lang);
      const locale = market.languages.find(({ urlCode }) => urlCode === query.lang)?.contentLocale ?? query.lang;
      return { callingCodes: callingCodes(locale) };
    },

    getAgency: async ({ query }) => {
      const agency = await db
        .selectFrom('agencies')
        .select(['agency_id', 'name', 'is_active'])
        .where('company_id', '=', query.companyId)
        .where('agency_id', '=', query.agencyId)
        .executeTakeFirst();
      if (!agency) throw new BookingError('AGENCY_NOT_FOUND');
      return { agency: { refId: agency.agency_id, name: agency.name, isActive: agency.is_active } };
    },

    getItinerary: async ({ params }) => {
      const row = await loadCheckout(db, params.checkoutId);
      return {
        id: row.id,
        booking_status: row.status,
        booking_supported_payment_plans: supportedPaymentPlans(scheduleTerms(context, row)),
      };
    },

    getPaymentSchedule: async ({ params }) => scheduleOf(context, await loadCheckout(db, params.checkoutId), params.plan),

    listPaymentBanks: async () => ({ banks: await context.payments.listBanks() }),

    createCheckoutSession: ({ params, body }) => createCheckoutSession(context, params.checkoutId, body),

    ownsCheckout: async (checkoutId, sessionHash) => {
      const row = await db
        .selectFrom('checkouts')
        .select('id')
        .where('id', '=', checkoutId)
        .where('session_hash', '=', sessionHash)
        .executeTakeFirst();
      return row !== undefined;
    },

    locateCheckout: async (checkoutId) => {
      const row = await db.selectFrom('checkouts').select(['market', 'language']).where('id', '=', checkoutId).executeTakeFirst();
      return row ?? null;
    },

    settle: (checkoutId) => settleCheckout(context, checkoutId),
    reconcile: createReconciler(context),
  } satisfies { [Name in CallName]: unknown } & BookingProvider;
}
