import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ResumeReading, ResumeToken } from '#contract/api.generated.ts';
import { BookingError } from '#domain/error-catalogue.ts';
import type { CallContext, Handlers } from '#server/bff/handlers.ts';
import { answerError, checkOrigin, type OriginPolicy } from '#server/bff/request-checks.ts';
import { resumePath } from './resume-link.ts';
import { resumeStylesheet } from './resume-page.ts';

/** What a link is worth, and the link itself where its button can be pressed. */
export interface ResumePageInput extends ResumeReading {
  token: ResumeToken | null;
}

export interface ResumeOptions {
  handlers: Pick<Handlers, 'readResumeLink' | 'resumeCheckout'>;
  origin: OriginPolicy;
  /** Who asks, with the cookie of a new session where one is begun. */
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<CallContext>;
  page: (input: ResumePageInput) => Promise<string>;
  /** The checkout's own address; null where there is none. */
  entry: (checkoutId: string) => Promise<string | null>;
}

export const resumeStylesheetPath = `${resumePath}/page.css`;

const statusOf: Record<ResumeReading['state'], number> = { open: 200, used: 410, expired: 410, closed: 410, unknown: 404 };

const unknown: ResumePageInput = { state: 'unknown', market: null, language: null, token: null };

/**
 * The address of a link that takes a checkout to another device. Opening it changes nothing; its button does. The browser
 * tells nobody the address that it came from, and the next one does not hold the link.
 */
export function registerResume(fastify: FastifyInstance, { handlers, origin, contextOf, page, entry }: ResumeOptions): void {
  fastify.register(async (scope) => {
    scope.setErrorHandler((error, request, reply) => answerError(error, request, reply));
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 4096 }, (_, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(body.toString())));
    });

    scope.get(resumeStylesheetPath, async (_, reply) =>
      reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(resumeStylesheet),
    );

    scope.get(resumePath, async (request, reply) => {
      const token = tokenOf(request.query);
      return show(reply, token ? await read(request, reply, token) : unknown);
    });

    scope.post(
      resumePath,
      {
        config: { rateLimit: { max: 10, timeWindow: '1 minute' } },
        preValidation: async (request) => checkOrigin(request, origin, 'application/x-www-form-urlencoded'),
      },
      async (request, reply) => {
        const token = tokenOf(request.body);
        if (!token) return show(reply, unknown);
        const context = await contextOf(request, reply);
        // A link that is worth nothing begins no session.
        const reading = await handlers.readResumeLink(context, { body: token });
        if (reading.state !== 'open') return show(reply, { ...reading, token });
        try {
          const { checkoutId } = await handlers.resumeCheckout(context, { body: token });
          return withoutTrace(reply).redirect((await entry(checkoutId)) ?? '/', 303);
        } catch (error) {
          if (!(error instanceof BookingError) || error.code !== 'CHECKOUT_NOT_FOUND') throw error;
          return show(reply, await read(request, reply, token));
        }
      },
    );
  });

  async function read(request: FastifyRequest, reply: FastifyReply, token: ResumeToken): Promise<ResumePageInput> {
    return { ...(await handlers.readResumeLink(await contextOf(request, reply), { body: token })), token };
  }

  async function show(reply: FastifyReply, input: ResumePageInput): Promise<FastifyReply> {
    return withoutTrace(reply)
      .code(statusOf[input.state])
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(await page(input));
  }
}

/** Only the origin is told to whom the browser turns next: a form needs it, to show that it is ours. */
function withoutTrace(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-store').header('referrer-policy', 'strict-origin');
}

/** What an address or a form says of a link; null where it is none. */
function tokenOf(input: unknown): ResumeToken | null {
  const { checkout, turn, expires, signature } = (input ?? {}) as Record<string, unknown>;
  if (typeof checkout !== 'string' || typeof signature !== 'string' || checkout.length > 100 || signature.length > 100) return null;
  const [turnNumber, expiresNumber] = [Number(turn), Number(expires)];
  if (!Number.isSafeInteger(turnNumber) || !Number.isSafeInteger(expiresNumber) || turnNumber < 0 || expiresNumber < 0) return null;
  return { checkout, turn: turnNumber, expires: expiresNumber, signature };
}
