/** Holds, changes and cancellations of bookings, and what suppliers tell of them. */
export const bookingChangeTables = [
  'ALTER TABLE checkouts ADD COLUMN operations integer NOT NULL DEFAULT 0',
  'ALTER TABLE checkouts ADD COLUMN pending_change text',
  'ALTER TABLE checkouts ADD COLUMN change_refused boolean NOT NULL DEFAULT false',
  'ALTER TABLE checkouts ADD COLUMN cancellation jsonb',
  'ALTER TABLE checkouts ADD COLUMN option_key text',
  'ALTER TABLE checkouts ADD COLUMN option_expires_at timestamptz',
  'ALTER TABLE checkouts ADD COLUMN disputed_at timestamptz',
  `CREATE INDEX checkouts_waiting ON checkouts (id)
    WHERE status LIKE '%REQUESTED' OR status = 'CANCELLATION_INITIATED'`,
  'CREATE INDEX checkouts_with_options ON checkouts (option_expires_at) WHERE option_expires_at IS NOT NULL',

  `ALTER TABLE sandbox_supplier_bookings ADD COLUMN kind text NOT NULL DEFAULT 'booking'`,
  'ALTER TABLE sandbox_supplier_bookings ADD COLUMN of_key text',
  'ALTER TABLE sandbox_supplier_bookings ADD COLUMN is_on_request boolean NOT NULL DEFAULT false',
  'CREATE INDEX sandbox_supplier_bookings_changes ON sandbox_supplier_bookings (of_key) WHERE of_key IS NOT NULL',
  `CREATE TABLE supplier_events (
    id text PRIMARY KEY,
    received_at timestamptz NOT NULL DEFAULT now()
  )`,
];
