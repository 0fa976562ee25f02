import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CallName, callContracts, calls } from '#contract/calls.generated.ts';
import { type Sessions, sessionCookieName, sessionMaxAge } from '#server/accounts/sessions.ts';
import { compileStrict, compileText, schemaOf } from './api-schemas.ts';
import type { CallContext, Handlers } from './handlers.ts';
import { type CallSchema, registerOpenapi } from './openapi.ts';
import { answerError, checkOrigin, type OriginPolicy } from './request-checks.ts';
import { itineraryPrefix, requireHeaders } from './request-headers.ts';

export interface CallsOptions {
  handlers: Handlers;
  callers: Callers;
}

/** Who may make calls, and how they say who they are. */
export interface Callers {
  /** @throws BookingError where the request comes from somebody who may not make it */
  admit(request: FastifyRequest, isChange: boolean): void;
  contextOf(request: FastifyRequest, reply: FastifyReply): Promise<CallContext>;
}

export interface BrowsersOptions {
  sessions: Sessions;
  origin: OriginPolicy;
  /** Whether the session's cookie travels over https alone. */
  isSecure: boolean;
}

/** Browsers on the store's own pages, known by their session's cookie. */
export function browsers({ sessions, origin, isSecure }: BrowsersOptions): Callers {
  return {
    admit(request, isChange) {
      if (isChange) checkOrigin(request, origin, 'application/json');
    },
    contextOf: (request, reply) => contextOf(request, reply, sessions, isSecure),
  };
}

interface CallRow {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  access: 'public' | 'session' | 'owner';
  params?: string;
  query?: string;
  body?: string;
  answer: string;
}

/** Seconds for which answers to public calls may be shared. */
const publicMaxAge = 10;

/** Calls of one address a minute, where a person needs far fewer than all changing calls may be. */
const callsAMinute: Partial<Record<CallName, number>> = {
  createCustomTour: 20,
  mailCustomTour: 10,
  applyPromoCode: 20,
  createResumeLink: 10,
  readResumeLink: 30,
  resumeCheckout: 10,
};

/** Most bytes of a body; a party of sixty with all their details has a fifth of it. */
const bodyLimit = 256 * 1024;

/** Registers every call of the table: what it carries is validated by its schemas, and so is what it answers. */
export async function registerCalls(fastify: FastifyInstance, options: CallsOptions): Promise<void> {
  await fastify.register(async (scope) => {
    scope.setErrorHandler((error, request, reply) => answerError(error, request, reply));
    scope.setValidatorCompiler(({ schema, httpPart }) => (httpPart === 'body' ? compileStrict : compileText)(schema as object));
    scope.setSerializerCompiler(({ schema }) => {
      const validate = compileStrict(schema as object);
      return (answer) => {
        if (!validate(answer))
          throw new Error(`The answer does not fit its schema at ${validate.errors?.[0]?.instancePath}: ${validate.errors?.[0]?.message}`);
        return JSON.stringify(answer);
      };
    });
    readEmptyBodies(scope);
    await registerOpenapi(scope);
    for (const name of Object.keys(calls) as CallName[]) registerCall(scope, name, options);
  });
}

/** "Empty body" is sent as nothing by some clients and as {} by others. */
function readEmptyBodies(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.removeContentTypeParser(['application/json', 'text/plain']);
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else parse(request, body.toString(), done);
  });
}

function registerCall(scope: FastifyInstance, name: CallName, { handlers, callers }: CallsOptions): void {
  const row: CallRow = { ...calls[name], ...callContracts[name] };
  const schema: CallSchema = {
    operationId: name,
    ...(row.params ? { params: schemaOf(row.params) } : {}),
    ...(row.query ? { querystring: schemaOf(row.query) } : {}),
    ...(row.body ? { body: schemaOf(row.body) } : {}),
    response: { 200: schemaOf(row.answer) },
  };
  const handler = handlers[name] as (context: CallContext, input: object) => Promise<unknown>;

  scope.route({
    method: row.method,
    url: row.path.replace(/\{(\w+)\}/g, ':$1'),
    schema,
    bodyLimit,
    ...(name in callsAMinute && { config: { rateLimit: { max: callsAMinute[name] ?? 0, timeWindow: '1 minute' } } }),
    onRequest: async (request) => {
      callers.admit(request, row.method !== 'GET');
      if (row.path.startsWith(itineraryPrefix)) requireHeaders(request);
    },
    handler: async (request, reply) => {
      reply.header('cache-control', row.access === 'public' ? `public, max-age=${publicMaxAge}` : 'no-store');
      const context = await callers.contextOf(request, reply);
      const input = {
        ...(row.params ? { params: request.params } : {}),
        ...(row.query ? { query: request.query } : {}),
        ...(row.body ? { body: request.body } : {}),
      };
      return handler(context, input);
    },
  });
}

/** The hash of the session that a request's cookie names; null without one. */
export async function sessionOf(request: FastifyRequest, sessions: Sessions): Promise<string | null> {
  const token = request.cookies[sessionCookieName];
  return token ? sessions.find(token) : null;
}

export function setSessionCookie(reply: FastifyReply, token: string, isSecure: boolean): void {
  reply.setCookie(sessionCookieName, token, { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure, maxAge: sessionMaxAge });
}

async function contextOf(request: FastifyRequest, reply: FastifyReply, sessions: Sessions, isSecure: boolean): Promise<CallContext> {
  const sessionHash = await sessionOf(request, sessions);
  return {
    sessionHash,
    ensureSession: async () => {
      if (sessionHash) return sessionHash;
      const { token, hash } = await sessions.create();
      setSessionCookie(reply, token, isSecure);
      return hash;
    },
  };
}
