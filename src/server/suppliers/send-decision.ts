import { randomUUID } from 'node:crypto';
import { signatureHeader, signWebhook } from '#server/payments/webhooks/webhook-signature.ts';
import { type SupplierEvent, supplierEventPurpose, supplierEventsPath } from './receive-decisions.ts';

export interface DecisionToSend extends Pick<SupplierEvent, 'reference' | 'decision'> {
  /** Of the store that is told. */
  origin: string;
  sessionSecret: string;
}

/**
 * Tells a running store what the sandbox supplier has decided, as the supplier itself would: signed, over HTTP.
 * @returns whether something under the reference waited for a decision
 * @throws where the store does not answer, or refuses
 */
export async function sendDecision({ origin, reference, decision, sessionSecret }: DecisionToSend): Promise<boolean> {
  const body = JSON.stringify({ id: randomUUID(), reference, decision } satisfies SupplierEvent);
  const response = await fetch(origin + supplierEventsPath, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [signatureHeader]: signWebhook(body, sessionSecret, new Date(), supplierEventPurpose),
    },
    body,
  });
  if (!response.ok) throw new Error(`The store answered ${response.status}`);
  const { decided } = (await response.json()) as { decided: boolean };
  return decided;
}
