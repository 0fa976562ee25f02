import type { FastifyInstance } from 'fastify';
import { serverPaths } from '#contract/server-paths.ts';
import { BookingError } from '#domain/error-catalogue.ts';
import type { Db } from '#server/database/open-database.ts';
import { isGenuine, signatureHeader } from './webhook-signature.ts';

export const webhookPath = serverPaths.paymentWebhooks;

/** Milliseconds after which a webhook that was not settled counts as lost with the process that had it. */
const lostAfter = 60_000;

interface WebhookBody {
  id: string;
  /** Ours, of the payment whose status has changed. */
  key: string;
}

export interface WebhookOptions {
  db: Db;
  now: () => Date;
  sessionSecret: string;
  /** Takes what a payment is for as far as it goes now. The webhook's own words are not believed: the provider is asked. */
  settlePayment(payment: { checkoutId: string; key: string; place: number }): Promise<void>;
}

/** Where the payment provider tells of payments that changed. Each webhook counts once, however often and late it comes. */
export function receiveWebhooks(scope: FastifyInstance, { db, now, sessionSecret, settlePayment }: WebhookOptions): void {
  scope.register(async (webhooks) => {
    // The signature is over the very bytes of the body.
    webhooks.removeContentTypeParser('application/json');
    webhooks.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => done(null, body));

    webhooks.post<{ Body: string }>(webhookPath, { config: { rateLimit: false } }, async ({ body, headers }, reply) => {
      const signature = headers[signatureHeader];
      if (typeof body !== 'string' || !isGenuine(body, String(signature), sessionSecret, now())) throw new BookingError('WEBHOOK_REFUSED');
      const { id, key } = readWebhook(body);
      if (await begin(db, id)) {
        try {
          const payment = await findPayment(db, key);
          if (payment) await settlePayment(payment);
        } catch (error) {
          // The provider sends it again.
          await db.deleteFrom('payment_webhooks').where('id', '=', id).execute();
          throw error;
        }
        await db.updateTable('payment_webhooks').set({ settled_at: new Date().toISOString() }).where('id', '=', id).execute();
      }
      return reply.header('cache-control', 'no-store').send({ ok: true });
    });
  });
}

/** Whether a webhook is to be worked on: it is new, or who had it before was lost. */
async function begin(db: Db, id: string): Promise<boolean> {
  const lost = new Date(Date.now() - lostAfter).toISOString();
  const mine = await db
    .insertInto('payment_webhooks')
    .values({ id })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ received_at: new Date().toISOString() })
        .where('payment_webhooks.settled_at', 'is', null)
        .where('payment_webhooks.received_at', '<', lost),
    )
    .returning('id')
    .executeTakeFirst();
  return mine !== undefined;
}

async function findPayment(db: Db, key: string): Promise<{ checkoutId: string; key: string; place: number } | null> {
  const row = await db
    .selectFrom('payment_transactions')
    .select(['checkout_id', 'key', 'place'])
    .where((where) => where.or([where('key', '=', key), where('provider_key', '=', key)]))
    .executeTakeFirst();
  return row ? { checkoutId: row.checkout_id, key: row.key, place: row.place } : null;
}

/** @throws BookingError where a signed body is none of ours */
function readWebhook(body: string): WebhookBody {
  const { id, key } = JSON.parse(body) as Partial<WebhookBody>;
  if (typeof id !== 'string' || typeof key !== 'string') throw new BookingError('WEBHOOK_REFUSED', 'The webhook lacks its id or key');
  return { id, key };
}
