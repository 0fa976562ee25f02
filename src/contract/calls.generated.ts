// Made from schemas/ by scripts/generate-types.mjs. Change the schemas, then run `npm run generate`.

import type { AcceptPricesBody, Acknowledged, ActivityAnswersBody, ActivityQuestionsAnswer, AgencyAnswer, AgencyQuery, AvailabilityAnswer, BaseServicesAnswer, BaseServicesBody, BookingData, BookingState, CallingCodesAnswer, CancellationBody, CancellationTermsAnswer, ChangeBody, CheckoutDetails, CheckoutDraft, CheckoutLanguageBody, CheckoutParams, CheckoutQuery, CheckoutSession, CheckoutSessionBody, ComponentsAnswer, CreateCheckoutAnswer, CreateCheckoutBody, CreateCustomTourAnswer, CreateCustomTourBody, CustomTour, CustomTourParams, DeparturesAnswer, EmptyBody, ItineraryState, ListDestinationsAnswer, ListDestinationsQuery, ListToursAnswer, ListToursQuery, MarketQuery, OffersSavedAnswer, OptionBody, PaymentBanksAnswer, PaymentSchedule, PaymentScheduleParams, PlannerPax, PlannerSummary, PromoCodeBody, RedeemedPromoCode, RequiredFieldsAnswer, ResumeLinkAnswer, ResumeLinkBody, ResumeReading, ResumeToken, ResumedCheckout, SearchToursAnswer, SearchToursQuery, SuggestToursAnswer, SuggestToursQuery, TourDetailsAnswer, TourDetailsQuery, TravelerDetails, UpsellOffersAnswer, UpsellsAnswer, UpsellsBody, ValidateStoredAnswer, VersionBody } from './api.generated.ts';
import { openCalls } from './open-calls.generated.ts';
import { ownedCalls } from './owned-calls.generated.ts';

/** Where every call of the booking API goes. */
export const calls = { ...openCalls, ...ownedCalls } as const;

/** Who may make each call, and the schemas (file#definition) of what it carries: the server's part, which a browser does not load. */
export const callContracts = {
  getBookingState: { access: 'owner', query: 'api-common#CheckoutQuery', answer: 'booking-lifecycle#BookingState' },
  startChange: { access: 'owner', query: 'api-common#CheckoutQuery', body: 'booking-lifecycle#VersionBody', answer: 'booking-lifecycle#BookingState' },
  submitChange: { access: 'owner', query: 'api-common#CheckoutQuery', body: 'booking-lifecycle#ChangeBody', answer: 'booking-lifecycle#BookingState' },
  discardChange: { access: 'owner', query: 'api-common#CheckoutQuery', body: 'booking-lifecycle#VersionBody', answer: 'booking-lifecycle#BookingState' },
  getCancellationTerms: { access: 'owner', query: 'api-common#CheckoutQuery', answer: 'booking-lifecycle#CancellationTermsAnswer' },
  startCancellation: { access: 'owner', query: 'api-common#CheckoutQuery', body: 'booking-lifecycle#CancellationBody', answer: 'booking-lifecycle#BookingState' },
  confirmCancellation: { access: 'owner', query: 'api-common#CheckoutQuery', body: 'booking-lifecycle#VersionBody', answer: 'booking-lifecycle#BookingState' },
  withdrawCancellation: { access: 'owner', query: 'api-common#CheckoutQuery', body: 'booking-lifecycle#VersionBody', answer: 'booking-lifecycle#BookingState' },
  requestOption: { access: 'owner', query: 'api-common#CheckoutQuery', body: 'booking-lifecycle#VersionBody', answer: 'booking-lifecycle#BookingState' },
  changeOption: { access: 'owner', query: 'api-common#CheckoutQuery', body: 'booking-lifecycle#OptionBody', answer: 'booking-lifecycle#BookingState' },
  cancelOption: { access: 'owner', query: 'api-common#CheckoutQuery', body: 'booking-lifecycle#VersionBody', answer: 'booking-lifecycle#BookingState' },
  getBookingData: { access: 'owner', query: 'api-common#CheckoutQuery', answer: 'booking#BookingData' },
  createCheckout: { access: 'session', body: 'checkout#CreateCheckoutBody', answer: 'checkout#CreateCheckoutAnswer' },
  saveCheckoutDraft: { access: 'owner', query: 'api-common#CheckoutQuery', body: 'checkout#CheckoutDraft', answer: 'api-common#Acknowledged' },
  setCheckoutLanguage: { access: 'owner', query: 'api-common#CheckoutQuery', body: 'checkout#CheckoutLanguageBody', answer: 'api-common#Acknowledged' },
  getCheckoutDetails: { access: 'owner', query: 'api-common#CheckoutQuery', answer: 'checkout#CheckoutDetails' },
  checkAvailability: { access: 'owner', query: 'api-common#CheckoutQuery', body: 'checkout#EmptyBody', answer: 'checkout#AvailabilityAnswer' },
  acceptPrices: { access: 'owner', query: 'api-common#CheckoutQuery', body: 'checkout#AcceptPricesBody', answer: 'checkout#CheckoutDetails' },
  getRequiredFields: { access: 'owner', query: 'api-common#CheckoutQuery', answer: 'checkout#RequiredFieldsAnswer' },
  saveTravelerDetails: { access: 'owner', query: 'api-common#CheckoutQuery', body: 'checkout#TravelerDetails', answer: 'api-common#Acknowledged' },
  validateStoredTravelerDetails: { access: 'owner', query: 'api-common#CheckoutQuery', answer: 'checkout#ValidateStoredAnswer' },
  getActivityQuestions: { access: 'owner', query: 'api-common#CheckoutQuery', answer: 'checkout#ActivityQuestionsAnswer' },
  saveActivityAnswers: { access: 'owner', query: 'api-common#CheckoutQuery', body: 'checkout#ActivityAnswersBody', answer: 'api-common#Acknowledged' },
  createCustomTour: { access: 'session', query: 'api-common#MarketQuery', body: 'custom-tour#CreateCustomTourBody', answer: 'custom-tour#CreateCustomTourAnswer' },
  getCustomTour: { access: 'session', params: 'custom-tour#CustomTourParams', query: 'api-common#MarketQuery', answer: 'custom-tour#CustomTour' },
  mailCustomTour: { access: 'session', params: 'custom-tour#CustomTourParams', body: 'checkout#EmptyBody', answer: 'api-common#Acknowledged' },
  searchTours: { access: 'public', query: 'discovery#SearchToursQuery', answer: 'discovery#SearchToursAnswer' },
  suggestTours: { access: 'public', query: 'discovery#SuggestToursQuery', answer: 'discovery#SuggestToursAnswer' },
  listTours: { access: 'public', query: 'discovery#ListToursQuery', answer: 'discovery#ListToursAnswer' },
  listDestinations: { access: 'public', query: 'discovery#ListDestinationsQuery', answer: 'discovery#ListDestinationsAnswer' },
  getTourDetails: { access: 'public', query: 'discovery#TourDetailsQuery', answer: 'discovery#TourDetailsAnswer' },
  listDepartures: { access: 'public', query: 'discovery#TourDetailsQuery', answer: 'discovery#DeparturesAnswer' },
  getAgency: { access: 'session', query: 'inventory#AgencyQuery', answer: 'inventory#AgencyAnswer' },
  getItinerary: { access: 'owner', params: 'api-common#CheckoutParams', answer: 'itineraries#ItineraryState' },
  getPaymentSchedule: { access: 'owner', params: 'itineraries#PaymentScheduleParams', answer: 'itineraries#PaymentSchedule' },
  createCheckoutSession: { access: 'owner', params: 'api-common#CheckoutParams', body: 'itineraries#CheckoutSessionBody', answer: 'itineraries#CheckoutSession' },
  listPaymentBanks: { access: 'owner', params: 'api-common#CheckoutParams', answer: 'itineraries#PaymentBanksAnswer' },
  listCallingCodes: { access: 'public', query: 'api-common#MarketQuery', answer: 'location#CallingCodesAnswer' },
  getBaseServiceOffers: { access: 'owner', query: 'api-common#CheckoutQuery', answer: 'offers#BaseServicesAnswer' },
  saveBaseServices: { access: 'owner', query: 'api-common#CheckoutQuery', body: 'offers#BaseServicesBody', answer: 'offers#OffersSavedAnswer' },
  getUpsellOffers: { access: 'owner', query: 'api-common#CheckoutQuery', answer: 'offers#UpsellOffersAnswer' },
  getUpsells: { access: 'owner', query: 'api-common#CheckoutQuery', answer: 'offers#UpsellsAnswer' },
  saveUpsells: { access: 'owner', query: 'api-common#CheckoutQuery', body: 'offers#UpsellsBody', answer: 'offers#OffersSavedAnswer' },
  applyPromoCode: { access: 'owner', query: 'api-common#CheckoutQuery', body: 'offers#PromoCodeBody', answer: 'offers#OffersSavedAnswer' },
  removePromoCode: { access: 'owner', query: 'api-common#CheckoutQuery', body: 'offers#PromoCodeBody', answer: 'offers#OffersSavedAnswer' },
  redeemPromoCode: { access: 'owner', query: 'api-common#CheckoutQuery', body: 'checkout#EmptyBody', answer: 'offers#RedeemedPromoCode' },
  listAccommodations: { access: 'owner', query: 'api-common#CheckoutQuery', answer: 'planner#ComponentsAnswer' },
  listActivities: { access: 'owner', query: 'api-common#CheckoutQuery', answer: 'planner#ComponentsAnswer' },
  listRentalCars: { access: 'owner', query: 'api-common#CheckoutQuery', answer: 'planner#ComponentsAnswer' },
  listTransports: { access: 'owner', query: 'api-common#CheckoutQuery', answer: 'planner#ComponentsAnswer' },
  listTransfers: { access: 'owner', query: 'api-common#CheckoutQuery', answer: 'planner#ComponentsAnswer' },
  getPlannerSummary: { access: 'owner', query: 'api-common#CheckoutQuery', answer: 'planner#PlannerSummary' },
  getPlannerPax: { access: 'owner', query: 'api-common#CheckoutQuery', answer: 'planner#PlannerPax' },
  createResumeLink: { access: 'owner', query: 'api-common#CheckoutQuery', body: 'resume#ResumeLinkBody', answer: 'resume#ResumeLinkAnswer' },
  readResumeLink: { access: 'session', body: 'resume#ResumeToken', answer: 'resume#ResumeReading' },
  resumeCheckout: { access: 'session', body: 'resume#ResumeToken', answer: 'resume#ResumedCheckout' },
} as const;

/** What each call carries and answers. */
export interface CallTypes {
  getBookingState: { params: undefined; query: CheckoutQuery; body: undefined; answer: BookingState };
  startChange: { params: undefined; query: CheckoutQuery; body: VersionBody; answer: BookingState };
  submitChange: { params: undefined; query: CheckoutQuery; body: ChangeBody; answer: BookingState };
  discardChange: { params: undefined; query: CheckoutQuery; body: VersionBody; answer: BookingState };
  getCancellationTerms: { params: undefined; query: CheckoutQuery; body: undefined; answer: CancellationTermsAnswer };
  startCancellation: { params: undefined; query: CheckoutQuery; body: CancellationBody; answer: BookingState };
  confirmCancellation: { params: undefined; query: CheckoutQuery; body: VersionBody; answer: BookingState };
  withdrawCancellation: { params: undefined; query: CheckoutQuery; body: VersionBody; answer: BookingState };
  requestOption: { params: undefined; query: CheckoutQuery; body: VersionBody; answer: BookingState };
  changeOption: { params: undefined; query: CheckoutQuery; body: OptionBody; answer: BookingState };
  cancelOption: { params: undefined; query: CheckoutQuery; body: VersionBody; answer: BookingState };
  getBookingData: { params: undefined; query: CheckoutQuery; body: undefined; answer: BookingData };
  createCheckout: { params: undefined; query: undefined; body: CreateCheckoutBody; answer: CreateCheckoutAnswer };
  saveCheckoutDraft: { params: undefined; query: CheckoutQuery; body: CheckoutDraft; answer: Acknowledged };
  setCheckoutLanguage: { params: undefined; query: CheckoutQuery; body: CheckoutLanguageBody; answer: Acknowledged };
  getCheckoutDetails: { params: undefined; query: CheckoutQuery; body: undefined; answer: CheckoutDetails };
  checkAvailability: { params: undefined; query: CheckoutQuery; body: EmptyBody; answer: AvailabilityAnswer };
  acceptPrices: { params: undefined; query: CheckoutQuery; body: AcceptPricesBody; answer: CheckoutDetails };
  getRequiredFields: { params: undefined; query: CheckoutQuery; body: undefined; answer: RequiredFieldsAnswer };
  saveTravelerDetails: { params: undefined; query: CheckoutQuery; body: TravelerDetails; answer: Acknowledged };
  validateStoredTravelerDetails: { params: undefined; query: CheckoutQuery; body: undefined; answer: ValidateStoredAnswer };
  getActivityQuestions: { params: undefined; query: CheckoutQuery; body: undefined; answer: ActivityQuestionsAnswer };
  saveActivityAnswers: { params: undefined; query: CheckoutQuery; body: ActivityAnswersBody; answer: Acknowledged };
  createCustomTour: { params: undefined; query: MarketQuery; body: CreateCustomTourBody; answer: CreateCustomTourAnswer };
  getCustomTour: { params: CustomTourParams; query: MarketQuery; body: undefined; answer: CustomTour };
  mailCustomTour: { params: CustomTourParams; query: undefined; body: EmptyBody; answer: Acknowledged };
  searchTours: { params: undefined; query: SearchToursQuery; body: undefined; answer: SearchToursAnswer };
  suggestTours: { params: undefined; query: SuggestToursQuery; body: undefined; answer: SuggestToursAnswer };
  listTours: { params: undefined; query: ListToursQuery; body: undefined; answer: ListToursAnswer };
  listDestinations: { params: undefined; query: ListDestinationsQuery; body: undefined; answer: ListDestinationsAnswer };
  getTourDetails: { params: undefined; query: TourDetailsQuery; body: undefined; answer: TourDetailsAnswer };
  listDepartures: { params: undefined; query: TourDetailsQuery; body: undefined; answer: DeparturesAnswer };
  getAgency: { params: undefined; query: AgencyQuery; body: undefined; answer: AgencyAnswer };
  getItinerary: { params: CheckoutParams; query: undefined; body: undefined; answer: ItineraryState };
  getPaymentSchedule: { params: PaymentScheduleParams; query: undefined; body: undefined; answer: PaymentSchedule };
  createCheckoutSession: { params: CheckoutParams; query: undefined; body: CheckoutSessionBody; answer: CheckoutSession };
  listPaymentBanks: { params: CheckoutParams; query: undefined; body: undefined; answer: PaymentBanksAnswer };
  listCallingCodes: { params: undefined; query: MarketQuery; body: undefined; answer: CallingCodesAnswer };
  getBaseServiceOffers: { params: undefined; query: CheckoutQuery; body: undefined; answer: BaseServicesAnswer };
  saveBaseServices: { params: undefined; query: CheckoutQuery; body: BaseServicesBody; answer: OffersSavedAnswer };
  getUpsellOffers: { params: undefined; query: CheckoutQuery; body: undefined; answer: UpsellOffersAnswer };
  getUpsells: { params: undefined; query: CheckoutQuery; body: undefined; answer: UpsellsAnswer };
  saveUpsells: { params: undefined; query: CheckoutQuery; body: UpsellsBody; answer: OffersSavedAnswer };
  applyPromoCode: { params: undefined; query: CheckoutQuery; body: PromoCodeBody; answer: OffersSavedAnswer };
  removePromoCode: { params: undefined; query: CheckoutQuery; body: PromoCodeBody; answer: OffersSavedAnswer };
  redeemPromoCode: { params: undefined; query: CheckoutQuery; body: EmptyBody; answer: RedeemedPromoCode };
  listAccommodations: { params: undefined; query: CheckoutQuery; body: undefined; answer: ComponentsAnswer };
  listActivities: { params: undefined; query: CheckoutQuery; body: undefined; answer: ComponentsAnswer };
  listRentalCars: { params: undefined; query: CheckoutQuery; body: undefined; answer: ComponentsAnswer };
  listTransports: { params: undefined; query: CheckoutQuery; body: undefined; answer: ComponentsAnswer };
  listTransfers: { params: undefined; query: CheckoutQuery; body: undefined; answer: ComponentsAnswer };
  getPlannerSummary: { params: undefined; query: CheckoutQuery; body: undefined; answer: PlannerSummary };
  getPlannerPax: { params: undefined; query: CheckoutQuery; body: undefined; answer: PlannerPax };
  createResumeLink: { params: undefined; query: CheckoutQuery; body: ResumeLinkBody; answer: ResumeLinkAnswer };
  readResumeLink: { params: undefined; query: undefined; body: ResumeToken; answer: ResumeReading };
  resumeCheckout: { params: undefined; query: undefined; body: ResumeToken; answer: ResumedCheckout };
}

export type CallName = keyof CallTypes;
