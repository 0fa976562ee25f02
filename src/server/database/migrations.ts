import { type Kysely, type Migration, type MigrationProvider, sql } from 'kysely';
import { bookingChangeTables } from './booking-change-tables.ts';
import { earlierPayments, paymentTables } from './payment-tables.ts';

/** Every step of the tables' history, by name in order. A step that has run anywhere is never changed. */
const migrations: Record<string, Migration> = {
  '001-booking-platform': { up: (db) => run(db, bookingPlatform) },
  '002-custom-tours': { up: (db) => run(db, customTours) },
  '003-retention': { up: (db) => run(db, retention) },
  '004-offers': { up: (db) => run(db, offers) },
  '005-payments': { up: (db) => run(db, paymentTables) },
  '006-booking-changes': { up: (db) => run(db, bookingChangeTables) },
  '007-drafts': { up: (db) => run(db, drafts) },
  '008-component-places': { up: (db) => run(db, componentPlaces) },
  '009-planned-parts': { up: (db) => run(db, plannedParts) },
  '010-earlier-payments': { up: (db) => run(db, earlierPayments) },
  '011-rounds': { up: (db) => run(db, rounds) },
};

export const migrationProvider: MigrationProvider = { getMigrations: async () => migrations };

async function run(db: Kysely<unknown>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const bookingPlatform = [
  'CREATE EXTENSION IF NOT EXISTS pg_trgm',

  `CREATE TABLE tours (
    id text PRIMARY KEY,
    hash text NOT NULL,
    document jsonb NOT NULL,
    booking_window_days integer NOT NULL
  )`,
  `CREATE TABLE tour_texts (
    tour_id text NOT NULL REFERENCES tours ON DELETE CASCADE,
    language text NOT NULL,
    vector tsvector NOT NULL,
    PRIMARY KEY (tour_id, language)
  )`,
  'CREATE INDEX tour_texts_vector ON tour_texts USING gin (vector)',
  'CREATE TABLE search_words (language text NOT NULL, word text NOT NULL, plain text NOT NULL, PRIMARY KEY (language, word))',
  'CREATE INDEX search_words_similar ON search_words USING gin (plain gin_trgm_ops)',
  `CREATE TABLE departures (
    tour_id text NOT NULL,
    date date NOT NULL,
    places integer NOT NULL,
    taken integer NOT NULL DEFAULT 0,
    supplement integer NOT NULL,
    offered boolean NOT NULL DEFAULT true,
    PRIMARY KEY (tour_id, date),
    CONSTRAINT departures_places CHECK (taken >= 0 AND taken <= places)
  )`,
  'CREATE TABLE catalogue_state (id integer PRIMARY KEY CHECK (id = 1), hash text NOT NULL, made_on date NOT NULL)',

  `CREATE TABLE sessions (
    token_hash text PRIMARY KEY,
    channel text NOT NULL DEFAULT 'IBE',
    agency_id text,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  `CREATE TABLE agencies (
    company_id text NOT NULL,
    agency_id text NOT NULL,
    name text NOT NULL,
    is_active boolean NOT NULL,
    PRIMARY KEY (company_id, agency_id)
  )`,
  `INSERT INTO agencies (company_id, agency_id, name, is_active) VALUES
    ('portolan', 'harbour-travel', 'Harbour Travel', true),
    ('portolan', 'lighthouse-tours', 'Lighthouse Tours', false)`,

  `CREATE TABLE checkouts (
    id text PRIMARY KEY,
    session_hash text NOT NULL REFERENCES sessions,
    request_hash text NOT NULL,
    status text NOT NULL,
    prior_status text,
    version integer NOT NULL DEFAULT 1,
    market text NOT NULL,
    language text NOT NULL,
    tour_id text NOT NULL,
    departure_date date NOT NULL,
    end_date date NOT NULL,
    booking_window_end date NOT NULL,
    rooms jsonb NOT NULL,
    source_channel text NOT NULL,
    agency_id text,
    currency text NOT NULL,
    rate jsonb NOT NULL,
    price_lines jsonb NOT NULL,
    total_amount bigint NOT NULL,
    price_version integer NOT NULL DEFAULT 1,
    payment_attempt integer NOT NULL DEFAULT 1,
    release_reason text,
    traveler_details text,
    activity_answers text,
    customer_email text,
    availability jsonb,
    booking_reference text UNIQUE,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now()
  )`,
  'CREATE INDEX checkouts_of_session ON checkouts (session_hash, request_hash)',
  `CREATE INDEX checkouts_unsettled ON checkouts (updated_at) WHERE status LIKE '%IN_PROGRESS'`,
  `CREATE TABLE booking_events (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    checkout_id text NOT NULL REFERENCES checkouts,
    from_status text,
    to_status text NOT NULL,
    version integer NOT NULL,
    reason text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    UNIQUE (checkout_id, version)
  )`,
  `CREATE TABLE idempotency_keys (
    checkout_id text NOT NULL REFERENCES checkouts,
    operation text NOT NULL,
    price_version integer NOT NULL,
    payment_attempt integer NOT NULL,
    payload_hash text NOT NULL,
    answer jsonb,
    closed boolean NOT NULL DEFAULT false,
    started_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (checkout_id, operation, price_version, payment_attempt)
  )`,
  `CREATE TABLE outbox (
    id text PRIMARY KEY,
    kind text NOT NULL,
    checkout_id text NOT NULL REFERENCES checkouts,
    attempts integer NOT NULL DEFAULT 0,
    next_attempt_at timestamptz NOT NULL DEFAULT now(),
    sent_at timestamptz,
    last_error text,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  'CREATE INDEX outbox_unsent ON outbox (next_attempt_at) WHERE sent_at IS NULL',

  `CREATE TABLE sandbox_supplier_bookings (
    key text PRIMARY KEY,
    tour_id text NOT NULL,
    date date NOT NULL,
    places integer NOT NULL,
    outcome text NOT NULL,
    reference text UNIQUE,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  `CREATE TABLE sandbox_payment_sessions (
    id text PRIMARY KEY,
    key text NOT NULL UNIQUE,
    amount bigint NOT NULL,
    currency text NOT NULL,
    language text NOT NULL,
    return_url text NOT NULL,
    status text NOT NULL DEFAULT 'open',
    decline_code text,
    card_last4 text,
    challenge_decline_code text,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  `CREATE TABLE sandbox_payment_operations (
    session_id text NOT NULL REFERENCES sandbox_payment_sessions,
    kind text NOT NULL,
    amount bigint NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (session_id, kind)
  )`,
];

const customTours = [
  `CREATE TABLE custom_tour_forms (
    hash text PRIMARY KEY,
    document jsonb NOT NULL
  )`,
  `CREATE TABLE custom_tours (
    ref_id text PRIMARY KEY,
    client_key text NOT NULL UNIQUE,
    payload_hash text NOT NULL,
    form_hash text NOT NULL REFERENCES custom_tour_forms,
    market text NOT NULL,
    language text NOT NULL,
    answers text NOT NULL,
    proposal jsonb,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  'ALTER TABLE outbox ALTER COLUMN checkout_id DROP NOT NULL',
  'ALTER TABLE outbox ADD COLUMN custom_tour_id text REFERENCES custom_tours',
  'ALTER TABLE outbox ADD CONSTRAINT outbox_subject CHECK (num_nonnulls(checkout_id, custom_tour_id) = 1)',
  'CREATE INDEX outbox_of_custom_tour ON outbox (custom_tour_id) WHERE custom_tour_id IS NOT NULL',
];

const retention = [
  'ALTER TABLE checkouts ADD COLUMN travel_papers_erased_at timestamptz',
  `CREATE INDEX checkouts_open ON checkouts (updated_at) WHERE status = 'BOOKING_INITIATED'`,
  `CREATE INDEX checkouts_with_travel_papers ON checkouts (end_date)
    WHERE travel_papers_erased_at IS NULL AND (traveler_details IS NOT NULL OR activity_answers IS NOT NULL)`,
  `CREATE INDEX checkouts_with_persons ON checkouts (end_date) WHERE traveler_details IS NOT NULL OR customer_email IS NOT NULL`,
  'ALTER TABLE checkouts ALTER COLUMN session_hash DROP NOT NULL',
  'ALTER TABLE checkouts DROP CONSTRAINT checkouts_session_hash_fkey',
  'ALTER TABLE checkouts ADD FOREIGN KEY (session_hash) REFERENCES sessions ON DELETE SET NULL',
  'CREATE INDEX sessions_by_age ON sessions (created_at)',
  'CREATE INDEX idempotency_keys_by_age ON idempotency_keys (started_at)',
  'CREATE INDEX outbox_sent ON outbox (sent_at) WHERE sent_at IS NOT NULL AND checkout_id IS NOT NULL',
  'ALTER TABLE custom_tours ALTER COLUMN client_key DROP NOT NULL',
  'ALTER TABLE custom_tours ALTER COLUMN payload_hash DROP NOT NULL',
  'CREATE INDEX custom_tours_with_key ON custom_tours (created_at) WHERE client_key IS NOT NULL',
];

const offers = [
  `ALTER TABLE checkouts
    ADD COLUMN base_services jsonb NOT NULL DEFAULT '{}',
    ADD COLUMN upsells jsonb NOT NULL DEFAULT '{}',
    ADD COLUMN promo_code jsonb,
    ADD COLUMN external_charges jsonb NOT NULL DEFAULT '[]'`,
  'CREATE TABLE promo_code_uses (promo_code text PRIMARY KEY, used integer NOT NULL CHECK (used >= 0))',
  `CREATE TABLE promo_code_redemptions (
    checkout_id text PRIMARY KEY REFERENCES checkouts ON DELETE CASCADE,
    promo_code text NOT NULL REFERENCES promo_code_uses,
    redeemed_at timestamptz NOT NULL DEFAULT now()
  )`,
];

/** Limits of single components, below those of their departures. */
const componentPlaces = [
  `CREATE TABLE component_places (
    tour_id text NOT NULL,
    date date NOT NULL,
    component_id text NOT NULL,
    places integer NOT NULL,
    taken integer NOT NULL DEFAULT 0,
    PRIMARY KEY (tour_id, date, component_id),
    CONSTRAINT component_places_taken CHECK (taken >= 0 AND taken <= places)
  )`,
];

const drafts = [
  'ALTER TABLE checkouts ADD COLUMN draft text',
  'ALTER TABLE checkouts ADD COLUMN hand_overs integer NOT NULL DEFAULT 0',
  'ALTER TABLE outbox ADD COLUMN recipient text',
];

/** Null in checkouts that are older. */
const plannedParts = ['ALTER TABLE checkouts ADD COLUMN planned_parts jsonb'];

/** What the rounds look for every few seconds, and webhooks by. The partial indexes that these replace fitted no query. */
const rounds = [
  'CREATE INDEX checkouts_by_status ON checkouts (status, id)',
  'DROP INDEX checkouts_waiting',
  'DROP INDEX checkouts_unsettled',
  'CREATE INDEX payment_transactions_at_provider ON payment_transactions (provider_key) WHERE provider_key IS NOT NULL',
];
