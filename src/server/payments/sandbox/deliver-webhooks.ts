import { sql } from 'kysely';
import type { Db } from '#server/database/open-database.ts';
import { signatureHeader, signWebhook } from '#server/payments/webhooks/webhook-signature.ts';

export interface WebhookDelivery {
  db: Db;
  now: () => Date;
  /** The merchant's address. */
  url: string;
  secret: string;
}

/** Seconds for which a webhook belongs to the process that took it: longer than a delivery may take. */
const claimSeconds = 30;
const timeoutMs = 15_000;
const longestPauseSeconds = 3600;

/** Tells the merchant what has changed, one webhook after another, each until it was taken: at least once, in no sure order. */
export async function deliverWebhooks({ db, now, url, secret }: WebhookDelivery): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ id: string; session_key: string; status: string; attempts: number }>`
      UPDATE sandbox_payment_webhooks
      SET attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => ${claimSeconds}::integer)
      WHERE id = (
        SELECT id FROM sandbox_payment_webhooks WHERE delivered_at IS NULL AND next_attempt_at <= now()
        ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED
      )
      RETURNING id, session_key, status, attempts`.execute(db);
    const row = rows[0];
    if (!row) return;
    const body = JSON.stringify({ id: row.id, key: row.session_key, status: row.status });
    if (await isTaken(url, body, signWebhook(body, secret, now()))) {
      await sql`UPDATE sandbox_payment_webhooks SET delivered_at = now() WHERE id = ${row.id}`.execute(db);
    } else {
      const pause = Math.min(2 ** row.attempts, longestPauseSeconds);
      await sql`
        UPDATE sandbox_payment_webhooks SET next_attempt_at = now() + make_interval(secs => ${pause}::integer)
        WHERE id = ${row.id}`.execute(db);
    }
  }
}

async function isTaken(url: string, body: string, signature: string): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [signatureHeader]: signature },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
