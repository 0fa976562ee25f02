// Made from schemas/ by scripts/generate-types.mjs. Change the schemas, then run `npm run generate`.
/**
 * Where a booking stands.
 */
export type BookingStatus =
  | 'BOOKING_INITIATED'
  | 'BOOKING_IN_PROGRESS'
  | 'BOOKING_REQUESTED'
  | 'BOOKING_COMPLETED'
  | 'CANCELLATION_INITIATED'
  | 'CANCELLATION_IN_PROGRESS'
  | 'CANCELLATION_COMPLETED'
  | 'BOOKING_CHANGE_INITIATED'
  | 'BOOKING_CHANGE_IN_PROGRESS'
  | 'BOOKING_CHANGE_REQUESTED'
  | 'BOOKING_CHANGE_COMPLETED'
  | 'DISCARDED'
  | 'OPTION_IN_PROGRESS'
  | 'OPTION_REQUESTED'
  | 'OPTION_COMPLETED'
  | 'OPTION_CHANGE_IN_PROGRESS'
  | 'OPTION_CHANGE_COMPLETED'
  | 'OPTION_CANCELLATION_COMPLETED';
/**
 * How it is paid.
 */
export type BookingPaymentMethod = 'card' | 'sepa_debit' | 'ideal';
/**
 * Where it stands.
 */
export type PaymentTransactionStatus =
  'Closed' | 'Deleted' | 'Failed' | 'InProgress' | 'Open' | 'Pending' | 'Preauth' | 'PreauthCaptureInProgress' | 'Unknown';
/**
 * What was found.
 */
export type AvailabilityStatus = 'available' | 'unavailable' | 'priceChanged' | 'missing';
/**
 * Reason.
 */
export type NonBookableReason =
  | 'Cancelled'
  | 'DateTimeConflict'
  | 'NoAvailability'
  | 'NoTicketsSelected'
  | 'NonFittingButAccepted'
  | 'NonFittingLocations'
  | 'NonFittingToItinerary'
  | 'PaxSelectionConflict'
  | 'UnscheduledComponentNoLocationFound'
  | 'Unknown';
/**
 * On a "tour" day all is as on the tour that the proposal is made from; a "free" one is a day more at the same place.
 */
export type CustomTourDayKind = 'tour' | 'free';
/**
 * A wish that the tour fulfils.
 */
export type CustomTourReason = 'destinations' | 'styles' | 'days' | 'month' | 'pace' | 'budget';
/**
 * Order of a search result.
 */
export type TourSort = 'relevance' | 'price' | 'duration' | 'departure';
/**
 * Up to 6 days, 7 to 9, 10 and more.
 */
export type DurationRange = 'short' | 'medium' | 'long';
/**
 * What is suggested.
 */
export type SuggestionKind = 'country' | 'region' | 'tour' | 'place';
/**
 * How the price is spread over time.
 */
export type PaymentPlan = 'ONE_TIME' | 'SPLIT_PAYMENT' | 'INSTALLMENT';
/**
 * The means.
 */
export type PaymentMethod = 'CARD' | 'SEPA_DEBIT' | 'IDEAL';
/**
 * Where it stands.
 */
export type CheckoutSessionStatus = 'open' | 'requires_action' | 'pending' | 'authorised' | 'declined' | 'failed';
/**
 * What kind of service it is.
 */
export type BaseServiceType = 'meals' | 'transfer' | 'luggage' | 'room' | 'guide' | 'vehicle';
/**
 * Status.
 */
export type ComponentStatus = 'Booked' | 'Cancelled' | 'NonBookable' | 'None' | 'OnRequest' | 'Open';
/**
 * Open: it works; used: the checkout was handed over since; expired: its time is over; closed: the checkout is booked or given up; unknown: nobody here made it.
 */
export type ResumeState = 'open' | 'used' | 'expired' | 'closed' | 'unknown';

/**
 * An amount of money.
 */
export interface Money {
  /**
   * In minor units of the currency.
   */
  amount: number;
  /**
   * ISO 4217 code.
   */
  currency: string;
}
/**
 * A picture in one language.
 */
export interface ApiPicture {
  /**
   * Address of the picture.
   */
  src: string;
  /**
   * What is to be seen.
   */
  alt: string;
}
/**
 * The answer to a call that failed.
 */
export interface ApiError {
  /**
   * A code of the error catalogue.
   */
  code: string;
  /**
   * The HTTP status.
   */
  status: number;
  /**
   * What happened, for developers.
   */
  statusMessage: string;
  /**
   * Paths of the fields that are wrong.
   *
   * Items: A path.
   */
  fields?: string[];
  /**
   * What is wrong with each field, where the call knows.
   *
   * Items: A field and what is wrong with it.
   */
  problems?: FieldProblem[];
}
/**
 * A wrong field.
 */
export interface FieldProblem {
  /**
   * As contact.email or passengers.0.birthDate.
   */
  path: string;
  /**
   * A code of the field rules.
   */
  code: string;
}
/**
 * The base query of most checkout calls.
 */
export interface CheckoutQuery {
  /**
   * The checkout.
   */
  checkoutId: string;
  /**
   * The market's configuration entry id, its code.
   */
  marketConfigurationId: string;
  /**
   * Language of the answer.
   */
  lang: string;
}
/**
 * Market and language of public calls.
 */
export interface MarketQuery {
  /**
   * A market code.
   */
  market: string;
  /**
   * A language code.
   */
  lang: string;
}
/**
 * Path parameters of itinerary calls.
 */
export interface CheckoutParams {
  /**
   * The checkout.
   */
  checkoutId: string;
}
/**
 * Who sleeps in one room.
 */
export interface Room {
  /**
   * Adults in the room.
   */
  adults: number;
  /**
   * Ages of the children in the room.
   *
   * @maxItems 4
   *
   * Items: Age on the start date.
   */
  childAges: number[];
}
/**
 * How the party is spread over rooms.
 */
export interface AllocatedPax {
  /**
   * The rooms in order.
   *
   * @minItems 1
   * @maxItems 10
   */
  rooms: Room[];
}
/**
 * The call did what it says.
 */
export interface Acknowledged {
  /**
   * Always true.
   */
  ok: boolean;
}
/**
 * What is asked for is done only where nothing has changed since.
 */
export interface VersionBody {
  /**
   * The version that the caller saw.
   */
  version: number;
}
/**
 * What a booking shall become.
 */
export interface ChangeBody {
  /**
   * The version that the caller saw.
   */
  version: number;
  /**
   * Everybody's details as they shall be.
   */
  travelerDetails: TravelerDetails;
  /**
   * Another day of departure of the same price; as booked where left out.
   */
  departureDate?: string;
}
/**
 * Contact, billing and passengers.
 */
export interface TravelerDetails {
  /**
   * The person who books.
   */
  contactInfo: FieldValues;
  /**
   * Who the invoice is for.
   */
  billingInfo: FieldValues;
  /**
   * Whether billing follows contact.
   */
  billingSameAsContact: boolean;
  /**
   * Everybody who travels.
   *
   * @minItems 1
   * @maxItems 60
   */
  paxInfo: PassengerDetails[];
}
/**
 * Values by path within the section, as firstName or address.city.
 */
export interface FieldValues {
  /**
   * What was typed into the field.
   */
  [k: string]: string;
}
/**
 * A person who travels.
 */
export interface PassengerDetails {
  /**
   * The slot, as room-1-adult-1.
   */
  refId: string;
  /**
   * What another system calls this person; kept as it was sent.
   */
  externalRefId?: string;
  /**
   * Whether this is the person who books.
   */
  isMainContact: boolean;
  /**
   * Values by path.
   */
  values: FieldValues;
}
/**
 * Begins a cancellation on the terms that were shown.
 */
export interface CancellationBody {
  /**
   * The version that the caller saw.
   */
  version: number;
  /**
   * What the traveller was told to get back.
   */
  refund: Money;
}
/**
 * Moves what is held to another day.
 */
export interface OptionBody {
  /**
   * The version that the caller saw.
   */
  version: number;
  /**
   * Another day of departure of the same price.
   */
  departureDate: string;
}
/**
 * The terms of a cancellation that was begun.
 */
export interface BookingCancellation {
  /**
   * Who wanted it: the traveller; a supplier who could not confirm; or a payment that came back.
   */
  by: 'traveller' | 'supplier' | 'payment';
  /**
   * How much of the price is kept, in percent.
   */
  keptPercent: number;
  /**
   * What is kept of what was paid.
   */
  kept: Money;
  /**
   * What is given back.
   */
  refund: Money;
}
/**
 * Where a booking stands, and what may be done with it.
 */
export interface BookingState {
  /**
   * The checkout.
   */
  checkoutId: string;
  /**
   * Where it stands.
   */
  bookingStatus: BookingStatus;
  /**
   * Counts every change; named by each changing call.
   */
  version: number;
  /**
   * Whether a change may begin now.
   */
  canChange: boolean;
  /**
   * Whether a cancellation may begin now.
   */
  canCancel: boolean;
  /**
   * Whether the last change could not be had.
   */
  isChangeRefused: boolean;
  /**
   * Null where none was begun.
   */
  cancellation: BookingCancellation | null;
  /**
   * Until when places are held; null where none are.
   */
  optionExpiresAt: string | null;
  /**
   * Parts that a partner still has to confirm.
   *
   * Items: A name.
   */
  requestedComponents: string[];
}
/**
 * What cancelling means in money.
 */
export interface CancellationTermsAnswer {
  /**
   * What was charged so far.
   */
  paid: Money;
  /**
   * How much of the price is kept today, in percent.
   */
  keptPercent: number;
  /**
   * What is kept of what was paid, today.
   */
  kept: Money;
  /**
   * What is given back, today.
   */
  refund: Money;
  /**
   * The steps that are still to come, today's first.
   */
  deadlines: CancellationDeadline[];
}
/**
 * A step of the terms.
 */
export interface CancellationDeadline {
  /**
   * The last day on which it holds.
   */
  lastDay: string;
  /**
   * How much of the price is kept, in percent.
   */
  keptPercent: number;
}
/**
 * A booking.
 */
export interface BookingData {
  /**
   * What the traveller quotes; null before it is booked.
   */
  bookingReference: string | null;
  /**
   * Booking status.
   */
  bookingStatus: string;
  /**
   * Where the confirmation goes.
   */
  email: string | null;
  /**
   * What was charged.
   */
  totalPaid: Money;
  /**
   * Name of the tour.
   */
  title: string;
  /**
   * First day.
   */
  startDate: string;
  /**
   * Last day.
   */
  endDate: string;
  /**
   * Everybody who travels.
   *
   * Items: A name.
   */
  travellerNames: string[];
  /**
   * What the trip costs, line by line.
   */
  prices: CheckoutPrices;
  /**
   * The agency that sold the trip; null without one.
   */
  agencyName: string | null;
  /**
   * What was paid and what is still to be paid, in order.
   */
  payments: BookingPayment[];
}
/**
 * The price.
 */
export interface CheckoutPrices {
  /**
   * What the price is made of; they sum to the package price.
   */
  lines: PriceLine[];
  /**
   * The code that is applied; null without one.
   */
  promoCode: AppliedPromoCode | null;
  /**
   * What is paid on the spot; null where nothing is.
   */
  externallyPaidCharges: ExternallyPaidCharges | null;
  /**
   * What is to be paid to us, after the discount.
   */
  totalPackagePrice: Money;
  /**
   * Counts every change of the total.
   */
  priceVersion: number;
}
/**
 * A line of the price.
 */
export interface PriceLine {
  /**
   * What is paid for.
   */
  kind: 'adult' | 'child' | 'singleSupplement' | 'baseService' | 'upsell' | 'promoCode';
  /**
   * Which base service or upsell it is; only those have one.
   */
  refId?: string;
  /**
   * What it is called, of a base service or an upsell.
   */
  name?: string;
  /**
   * How many.
   */
  quantity: number;
  /**
   * Each; negative where it is taken off.
   */
  unitPrice: Money;
  /**
   * Together.
   */
  total: Money;
}
/**
 * A promo code that lowers the price.
 */
export interface AppliedPromoCode {
  /**
   * As it is written.
   */
  code: string;
  /**
   * What it takes off.
   */
  discount: Money;
  /**
   * Under which conditions.
   */
  conditionText: string;
}
/**
 * What is paid on the spot: never scheduled, and not part of the package price.
 */
export interface ExternallyPaidCharges {
  /**
   * One by one.
   *
   * @minItems 1
   */
  items: ExternalCharge[];
  /**
   * Together.
   */
  totalPrice: Money;
}
/**
 * Something that travellers pay on the spot, to others than us.
 */
export interface ExternalCharge {
  /**
   * Unique within the tour.
   */
  refId: string;
  /**
   * What it is.
   */
  name: string;
  /**
   * For the whole party.
   */
  totalPrice: Money;
}
/**
 * One payment.
 */
export interface BookingPayment {
  /**
   * When it is due.
   */
  dueDate: string;
  /**
   * How much.
   */
  amount: Money;
  /**
   * What of it was given back.
   */
  refunded: Money;
  method: BookingPaymentMethod;
  status: PaymentTransactionStatus;
}
/**
 * Nothing.
 */
export interface EmptyBody {}
/**
 * What to book.
 */
export interface CreateCheckoutBody {
  /**
   * Template id.
   */
  tripId: string;
  /**
   * Day of departure.
   */
  departureDate: string;
  /**
   * Who travels.
   *
   * @minItems 1
   * @maxItems 10
   */
  rooms: Room[];
  /**
   * A market code.
   */
  market: string;
  /**
   * A language code.
   */
  lang: string;
}
/**
 * The checkout that was made, or the one made before by the same request.
 */
export interface CreateCheckoutAnswer {
  /**
   * The checkout.
   */
  checkoutId: string;
}
/**
 * How the traveller means to pay; never card data.
 */
export interface PaymentChoice {
  /**
   * A payment plan.
   */
  plan: string;
  /**
   * How it is paid; null where nothing is chosen.
   */
  method: string | null;
}
/**
 * What was typed and is not submitted yet, for a browser that has kept nothing.
 */
export interface CheckoutDraft {
  /**
   * Steps that the traveller has completed.
   *
   * @maxItems 10
   *
   * Items: A step.
   */
  completedSteps: string[];
  /**
   * What was typed of the travellers, complete or not.
   */
  travelerDetails: TravelerDetails | null;
  /**
   * What was answered, right or not.
   */
  activityAnswers: ActivityAnswer[] | null;
  /**
   * How the traveller means to pay.
   */
  paymentChoice: PaymentChoice | null;
}
/**
 * An answer.
 */
export interface ActivityAnswer {
  /**
   * Component.
   */
  componentId: string;
  /**
   * Question.
   */
  questionRefId: string;
  /**
   * The answer as text: true or false, YYYY-MM-DD, YYYY-MM-DDTHH:mm, a number with a point, +-number, or words.
   */
  answer: string;
}
/**
 * The language in which the checkout goes on.
 */
export interface CheckoutLanguageBody {
  /**
   * A language of the checkout's market.
   */
  language: string;
}
/**
 * All about a checkout.
 */
export interface CheckoutDetails {
  /**
   * The checkout.
   */
  checkoutId: string;
  /**
   * A market code.
   */
  market: string;
  /**
   * A language code.
   */
  language: string;
  /**
   * Template id.
   */
  tripId: string;
  /**
   * Tour kind.
   */
  tourType: 'Individual' | 'GroupTour';
  /**
   * Name of the tour.
   */
  title: string;
  /**
   * Its picture.
   */
  picture: ApiPicture;
  /**
   * Its slug.
   */
  slug: string;
  /**
   * First day.
   */
  startDate: string;
  /**
   * Last day.
   */
  endDate: string;
  /**
   * Last day on which it can be booked.
   */
  bookingWindowEnd: string;
  /**
   * Who travels.
   */
  allocatedPax: AllocatedPax;
  /**
   * The price.
   */
  prices: CheckoutPrices;
  /**
   * The agency that handed the visitor over; null without one.
   */
  travelAgency: TravelAgencyReference | null;
  /**
   * APP is B2B, IBE is B2C.
   */
  sourceChannel: 'APP' | 'IBE';
  /**
   * Whether the main contact drives.
   */
  hasRentalCar: boolean;
  /**
   * Whether base services or extras are on offer for the trip.
   */
  hasAdditionalOptions: boolean;
  /**
   * Key for what the browser keeps of this checkout, 64 hex digits. Another one once the checkout was handed to another device.
   */
  storageKey: string;
  /**
   * What was saved before.
   */
  travelerDetails: TravelerDetails | null;
  /**
   * What was answered before.
   */
  activityAnswers: ActivityAnswer[] | null;
  /**
   * What was typed since, in this browser or another.
   */
  draft: CheckoutDraft | null;
}
/**
 * The agency.
 */
export interface TravelAgencyReference {
  /**
   * Agency.
   */
  refId: string;
  /**
   * Its name.
   */
  name: string;
  /**
   * The company that it belongs to.
   */
  companyId: string;
}
/**
 * Availability of one component.
 */
export interface AvailabilityResult {
  /**
   * Component.
   */
  componentId: string;
  /**
   * Kind of component.
   */
  kind: 'accommodation' | 'activity' | 'transport' | 'transfer' | 'rentalCar';
  /**
   * Name.
   */
  name: string;
  /**
   * First day.
   */
  startDate: string;
  result: AvailabilityStatus;
  /**
   * Why it cannot be booked.
   */
  nonBookableReason: NonBookableReason | null;
  /**
   * Price now.
   */
  price: Money | null;
  /**
   * Price before.
   */
  previousPrice: Money | null;
  /**
   * Whether a partner confirms it only after it was booked.
   */
  onRequest: boolean;
}
/**
 * Availability of all components.
 */
export interface AvailabilityAnswer {
  /**
   * When.
   */
  checkedAt: string;
  /**
   * Until when it counts.
   */
  expiresAt: string;
  /**
   * By component.
   */
  results: AvailabilityResult[];
  /**
   * Price now.
   */
  totalPackagePrice: Money;
  /**
   * Price before.
   */
  previousTotalPackagePrice: Money;
}
/**
 * Accepts the prices of the last availability check.
 */
export interface AcceptPricesBody {
  /**
   * The version that the traveller saw.
   */
  priceVersion: number;
}
/**
 * Which fields are hidden, optional or required.
 */
export interface RequiredFieldsAnswer {
  /**
   * By path.
   */
  contact: {
    /**
     * Whether the field is shown and must be filled in.
     */
    [k: string]: 'hidden' | 'optional' | 'required';
  };
  /**
   * By path.
   */
  billing: {
    /**
     * Whether the field is shown and must be filled in.
     */
    [k: string]: 'hidden' | 'optional' | 'required';
  };
  /**
   * By path.
   */
  passenger: {
    /**
     * Whether the field is shown and must be filled in.
     */
    [k: string]: 'hidden' | 'optional' | 'required';
  };
}
/**
 * A check of what is stored.
 */
export interface ValidateStoredAnswer {
  /**
   * Whether what is stored can be booked.
   */
  valid: boolean;
  /**
   * What is wrong.
   */
  problems: FieldProblem[];
}
/**
 * A question about an experience.
 */
export interface ActivityQuestion {
  /**
   * Component.
   */
  componentId: string;
  /**
   * Name of the experience.
   */
  componentName: string;
  /**
   * Question.
   */
  refId: string;
  /**
   * What is asked.
   */
  question: string;
  /**
   * Whether it must be answered.
   */
  required: boolean;
  answerValidation: AnswerValidation;
}
/**
 * What an answer must be.
 */
export interface AnswerValidation {
  /**
   * Kind of answer.
   */
  answerType: 'boolean' | 'date' | 'dateAndTime' | 'double' | 'int' | 'phone' | 'text';
  /**
   * Smallest.
   */
  minimum?: number;
  /**
   * Largest.
   */
  maximum?: number;
}
/**
 * Questions.
 */
export interface ActivityQuestionsAnswer {
  /**
   * In order.
   */
  questions: ActivityQuestion[];
}
/**
 * Answers.
 */
export interface ActivityAnswersBody {
  /**
   * All answers.
   *
   * @maxItems 100
   */
  answers: ActivityAnswer[];
}
/**
 * Answers by the key of their field. Which ones there must be, and what they may be, is stated by the market's form.
 */
export interface CustomTourAnswers {
  /**
   * A text, a number, a consent, or the values that were chosen.
   */
  [k: string]: string | number | boolean | (string | number)[];
}
/**
 * A filled-in form.
 */
export interface CreateCustomTourBody {
  /**
   * Made by the client: the same key with the same answers again finds the custom tour that it made before.
   */
  clientKey: string;
  /**
   * What was answered.
   */
  answers: CustomTourAnswers;
}
/**
 * The custom tour.
 */
export interface CreateCustomTourAnswer {
  /**
   * Its reference id. Whoever knows it sees the tour.
   */
  refId: string;
}
/**
 * Which custom tour.
 */
export interface CustomTourParams {
  /**
   * The reference id.
   */
  refId: string;
}
/**
 * A question and what was answered.
 */
export interface CustomTourEntry {
  /**
   * Key of the field.
   */
  key: string;
  /**
   * The question.
   */
  label: string;
  /**
   * How it was filled in.
   */
  widget: string;
  /**
   * What was answered, as text; behind an amount stands its currency.
   *
   * Items: A value; the words for it where it was a choice.
   */
  values: string[];
}
/**
 * A part of the form.
 */
export interface CustomTourAsked {
  /**
   * Key of the section.
   */
  key: string;
  /**
   * Its title.
   */
  title: string;
  /**
   * Its questions that were answered, but for who asked.
   */
  entries: CustomTourEntry[];
}
/**
 * A day of the proposal.
 */
export interface CustomTourDay {
  kind: CustomTourDayKind;
  /**
   * Where the day ends.
   */
  place: string;
  /**
   * The day in a few words; empty on a free day.
   */
  title: string;
  /**
   * What happens; empty on a free day.
   */
  text: string;
}
/**
 * What the store proposes.
 */
export interface CustomTourProposal {
  /**
   * The tour that it is made from.
   */
  tour: TourSummary;
  /**
   * Why that one.
   */
  reasons: CustomTourReason[];
  /**
   * The itinerary.
   */
  days: CustomTourDay[];
  /**
   * The departure of that tour nearest to what was asked for; null where there is none.
   */
  startDate: string | null;
  travellers: CustomTourParty;
  /**
   * Indicative, for the whole party.
   */
  price: Money;
  /**
   * Indicative.
   */
  pricePerAdult: Money;
  /**
   * Others that fit, best first.
   */
  similarTours: TourSummary[];
}
/**
 * A tour as a card.
 */
export interface TourSummary {
  /**
   * Template id.
   */
  id: string;
  /**
   * Slug in the language asked for.
   */
  slug: string;
  /**
   * Tour kind.
   */
  kind: 'Individual' | 'GroupTour';
  /**
   * Name.
   */
  title: string;
  /**
   * One line.
   */
  tagline: string;
  /**
   * Days.
   */
  durationDays: number;
  /**
   * Countries by name.
   *
   * Items: A name.
   */
  countries: string[];
  /**
   * Styles.
   *
   * Items: A style.
   */
  styles: string[];
  /**
   * Its first picture.
   */
  picture: ApiPicture;
  /**
   * Lowest price per adult.
   */
  priceFrom: Money;
  /**
   * The next day with places left.
   */
  nextDeparture: string | null;
}
/**
 * Who travels.
 */
export interface CustomTourParty {
  /**
   * Adults.
   */
  adults: number;
  /**
   * A child each.
   *
   * Items: An age.
   */
  childAges: number[];
}
/**
 * A custom tour.
 */
export interface CustomTour {
  /**
   * Its reference id.
   */
  refId: string;
  /**
   * When it was asked for.
   */
  createdAt: string;
  /**
   * Where the mail with its address went, so that only its owner knows it: m…@example.com.
   */
  emailHint: string;
  /**
   * What was asked for.
   */
  asked: CustomTourAsked[];
  /**
   * Null where the catalogue had no tour, or lost it.
   */
  proposal: CustomTourProposal | null;
}
/**
 * A search.
 */
export interface SearchToursQuery {
  /**
   * A market code.
   */
  market: string;
  /**
   * A language code.
   */
  lang: string;
  /**
   * What the visitor typed.
   */
  query?: string;
  /**
   * A region's key.
   */
  region?: string;
  /**
   * A country's key.
   */
  country?: string;
  /**
   * A tour style.
   */
  style?: string;
  /**
   * Length of the trip.
   */
  duration?: DurationRange;
  /**
   * Month of departure, 1 to 12.
   */
  month?: number;
  /**
   * Default relevance.
   */
  sort?: TourSort;
  /**
   * Page of the result, from 1.
   */
  page?: number;
}
/**
 * A choice of a filter.
 */
export interface Facet {
  /**
   * Value of the filter.
   */
  key: string;
  /**
   * Its name in the language, or the key where code translates it.
   */
  name: string;
  /**
   * Tours that it would leave.
   */
  count: number;
}
/**
 * A search result.
 */
export interface SearchToursAnswer {
  /**
   * Tours found.
   */
  total: number;
  /**
   * This page.
   */
  page: number;
  /**
   * Pages.
   */
  pageCount: number;
  /**
   * Tours of this page.
   */
  tours: TourSummary[];
  facets: SearchFacets;
  /**
   * What the visitor may have meant, where nothing was found as typed.
   */
  suggestion: string | null;
}
/**
 * What filters would leave.
 */
export interface SearchFacets {
  /**
   * By region.
   */
  regions: Facet[];
  /**
   * By country.
   */
  countries: Facet[];
  /**
   * By style.
   */
  styles: Facet[];
  /**
   * By length.
   */
  durations: Facet[];
}
/**
 * A search that is being typed.
 */
export interface SuggestToursQuery {
  /**
   * A market code.
   */
  market: string;
  /**
   * A language code.
   */
  lang: string;
  /**
   * What the visitor has typed so far.
   */
  query: string;
}
/**
 * Something that the words may become.
 */
export interface Suggestion {
  kind: SuggestionKind;
  /**
   * The country's or region's key, the tour's id, or the place's name.
   */
  key: string;
  /**
   * Slug of a tour in the language asked for.
   */
  slug?: string;
  /**
   * Its name in the language asked for.
   */
  label: string;
}
/**
 * What a search may become.
 */
export interface SuggestToursAnswer {
  /**
   * Likeliest first, at most eight.
   */
  suggestions: Suggestion[];
}
/**
 * Tours by id.
 */
export interface ListToursQuery {
  /**
   * A market code.
   */
  market: string;
  /**
   * A language code.
   */
  lang: string;
  /**
   * Tour ids, separated by commas.
   */
  ids: string;
}
/**
 * Tours as cards.
 */
export interface ListToursAnswer {
  /**
   * In the order asked for; unknown ones left out.
   */
  tours: TourSummary[];
}
/**
 * Where tours lead.
 */
export interface ListDestinationsQuery {
  /**
   * A market code.
   */
  market: string;
  /**
   * A language code.
   */
  lang: string;
}
/**
 * What is on offer in a region.
 */
export interface RegionOffer {
  /**
   * A region's key.
   */
  key: string;
  /**
   * Tours that lead there; one that leads to several of its countries counts once.
   */
  tours: number;
  /**
   * Lowest price per adult of these.
   */
  priceFrom: Money;
  /**
   * Its countries to which tours lead.
   */
  countries: CountryOffer[];
}
/**
 * What is on offer in a country.
 */
export interface CountryOffer {
  /**
   * A country's key.
   */
  key: string;
  /**
   * Tours that lead there.
   */
  tours: number;
  /**
   * Lowest price per adult of these.
   */
  priceFrom: Money;
}
/**
 * Where tours lead, how many and from which price.
 */
export interface ListDestinationsAnswer {
  /**
   * Regions to which tours lead.
   */
  regions: RegionOffer[];
}
/**
 * One tour.
 */
export interface TourDetailsQuery {
  /**
   * Template id; tour details take a slug as well, in any language.
   */
  tripId: string;
  /**
   * A market code.
   */
  market: string;
  /**
   * A language code.
   */
  lang: string;
}
/**
 * A stop on the map.
 */
export interface TourMapStop {
  /**
   * Key of the place.
   */
  key: string;
  /**
   * Name.
   */
  name: string;
  /**
   * Right, in map units.
   */
  x: number;
  /**
   * Down, in map units.
   */
  y: number;
}
/**
 * The names of all stops, set so that they cover one another least.
 */
export interface TourMapLabels {
  /**
   * Height of the letters, in map units.
   */
  fontSize: number;
  /**
   * One for each stop, in their order.
   */
  places: TourMapLabelPlace[];
}
/**
 * Where the words beside a stop stand.
 */
export interface TourMapLabelPlace {
  /**
   * Right, in map units.
   */
  x: number;
  /**
   * Down, in map units.
   */
  y: number;
  /**
   * Which end of the words stands there.
   */
  anchor: 'start' | 'middle' | 'end';
}
/**
 * A drawn map.
 */
export interface TourMap {
  /**
   * Map units.
   */
  width: number;
  /**
   * Map units.
   */
  height: number;
  /**
   * SVG path of the land.
   */
  landPath: string;
  /**
   * SVG path of country borders.
   */
  borderPath: string;
  /**
   * SVG path of the journey.
   */
  routePath: string;
  /**
   * In order of travel.
   */
  stops: TourMapStop[];
  /**
   * For wide screens.
   */
  wideLabels: TourMapLabels;
  /**
   * For phones, which show the map at less than half the size: letters must be larger to be read.
   */
  narrowLabels: TourMapLabels;
}
/**
 * A day.
 */
export interface TourDetailsDay {
  /**
   * Title.
   */
  title: string;
  /**
   * Text.
   */
  text: string;
  /**
   * Name of the place.
   */
  place: string;
  /**
   * Included meals.
   *
   * Items: A meal that is included.
   */
  meals: ('breakfast' | 'lunch' | 'dinner')[];
  /**
   * Where the night is spent.
   */
  accommodation: string | null;
  /**
   * Experiences of the day.
   */
  activities: TourDetailsActivity[];
}
/**
 * Something that travellers do on this day.
 */
export interface TourDetailsActivity {
  /**
   * Name.
   */
  name: string;
  /**
   * Text.
   */
  description: string;
  /**
   * Hours.
   */
  durationHours: number;
}
/**
 * A stay.
 */
export interface TourDetailsStay {
  /**
   * Name.
   */
  name: string;
  /**
   * Text.
   */
  description: string;
  /**
   * Name of the place.
   */
  place: string;
  /**
   * Nights.
   */
  nights: number;
  /**
   * Stars.
   */
  category: number;
}
/**
 * All about a tour.
 */
export interface TourDetails {
  /**
   * Slug in the language asked for.
   */
  slug: string;
  /**
   * Slug by language.
   */
  slugs: {
    /**
     * The slug in one language.
     */
    [k: string]: string;
  };
  /**
   * Tour kind.
   */
  tourType: 'Individual' | 'GroupTour';
  /**
   * Name.
   */
  title: string;
  /**
   * One line.
   */
  tagline: string;
  /**
   * Some sentences.
   */
  summary: string;
  /**
   * Paragraphs.
   *
   * Items: A paragraph.
   */
  description: string[];
  /**
   * Best moments.
   *
   * Items: A line.
   */
  highlights: string[];
  /**
   * Styles.
   *
   * Items: A style.
   */
  styles: string[];
  /**
   * Pace.
   */
  pace: 'relaxed' | 'moderate' | 'active';
  /**
   * Days.
   */
  durationDays: number;
  /**
   * Youngest age.
   */
  minimumAge: number;
  /**
   * Countries.
   *
   * Items: A name.
   */
  countries: string[];
  /**
   * Regions.
   *
   * Items: A name.
   */
  regions: string[];
  /**
   * Pictures.
   */
  pictures: ApiPicture[];
  /**
   * Address of the first picture as a raster, for sharing.
   */
  sharePicture: string;
  /**
   * The map.
   */
  map: TourMap;
  /**
   * Day by day.
   */
  days: TourDetailsDay[];
  /**
   * Stays.
   */
  stays: TourDetailsStay[];
  /**
   * Included.
   *
   * Items: A line.
   */
  included: string[];
  /**
   * Not included.
   *
   * Items: A line.
   */
  notIncluded: string[];
  /**
   * Lowest price per adult.
   */
  priceFrom: Money;
  /**
   * Lowest price per child.
   */
  childPriceFrom: Money;
  /**
   * For a room alone.
   */
  singleSupplement: Money;
}
/**
 * A tour.
 */
export interface TourDetailsAnswer {
  data: TourDetailsData;
}
/**
 * The tour.
 */
export interface TourDetailsData {
  /**
   * Template id.
   */
  id: string;
  /**
   * The kind of what is told.
   */
  type: 'tour';
  attributes: TourDetails;
}
/**
 * A departure that can be booked.
 */
export interface Departure {
  /**
   * Day of departure.
   */
  date: string;
  /**
   * Last day.
   */
  endDate: string;
  /**
   * Places that can still be booked.
   */
  placesLeft: number;
  /**
   * Per adult in a double room.
   */
  pricePerAdult: Money;
  /**
   * Per child.
   */
  pricePerChild: Money;
  /**
   * For a room alone.
   */
  singleSupplement: Money;
}
/**
 * Departures.
 */
export interface DeparturesAnswer {
  /**
   * In order of date.
   */
  departures: Departure[];
}
/**
 * An agency.
 */
export interface AgencyQuery {
  /**
   * Company.
   */
  companyId: string;
  /**
   * Agency.
   */
  agencyId: string;
}
/**
 * An agency.
 */
export interface AgencyAnswer {
  agency: Agency;
}
/**
 * The agency that was asked for.
 */
export interface Agency {
  /**
   * Agency.
   */
  refId: string;
  /**
   * Name.
   */
  name: string;
  /**
   * Whether it may sell.
   */
  isActive: boolean;
}
/**
 * State of an itinerary.
 */
export interface ItineraryState {
  /**
   * The checkout.
   */
  id: string;
  /**
   * Where it stands.
   */
  booking_status: BookingStatus;
  /**
   * Plans on offer.
   */
  booking_supported_payment_plans: PaymentPlan[];
}
/**
 * Path parameters.
 */
export interface PaymentScheduleParams {
  /**
   * The checkout.
   */
  checkoutId: string;
  /**
   * The plan.
   */
  plan: PaymentPlan;
}
/**
 * One payment.
 */
export interface PaymentScheduleItem {
  /**
   * When.
   */
  due_date: string;
  /**
   * How much.
   */
  amount: Money;
}
/**
 * What is paid when.
 */
export interface PaymentSchedule {
  /**
   * The plan.
   */
  payment_plan: PaymentPlan;
  /**
   * Payments in order; they sum to the package price.
   */
  items: PaymentScheduleItem[];
}
/**
 * How to pay.
 */
export interface CheckoutSessionBody {
  /**
   * The plan.
   */
  payment_plan: PaymentPlan;
  payment_method: PaymentMethod;
  customer: CheckoutSessionCustomer;
}
/**
 * Who pays.
 */
export interface CheckoutSessionCustomer {
  /**
   * Where the receipt goes.
   */
  email: string;
}
/**
 * A payment session.
 */
export interface CheckoutSession {
  /**
   * Payment session.
   */
  id: string;
  /**
   * What is due now.
   */
  amount: Money;
  /**
   * Where the browser sends the card, straight to the payment provider.
   */
  confirm_url: string;
  /**
   * Where the browser goes when it is paid.
   */
  return_url: string;
  status: CheckoutSessionStatus;
}
/**
 * The banks of iDEAL, as the payment provider lists them.
 */
export interface PaymentBanksAnswer {
  /**
   * Banks by name.
   */
  banks: PaymentBank[];
}
/**
 * A bank.
 */
export interface PaymentBank {
  /**
   * What is sent to the payment provider.
   */
  id: string;
  /**
   * The bank's name, the same in every language.
   */
  name: string;
}
/**
 * A country.
 */
export interface CallingCode {
  /**
   * ISO 3166-1 alpha-2.
   */
  countryCode: string;
  /**
   * Name of the country in the language.
   */
  name: string;
  /**
   * Digits after the plus.
   */
  callingCode: string;
}
/**
 * Countries.
 */
export interface CallingCodesAnswer {
  /**
   * By name.
   */
  callingCodes: CallingCode[];
}
/**
 * One way in which a base service is had.
 */
export interface BaseServiceCategory {
  /**
   * Unique within its service.
   */
  serviceCategoryRefId: string;
  /**
   * Its name.
   */
  serviceCategoryName: string;
  /**
   * What it costs this party.
   */
  salesPrice: Money;
  baseServiceType: BaseServiceType;
  /**
   * Whether this one is chosen; one of each service is.
   */
  selected: boolean;
}
/**
 * A service that belongs to the trip and is had in one of several categories.
 */
export interface BaseService {
  /**
   * Unique within the tour.
   */
  productRefId: string;
  /**
   * Its name.
   */
  name: string;
  /**
   * Two sentences about it.
   */
  description: string;
  /**
   * The first is included in the price of the tour.
   *
   * @minItems 1
   */
  serviceCategories: BaseServiceCategory[];
}
/**
 * The base services of a trip.
 */
export interface BaseServicesAnswer {
  /**
   * In their order.
   */
  baseServices: BaseService[];
}
/**
 * The category that is chosen of a base service.
 */
export interface ServiceSelection {
  /**
   * The service.
   */
  productRefId: string;
  /**
   * Its category.
   */
  serviceCategoryRefId: string;
}
/**
 * What is chosen; of a service that is not named, the included category.
 */
export interface BaseServicesBody {
  /**
   * One for each service.
   *
   * @maxItems 50
   */
  selections: ServiceSelection[];
}
/**
 * One way in which an extra is had.
 */
export interface UpsellCategory {
  /**
   * Unique within its service.
   */
  serviceCategoryRefId: string;
  /**
   * Its name.
   */
  serviceCategoryName: string;
  /**
   * What it costs this party.
   */
  salesPrice: Money;
}
/**
 * An extra that may be added.
 */
export interface UpsellOffer {
  /**
   * Unique within the tour.
   */
  offerId: string;
  /**
   * Its name.
   */
  name: string;
  /**
   * Two sentences about it.
   */
  description: string;
  /**
   * What it looks like.
   */
  pictures: ApiPicture[];
  /**
   * Of which one is chosen with the extra.
   *
   * @minItems 1
   */
  serviceCategories: UpsellCategory[];
}
/**
 * The extras of a trip.
 */
export interface UpsellOffersAnswer {
  /**
   * In their order.
   */
  offers: UpsellOffer[];
}
/**
 * An extra that is chosen.
 */
export interface UpsellSelection {
  /**
   * The extra.
   */
  offerId: string;
  /**
   * In which category.
   */
  serviceCategoryRefId: string;
}
/**
 * All extras that are chosen.
 */
export interface UpsellsBody {
  /**
   * Any number of them, each once.
   *
   * @maxItems 50
   */
  upsells: UpsellSelection[];
}
/**
 * The extras that are chosen.
 */
export interface UpsellsAnswer {
  /**
   * In the order of the offers.
   */
  upsells: UpsellSelection[];
}
/**
 * The price after the change.
 */
export interface OffersSavedAnswer {
  /**
   * The price as it is now.
   */
  prices: CheckoutPrices;
}
/**
 * A promo code.
 */
export interface PromoCodeBody {
  /**
   * As the traveller types it: capitals and spaces make no difference.
   */
  promoCode: string;
}
/**
 * What became of the promo code of a booking.
 */
export interface RedeemedPromoCode {
  /**
   * The code; null where the booking has none.
   */
  promoCode: string | null;
  /**
   * Whether it is used up by this booking.
   */
  isRedeemed: boolean;
}
/**
 * A part of the itinerary.
 */
export interface ItineraryComponent {
  /**
   * Component.
   */
  componentId: string;
  /**
   * Kind.
   */
  kind: 'accommodation' | 'activity' | 'transport' | 'transfer' | 'rentalCar';
  /**
   * Name.
   */
  name: string;
  /**
   * Text, where there is one.
   */
  description: string | null;
  /**
   * Where.
   */
  place: string | null;
  /**
   * First day.
   */
  startDate: string;
  /**
   * Last day.
   */
  endDate: string;
  /**
   * When it begins on its first day, by the clock of the place; null where no time is set.
   */
  startTime: string | null;
  /**
   * How long it lasts; null where that is not known, or counted in days.
   */
  durationMinutes: number | null;
  status: ComponentStatus;
}
/**
 * Parts of one kind.
 */
export interface ComponentsAnswer {
  /**
   * In order of date.
   */
  components: ItineraryComponent[];
}
/**
 * Itinerary and price.
 */
export interface PlannerSummary {
  itinerary: PlannerItinerary;
  /**
   * The price.
   */
  priceInfo: CheckoutPrices;
}
/**
 * The trip as it was put together.
 */
export interface PlannerItinerary {
  /**
   * Name.
   */
  title: string;
  /**
   * First day.
   */
  startDate: string;
  /**
   * Last day.
   */
  endDate: string;
  /**
   * All parts in order of date.
   */
  components: ItineraryComponent[];
}
/**
 * Who travels.
 */
export interface PlannerPax {
  /**
   * Who travels.
   */
  paxInfo: AllocatedPax;
}
/**
 * How the link is to reach the other device.
 */
export interface ResumeLinkBody {
  /**
   * Where the link is sent; without it, it is only answered.
   */
  email?: string;
}
/**
 * A link that works once.
 */
export interface ResumeLinkAnswer {
  /**
   * The link below the store's own origin.
   */
  path: string;
  /**
   * When it ends.
   */
  expiresAt: string;
}
/**
 * What a link says.
 */
export interface ResumeToken {
  /**
   * The checkout.
   */
  checkout: string;
  /**
   * How often the checkout was handed over before.
   */
  turn: number;
  /**
   * Seconds since 1970 after which the link is worth nothing.
   */
  expires: number;
  /**
   * Of all this.
   */
  signature: string;
}
/**
 * What a link is worth. Nothing of it tells who travels.
 */
export interface ResumeReading {
  state: ResumeState;
  /**
   * The checkout's market; null where the link is unknown.
   */
  market: string | null;
  /**
   * The checkout's language; null where the link is unknown.
   */
  language: string | null;
}
/**
 * What was handed over.
 */
export interface ResumedCheckout {
  /**
   * The checkout, which belongs to this session from now on.
   */
  checkoutId: string;
}
