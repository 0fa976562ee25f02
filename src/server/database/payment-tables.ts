/** Payments of bookings, and the rest of the sandbox payment provider's tables. */
export const paymentTables = [
  'ALTER TABLE checkouts ADD COLUMN payment_plan text',
  'ALTER TABLE checkouts ADD COLUMN payment_method text',
  `CREATE TABLE payment_transactions (
    key text PRIMARY KEY,
    checkout_id text NOT NULL REFERENCES checkouts,
    session_key text NOT NULL,
    place integer NOT NULL,
    method text NOT NULL,
    due_date date NOT NULL,
    amount bigint NOT NULL,
    refunded bigint NOT NULL DEFAULT 0,
    currency text NOT NULL,
    status text NOT NULL DEFAULT 'Open',
    decline_code text,
    provider_key text,
    attempts integer NOT NULL DEFAULT 0,
    next_attempt_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT payment_transactions_refunded CHECK (refunded >= 0 AND refunded <= amount)
  )`,
  'CREATE INDEX payment_transactions_of_checkout ON payment_transactions (checkout_id)',
  'CREATE INDEX payment_transactions_of_session ON payment_transactions (session_key)',
  `CREATE INDEX payment_transactions_due ON payment_transactions (due_date) WHERE place > 0 AND status IN ('Open', 'Failed')`,
  `CREATE TABLE payment_refunds (
    refund_key text PRIMARY KEY,
    reason_key text NOT NULL,
    transaction_key text NOT NULL REFERENCES payment_transactions,
    amount bigint NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  'CREATE INDEX payment_refunds_of_reason ON payment_refunds (reason_key)',
  `CREATE TABLE payment_webhooks (
    id text PRIMARY KEY,
    received_at timestamptz NOT NULL DEFAULT now(),
    settled_at timestamptz
  )`,

  `ALTER TABLE sandbox_payment_sessions ADD COLUMN method text NOT NULL DEFAULT 'card'`,
  'ALTER TABLE sandbox_payment_sessions ADD COLUMN saves_method boolean NOT NULL DEFAULT false',
  'ALTER TABLE sandbox_payment_sessions ADD COLUMN standing_mandate text',
  'ALTER TABLE sandbox_payment_sessions ADD COLUMN saved_means text',
  'ALTER TABLE sandbox_payment_sessions ADD COLUMN captures_itself boolean NOT NULL DEFAULT false',
  'ALTER TABLE sandbox_payment_sessions ADD COLUMN settles_at timestamptz',
  'ALTER TABLE sandbox_payment_sessions ADD COLUMN settles_as text',
  'CREATE INDEX sandbox_payment_sessions_unsettled ON sandbox_payment_sessions (settles_at) WHERE settles_at IS NOT NULL',
  `ALTER TABLE sandbox_payment_operations ADD COLUMN refund_key text NOT NULL DEFAULT ''`,
  'ALTER TABLE sandbox_payment_operations DROP CONSTRAINT sandbox_payment_operations_pkey',
  'ALTER TABLE sandbox_payment_operations ADD PRIMARY KEY (session_id, kind, refund_key)',
  `CREATE TABLE sandbox_payment_webhooks (
    id text PRIMARY KEY,
    session_key text NOT NULL,
    status text NOT NULL,
    attempts integer NOT NULL DEFAULT 0,
    next_attempt_at timestamptz NOT NULL DEFAULT now(),
    delivered_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  'CREATE INDEX sandbox_payment_webhooks_undelivered ON sandbox_payment_webhooks (next_attempt_at) WHERE delivered_at IS NULL',
];

/** Payments that were begun before they were kept here, as the sandbox provider has them: all at once, by card. */
export const earlierPayments = [
  `INSERT INTO payment_transactions
      (key, checkout_id, session_key, place, method, due_date, amount, currency, status, decline_code, created_at)
    SELECT session.key, checkout.id, session.key, 0, session.method, (session.created_at AT TIME ZONE 'UTC')::date,
      session.amount, session.currency,
      CASE
        WHEN EXISTS (
          SELECT FROM sandbox_payment_operations AS operation WHERE operation.session_id = session.id AND operation.kind = 'capture'
        ) THEN 'Closed'
        WHEN session.status = 'authorised' THEN 'Preauth'
        WHEN session.status = 'requires_action' THEN 'InProgress'
        WHEN session.status = 'declined' THEN 'Failed'
        WHEN session.status = 'cancelled' THEN 'Deleted'
        ELSE 'Open'
      END,
      session.decline_code, session.created_at
    FROM sandbox_payment_sessions AS session
    JOIN checkouts AS checkout
      ON session.key = checkout.id || ':' || checkout.price_version || ':' || checkout.payment_attempt
    WHERE checkout.payment_plan IS NULL
    ON CONFLICT (key) DO NOTHING`,
  `UPDATE checkouts SET payment_plan = 'ONE_TIME', payment_method = 'CARD'
    WHERE payment_plan IS NULL AND EXISTS (
      SELECT FROM payment_transactions AS payment WHERE payment.checkout_id = checkouts.id
    )`,
];
