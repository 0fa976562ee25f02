import { createHash, randomBytes } from 'node:crypto';
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
  };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
