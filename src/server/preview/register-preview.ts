import type { FastifyInstance } from 'fastify';
import { isValidPreviewLink, previewCookie, previewPath, previewSession, sessionSeconds } from './preview-session.ts';

export interface PreviewOptions {
  sessionSecret: string;
  isSecure: boolean;
  now: () => Date;
  /** What a visitor with a wrong or old link sees. */
  notFoundPage: () => Promise<string>;
}

const previewQuery = {
  type: 'object',
  properties: {
    to: { type: 'string', pattern: '^/(?![/\\\\])', maxLength: 2000 },
    expires: { type: 'integer' },
    signature: { type: 'string', maxLength: 100 },
  },
  required: ['to', 'expires', 'signature'],
} as const;

/** A signed link begins a preview: for some hours the visitor's pages are rendered anew, past every cache. */
export function registerPreview(app: FastifyInstance, { sessionSecret, isSecure, now, notFoundPage }: PreviewOptions): void {
  app.get<{ Querystring: { to: string; expires: number; signature: string } }>(
    previewPath,
    { schema: { querystring: previewQuery }, attachValidation: true },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (request.validationError || !isValidPreviewLink(request.query, sessionSecret, now()))
        return reply
          .code(404)
          .type('text/html; charset=utf-8')
          .send(await notFoundPage());
      const value = previewSession(sessionSecret, now());
      reply.setCookie(previewCookie, value, { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure, maxAge: sessionSeconds });
      return reply.redirect(request.query.to, 303);
    },
  );
}
