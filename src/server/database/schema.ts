import type { ColumnType, Generated, Selectable } from 'kysely';
import type {
  AvailabilityAnswer,
  BookingStatus,
  CheckoutSession,
  ExternalCharge,
  PaymentMethod,
  PaymentPlan,
  Room,
} from '#contract/api.generated.ts';
import type { CurrencyRate, CustomTourFormDocument, LocalisedText } from '#contract/documents.generated.ts';
import type { CompiledTour } from '#contract/release.ts';
import type { SalesChannel } from '#contract/sales-channel.ts';
import type { CancellationStatement } from '#domain/cancellation.ts';
import type { StoredProposal } from '#domain/custom-tour/stored-proposal.ts';
import type { DeclineCode, ReleaseReason } from '#domain/payment-decline.ts';
import type { TransactionStatus } from '#domain/payment-transaction.ts';
import type { PlannedPart } from '#domain/planned-part.ts';
import type { StoredPriceLine } from '#domain/prices.ts';
import type { PaymentMeans, PaymentStatus } from '#server/payments/provider.ts';
import type { SavedMeans } from '#server/payments/sandbox/payer-entry.ts';

/** JSON is written as text and read as what it says. */
type Json<T> = ColumnType<T, string, string>;
/** A point in time: an ISO string in UTC; now, where nothing is said. */
type Timestamp = ColumnType<string, string | undefined, string>;

/** The tours of the catalogue as the release brought them. */
interface ToursTable {
  id: string;
  hash: string;
  document: Json<CompiledTour>;
  booking_window_days: number;
}

/** What a visitor can find a tour by, one row per language. */
interface TourTextsTable {
  tour_id: string;
  language: string;
  vector: string;
}

/** Every word of the tours' texts, to guess what a mistyped one meant. */
interface SearchWordsTable {
  language: string;
  word: string;
  /** Without accents. */
  plain: string;
}

/** Days on which tours start, with their finite places. */
interface DeparturesTable {
  tour_id: string;
  date: string;
  places: number;
  taken: Generated<number>;
  /** Per person in euro cents. */
  supplement: number;
  /** False once the catalogue no longer has the day; such a row stays while somebody is booked on it. */
  offered: Generated<boolean>;
}

/** Places of those components that have fewer than their departure. */
interface ComponentPlacesTable {
  tour_id: string;
  date: string;
  component_id: string;
  places: number;
  taken: Generated<number>;
}

/** Which catalogue is loaded, and from which day its departures were made; one row. */
interface CatalogueStateTable {
  id: number;
  hash: string;
  made_on: string;
}

/** Visitors that own checkouts. The token itself is in their cookie only. */
interface SessionsTable {
  token_hash: string;
  channel: Generated<SalesChannel>;
  /** The agency that handed the visitor over. */
  agency_id: string | null;
  created_at: Timestamp;
}

interface AgenciesTable {
  company_id: string;
  agency_id: string;
  name: string;
  is_active: boolean;
}

/** A charge that is paid on the spot, its name in all languages. */
export interface StoredCharge extends Omit<ExternalCharge, 'name'> {
  name: LocalisedText;
}

/** The promo code of a checkout, by the name that documents have for it. */
export interface StoredPromoCode {
  key: string;
  code: string;
  conditionText: LocalisedText;
}

export interface CheckoutsTable {
  id: string;
  /** Who may open it; null once that session is over. */
  session_hash: string | null;
  /** Of what was asked for: the same request again finds the same checkout. */
  request_hash: string;
  status: BookingStatus;
  /** The status before this one; of a change or a cancellation the one to return to. */
  prior_status: BookingStatus | null;
  /** Counts every change of status or price: who writes names the version that they read. */
  version: Generated<number>;
  market: string;
  language: string;
  tour_id: string;
  departure_date: string;
  end_date: string;
  booking_window_end: string;
  rooms: Json<Room[]>;
  source_channel: SalesChannel;
  agency_id: string | null;
  /** What the trip was made of when the checkout began; null in older ones. */
  planned_parts: ColumnType<PlannedPart[] | null, string | undefined, string | null>;
  /** Fixed when the checkout was made. */
  currency: string;
  rate: Json<CurrencyRate>;
  price_lines: Json<StoredPriceLine[]>;
  /** In minor units. */
  total_amount: number;
  price_version: Generated<number>;
  /** The category that is chosen of each base service; of one that is not named, the included one. */
  base_services: ColumnType<Record<string, string>, string | undefined, string>;
  /** The extras that are chosen, each with its category. */
  upsells: ColumnType<Record<string, string>, string | undefined, string>;
  promo_code: ColumnType<StoredPromoCode | null, string | null | undefined, string | null>;
  /** Fixed when the checkout was made. */
  external_charges: ColumnType<StoredCharge[], string | undefined, string>;
  /** Counts payments that were begun and given up or given back at this price. */
  payment_attempt: Generated<number>;
  /** How the last payment was begun. */
  payment_plan: PaymentPlan | null;
  payment_method: PaymentMethod | null;
  /** Why the last payment was given back. */
  release_reason: ReleaseReason | null;
  /** Sealed: contact, billing and passengers. */
  traveler_details: string | null;
  /** Sealed. */
  activity_answers: string | null;
  /** Sealed: what was typed and is not submitted yet; gone once the checkout is booked or given up. */
  draft: string | null;
  /** How often it was handed to another device: an earlier link and what the browser before has kept open nothing any more. */
  hand_overs: Generated<number>;
  /** Sealed: where the receipt goes. */
  customer_email: string | null;
  availability: ColumnType<AvailabilityAnswer | null, string | null, string | null>;
  booking_reference: string | null;
  /** Counts holds and changes that a supplier was asked for: each has a key of its own. */
  operations: Generated<number>;
  /** Sealed: what a booking, or a hold, is to become. */
  pending_change: string | null;
  /** The last change could not be had. */
  change_refused: Generated<boolean>;
  cancellation: ColumnType<StoredCancellation | null, string | null | undefined, string | null>;
  /** Under which the supplier holds places, or is to give them back; null where there are none. */
  option_key: string | null;
  option_expires_at: ColumnType<string | null, string | null | undefined, string | null>;
  /** When the payer's bank took the money back. */
  disputed_at: ColumnType<string | null, string | undefined, string | null>;
  /** When passports and answers were taken out of a trip that is over. */
  travel_papers_erased_at: ColumnType<string | null, string | undefined, string | null>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** How often each promo code is used, by the name that documents have for it. */
interface PromoCodeUsesTable {
  promo_code: string;
  used: number;
}

/** Bookings that use a promo code. */
interface PromoCodeRedemptionsTable {
  checkout_id: string;
  promo_code: string;
  redeemed_at: Timestamp;
}

/** Why and on what terms a booking is being cancelled, or was. */
export interface StoredCancellation extends CancellationStatement {
  /** Who wanted it: the traveller; the supplier, who could not confirm; or the payment, which came back. */
  by: 'traveller' | 'supplier' | 'payment';
  /** Whether money was taken before; else it was only reserved. */
  isCaptured: boolean;
  /** When the supplier would not take the booking back; somebody has to look into it. */
  refusedAt: string | null;
}

/** Every change of status, only ever added to. */
interface BookingEventsTable {
  id: Generated<number>;
  checkout_id: string;
  from_status: BookingStatus | null;
  to_status: BookingStatus;
  version: number;
  reason: string;
  created_at: Timestamp;
}

/** Operations that must happen once, with the answer to replay; a null answer is one still being worked on. */
interface IdempotencyKeysTable {
  checkout_id: string;
  operation: string;
  price_version: number;
  payment_attempt: number;
  payload_hash: string;
  answer: ColumnType<CheckoutSession | null, string | null, string | null>;
  /** The payment it began was given up, since price or attempt have moved on. */
  closed: Generated<boolean>;
  started_at: Timestamp;
}

export type OutboxKind =
  | 'bookingConfirmation'
  | 'customTour'
  | 'resumeLink'
  | 'paymentFailed'
  | LifecycleMailKind
  | 'refund'
  | 'optionRelease';

/** Mails that tell what became of a booking after it was asked for. */
export type LifecycleMailKind = 'bookingRequested' | 'bookingChanged' | 'changeRequested' | 'changeRefused' | 'bookingCancelled';

/** What must be sent once its transaction is committed. */
interface OutboxTable {
  id: string;
  kind: OutboxKind;
  /** What it is about: one of these two. */
  checkout_id: string | null;
  custom_tour_id: string | null;
  /** Sealed: who gets it, where its subject does not say so; gone once it was sent. */
  recipient: string | null;
  attempts: Generated<number>;
  next_attempt_at: Timestamp;
  sent_at: ColumnType<string | null, string | undefined, string | null>;
  last_error: string | null;
  created_at: Timestamp;
}

/** Every form that somebody has filled in, by the hash of what it said: answers are read by the form that asked. */
interface CustomTourFormsTable {
  hash: string;
  document: Json<CustomTourFormDocument>;
}

export interface CustomToursTable {
  /** Not to be guessed: who knows it sees the tour. */
  ref_id: string;
  /** Of the client: the same key with the same answers finds the tour that it made. Both are null once they are spent. */
  client_key: string | null;
  payload_hash: string | null;
  form_hash: string;
  market: string;
  language: string;
  /** Sealed. */
  answers: string;
  proposal: ColumnType<StoredProposal | null, string | null, string | null>;
  created_at: Timestamp;
}

/** The sandbox supplier's own ledger: what it was asked for by which key, and what it said. */
interface SandboxSupplierBookingsTable {
  key: string;
  tour_id: string;
  date: string;
  places: number;
  kind: Generated<'booking' | 'option' | 'change'>;
  /** Of a change: the booking or option that it changes. */
  of_key: string | null;
  is_on_request: Generated<boolean>;
  outcome: 'booked' | 'requested' | 'refused' | 'cancelled';
  reference: string | null;
  created_at: Timestamp;
}

/** What suppliers have told us, so that each event counts once. */
interface SupplierEventsTable {
  id: string;
  received_at: Timestamp;
}

/** The sandbox payment provider's own tables. No card number is ever kept. */
interface SandboxPaymentSessionsTable {
  id: string;
  /** The merchant's key: the same key again answers the same session. */
  key: string;
  /** In minor units. */
  amount: number;
  currency: string;
  language: string;
  return_url: string;
  method: Generated<PaymentMeans>;
  saves_method: Generated<boolean>;
  /** Whose debit mandate stands ready. */
  standing_mandate: string | null;
  /** How what was confirmed with behaves when a later payment is taken; never a number. */
  saved_means: SavedMeans | null;
  /** Money that comes is taken at once: the payer is away and nothing else waits for it. */
  captures_itself: Generated<boolean>;
  /** When a debit that is pending, or a payment that will be disputed, changes by itself, and to what. */
  settles_at: ColumnType<string | null, string | null | undefined, string | null>;
  settles_as: PaymentStatus | null;
  status: Generated<PaymentStatus>;
  decline_code: DeclineCode | null;
  card_last4: string | null;
  /** What the challenge will lead to once it is passed; null means authorised. */
  challenge_decline_code: DeclineCode | null;
  created_at: Timestamp;
}

interface SandboxPaymentOperationsTable {
  session_id: string;
  kind: 'authorisation' | 'capture' | 'void' | 'refund' | 'dispute';
  /** The merchant's, of a refund; else empty. */
  refund_key: Generated<string>;
  /** In minor units. */
  amount: number;
  created_at: Timestamp;
}

/** What the sandbox payment provider still has to tell, or has told, the merchant. */
interface SandboxPaymentWebhooksTable {
  id: string;
  session_key: string;
  status: PaymentStatus;
  attempts: Generated<number>;
  next_attempt_at: Timestamp;
  delivered_at: ColumnType<string | null, string | undefined, string | null>;
  created_at: Timestamp;
}

/** What was to be paid, or was, by the key under which the payment provider knows it. */
export interface PaymentTransactionsTable {
  key: string;
  checkout_id: string;
  /** Of the payment that the payer confirmed: this one's own key, or that of the first of its schedule. */
  session_key: string;
  /** Within the schedule, from 0. */
  place: number;
  method: PaymentMeans;
  due_date: string;
  /** In minor units. */
  amount: number;
  /** In minor units. */
  refunded: Generated<number>;
  currency: string;
  status: Generated<TransactionStatus>;
  decline_code: DeclineCode | null;
  /** Under which the provider knows a later payment; null before it was collected, and for what the payer confirmed. */
  provider_key: string | null;
  /** How often a later payment was collected in vain. */
  attempts: Generated<number>;
  next_attempt_at: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** Parts of payments that were given back. */
interface PaymentRefundsTable {
  /** Under which the provider knows it. */
  refund_key: string;
  /** What it was given back for: all parts of one refund share it. */
  reason_key: string;
  transaction_key: string;
  /** In minor units. */
  amount: number;
  created_at: Timestamp;
}

/** Webhooks that came, so that each counts once. */
interface PaymentWebhooksTable {
  id: string;
  received_at: Timestamp;
  /** Null while what it tells of is worked on, or was when the process ended. */
  settled_at: ColumnType<string | null, string | undefined, string | null>;
}

export interface Database {
  tours: ToursTable;
  tour_texts: TourTextsTable;
  search_words: SearchWordsTable;
  departures: DeparturesTable;
  component_places: ComponentPlacesTable;
  catalogue_state: CatalogueStateTable;
  sessions: SessionsTable;
  agencies: AgenciesTable;
  checkouts: CheckoutsTable;
  promo_code_uses: PromoCodeUsesTable;
  promo_code_redemptions: PromoCodeRedemptionsTable;
  booking_events: BookingEventsTable;
  idempotency_keys: IdempotencyKeysTable;
  outbox: OutboxTable;
  custom_tour_forms: CustomTourFormsTable;
  custom_tours: CustomToursTable;
  sandbox_supplier_bookings: SandboxSupplierBookingsTable;
  supplier_events: SupplierEventsTable;
  sandbox_payment_sessions: SandboxPaymentSessionsTable;
  sandbox_payment_operations: SandboxPaymentOperationsTable;
  sandbox_payment_webhooks: SandboxPaymentWebhooksTable;
  payment_transactions: PaymentTransactionsTable;
  payment_refunds: PaymentRefundsTable;
  payment_webhooks: PaymentWebhooksTable;
}

export type CheckoutRow = Selectable<CheckoutsTable>;
export type CustomTourRow = Selectable<CustomToursTable>;
