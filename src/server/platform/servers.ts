import type { FastifyRequest } from 'fastify';
import type { SalesChannel } from '#contract/sales-channel.ts';
import { BookingError } from '#domain/error-catalogue.ts';
import type { Sessions } from '#server/accounts/sessions.ts';
import type { Callers } from '#server/bff/register-calls.ts';
import { agencyHeader, channelHeader, sessionHeader } from '#server/booking/remote/internal-calls.ts';
import { isServiceToken } from '#server/booking/remote/service-token.ts';

const sessionHashPattern = /^[0-9a-f]{64}$/;

/** Stores that know the key, each speaking for the session that it names: only they have seen its cookie. */
export function servers(key: string, sessions: Sessions): Callers {
  return {
    admit(request) {
      const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
      if (!isServiceToken(token, key)) throw new BookingError('UNKNOWN_SERVER');
    },
    async contextOf(request) {
      const sessionHash = sessionHashOf(request);
      return {
        sessionHash,
        ensureSession: async () => {
          if (!sessionHash) throw new BookingError('VALIDATION_FAILED', 'The call needs a session', [sessionHeader]);
          await sessions.adopt(sessionHash, originOf(request));
          return sessionHash;
        },
      };
    },
  };
}

/** @throws BookingError where the header is not the hash of a session */
export function sessionHashOf(request: FastifyRequest): string | null {
  const hash = headerOf(request, sessionHeader);
  if (hash === undefined) return null;
  if (!sessionHashPattern.test(hash)) throw new BookingError('VALIDATION_FAILED', 'This is no hash of a session', [sessionHeader]);
  return hash;
}

function originOf(request: FastifyRequest): { channel: SalesChannel; agencyId: string | null } {
  const channel = headerOf(request, channelHeader) ?? 'IBE';
  if (channel !== 'APP' && channel !== 'IBE')
    throw new BookingError('VALIDATION_FAILED', 'There is no such sales channel', [channelHeader]);
  const agency = headerOf(request, agencyHeader);
  return { channel, agencyId: agency === undefined ? null : decodeURIComponent(agency) };
}

function headerOf({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
}
