import type { FastifyInstance } from 'fastify';
import { serverPaths } from '#contract/server-paths.ts';
import { BookingError } from '#domain/error-catalogue.ts';
import { answerError } from '#server/bff/request-checks.ts';
import type { Db } from '#server/database/open-database.ts';
import { isGenuine, signatureHeader } from '#server/payments/webhooks/webhook-signature.ts';

export const supplierEventsPath = serverPaths.supplierEvents;
export const supplierEventPurpose = 'supplier-event';

/** What a supplier tells of something that was asked for. */
export interface SupplierEvent {
  /** The supplier's own: the same event counts once, however often it comes. */
  id: string;
  /** The one that the traveller has. */
  reference: string;
  decision: 'confirmed' | 'rejected';
}

export interface SupplierEventOptions {
  db: Db;
  now: () => Date;
  sessionSecret: string;
  /** Lets the sandbox supplier's own people decide. @returns whether there was something to decide */
  decide(reference: string, isConfirmed: boolean): Promise<boolean>;
  /** Takes a checkout as far as it goes now: the supplier is asked, its event's own words are not believed. */
  settle(checkoutId: string): Promise<unknown>;
}

/** Where suppliers tell what they have decided about a part that was on request. */
export async function receiveDecisions(fastify: FastifyInstance, options: SupplierEventOptions): Promise<void> {
  const { db, now, sessionSecret, decide, settle } = options;
  await fastify.register(async (events) => {
    events.setErrorHandler((error, request, reply) => answerError(error, request, reply));
    // The signature is over the very bytes of the body.
    events.removeContentTypeParser('application/json');
    events.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => done(null, body));

    events.post<{ Body: string }>(supplierEventsPath, { config: { rateLimit: false } }, async ({ body, headers }, reply) => {
      const signature = String(headers[signatureHeader]);
      if (typeof body !== 'string' || !isGenuine(body, signature, sessionSecret, now(), supplierEventPurpose))
        throw new BookingError('WEBHOOK_REFUSED');
      const { id, reference, decision } = readEvent(body);
      const isNew = await db
        .insertInto('supplier_events')
        .values({ id })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
      const isDecided = isNew !== undefined && (await decide(reference, decision === 'confirmed'));
      const booking = await db.selectFrom('checkouts').select('id').where('booking_reference', '=', reference).executeTakeFirst();
      // What is told twice is settled again: the process that heard it first may have died.
      if (booking) await settle(booking.id);
      return reply.header('cache-control', 'no-store').send({ ok: true, decided: isDecided });
    });
  });
}

/** @throws BookingError where a signed body is none of ours */
function readEvent(body: string): SupplierEvent {
  const event = JSON.parse(body) as Partial<SupplierEvent>;
  const { id, reference, decision } = event;
  if (typeof id !== 'string' || typeof reference !== 'string' || (decision !== 'confirmed' && decision !== 'rejected'))
    throw new BookingError('WEBHOOK_REFUSED', 'The event lacks its id, reference or decision');
  return { id, reference, decision };
}
