import { createHash, randomBytes } from 'node:crypto';
import type { SalesChannel } from '#contract/sales-channel.ts';
import { daysBefore, sessionDays } from '#domain/retention.ts';
import type { Db } from '#server/database/open-database.ts';

export const sessionCookieName = 'portolan_session';

/** Seconds for which a session lasts, in the browser and here. */
export const sessionMaxAge = sessionDays * 24 * 3600;

/** Sessions own checkouts. The database knows only the hash of a token: who reads it cannot take over a session. */
export interface Sessions {
  /** The hash that checkouts are filed under; null where the token is unknown or its time is over. */
  find(token: string): Promise<string | null>;
  /** @param agency the agency that the visitor was handed over by; without it he buys for himself */
  create(agency?: { agencyId: string }): Promise<{ token: string; hash: string }>;
  /** How a session buys; for himself, where the session is gone. */
  originOf(hash: string): Promise<SessionOrigin>;
  /** Files a session that another server has made, once. */
  adopt(hash: string, origin: SessionOrigin): Promise<void>;
}

/** Through which channel and agency a session buys. */
export interface SessionOrigin {
  channel: SalesChannel;
  agencyId: string | null;
}

export function createSessions(db: Db, now: () => Date): Sessions {
  return {
    async find(token) {
      const row = await db
        .selectFrom('sessions')
        .select('token_hash')
        .where('token_hash', '=', hashOf(token))
        .where('created_at', '>', daysBefore(now(), sessionDays).toISOString())
        .executeTakeFirst();
      return row?.token_hash ?? null;
    },
    async create(agency) {
      const token = randomBytes(32).toString('base64url');
      const hash = hashOf(token);
      await db
        .insertInto('sessions')
        .values({ token_hash: hash, created_at: now().toISOString(), ...(agency ? { channel: 'APP', agency_id: agency.agencyId } : {}) })
        .execute();
      return { token, hash };
    },
    async originOf(hash) {
      const row = await db.selectFrom('sessions').select(['channel', 'agency_id']).where('token_hash', '=', hash).executeTakeFirst();
      return { channel: row?.channel ?? 'IBE', agencyId: row?.agency_id ?? null };
    },
    async adopt(hash, { channel, agencyId }) {
      await db
        .insertInto('sessions')
        .values({ token_hash: hash, created_at: now().toISOString(), channel, agency_id: agencyId })
        .onConflict((conflict) => conflict.column('token_hash').doNothing())
        .execute();
    },
  };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
