import { sql } from 'kysely';
import type { Db } from '#server/database/open-database.ts';
import type { OutboxKind } from '#server/database/schema.ts';

/** Something that was promised in a transaction and must be sent now that it is committed. */
export interface OutboxItem {
  id: string;
  kind: OutboxKind;
  /** What it is about: a checkout's id, or the reference id of a custom tour. */
  subject: string;
}

export interface OutboxOptions {
  db: Db;
  /** Sends one item; must recognise an item that it is given twice. */
  send: (item: OutboxItem) => Promise<void>;
  onFailure: (item: OutboxItem, error: unknown) => void;
}

/** Seconds for which an item belongs to the worker that took it: longer than sending ever takes. */
const claimSeconds = 60;
const longestPauseSeconds = 3600;

/**
 * Sends what is due, one item after another, until nothing is. An item is taken by moving its next attempt ahead, so that
 * no other worker takes it meanwhile and a worker that dies gives it back; it is sent at least once and never again once
 * it is marked as sent.
 */
export async function drainOutbox({ db, send, onFailure }: OutboxOptions): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ id: string; kind: OutboxItem['kind']; subject: string; attempts: number }>`
      UPDATE outbox SET attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => ${claimSeconds}::integer)
      WHERE id = (
        SELECT id FROM outbox WHERE sent_at IS NULL AND next_attempt_at <= now()
        ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED
      )
      RETURNING id, kind, coalesce(checkout_id, custom_tour_id) AS subject, attempts`.execute(db);
    const row = rows[0];
    if (!row) return;
    const item: OutboxItem = { id: row.id, kind: row.kind, subject: row.subject };
    try {
      await send(item);
      await sql`UPDATE outbox SET sent_at = now(), last_error = NULL WHERE id = ${row.id}`.execute(db);
    } catch (error) {
      const pause = Math.min(2 ** row.attempts, longestPauseSeconds);
      const reason = error instanceof Error ? error.name : 'unknown';
      await sql`UPDATE outbox SET last_error = ${reason}, next_attempt_at = now() + make_interval(secs => ${pause}::integer) WHERE id = ${row.id}`.execute(
        db,
      );
      onFailure(item, error);
    }
  }
}
