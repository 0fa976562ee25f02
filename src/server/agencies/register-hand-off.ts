import type { FastifyInstance, FastifyReply } from 'fastify';
import { type SalesChannel, salesChannelCookie } from '#contract/sales-channel.ts';
import { type Sessions, sessionMaxAge } from '#server/accounts/sessions.ts';
import { answerError } from '#server/bff/request-checks.ts';
import { type HandOff, handOffPath, isValidHandOff } from './hand-off-link.ts';

export interface HandOffOptions {
  sessions: Sessions;
  sessionSecret: string;
  isSecure: boolean;
  now: () => Date;
  /** What a visitor with a wrong or old link sees. */
  notFoundPage: () => Promise<string>;
  agencyExists: (company: string, agency: string) => Promise<boolean>;
  /** Where a market's visitors begin; null where there is no such market or language. */
  homeOf: (market: string, lang: string) => string | null;
  /** Gives the visitor the cookie of a session. */
  setSession: (reply: FastifyReply, token: string) => void;
}

const text = { type: 'string', minLength: 1, maxLength: 100 } as const;

const handOffQuery = {
  type: 'object',
  properties: { company: text, agency: text, market: text, lang: text, expires: { type: 'integer' }, signature: text },
  required: ['company', 'agency', 'market', 'lang', 'expires', 'signature'],
} as const;

/**
 * An agency hands a visitor over: a new session that belongs to the agency begins, and the visitor stands on the market's
 * home page. The session is always a new one, so that a link cannot put somebody else's checkouts under an agency. The
 * second cookie only tells the browser where the logo leads.
 */
export function registerHandOff(fastify: FastifyInstance, options: HandOffOptions): void {
  fastify.get<{ Querystring: HandOff & { signature: string } }>(
    handOffPath,
    { schema: { querystring: handOffQuery }, errorHandler: (error, request, reply) => answerError(error, request, reply) },
    async ({ query }, reply) => {
      const { signature, ...handOff } = query;
      const home = options.homeOf(handOff.market, handOff.lang);
      const isValid = isValidHandOff(handOff, signature, options.sessionSecret, options.now());
      if (!isValid || !home || !(await options.agencyExists(handOff.company, handOff.agency)))
        return reply
          .code(404)
          .header('cache-control', 'no-store')
          .type('text/html; charset=utf-8')
          .send(await options.notFoundPage());

      const { token } = await options.sessions.create({ agencyId: handOff.agency });
      options.setSession(reply, token);
      const channel: SalesChannel = 'APP';
      reply.setCookie(salesChannelCookie, channel, { path: '/', sameSite: 'lax', secure: options.isSecure, maxAge: sessionMaxAge });
      return reply.header('cache-control', 'no-store').redirect(home, 303);
    },
  );
}
