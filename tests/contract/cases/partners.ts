import { expect, test } from 'vitest';
import { webhookPath } from '#server/payments/webhooks/receive-webhooks.ts';
import { signatureHeader, signWebhook } from '#server/payments/webhooks/webhook-signature.ts';
import { supplierEventPurpose, supplierEventsPath } from '#server/suppliers/receive-decisions.ts';
import { testSecret } from '../../server/store-fixture.ts';
import type { Contract } from '../contract.ts';

export function cases(contract: Contract): void {
  test.each([
    [webhookPath, { id: 'webhook-of-nothing', key: 'no-payment' }, undefined],
    [supplierEventsPath, { id: 'event-of-nothing', reference: 'NOBOOKING', decision: 'confirmed' }, supplierEventPurpose],
  ])('%s: what payment provider and suppliers tell is taken at the store’s address, and only from them', async (url, event, purpose) => {
    const payload = JSON.stringify(event);
    const send = async (secret: string, at = new Date()) => {
      const headers = { 'content-type': 'application/json', [signatureHeader]: signWebhook(payload, secret, at, purpose) };
      const answer = await contract.store().app.inject({ method: 'POST', url, headers, payload });
      return [answer.statusCode, answer.json().code];
    };
    expect(await send('a secret of somebody else entirely')).toEqual([400, 'WEBHOOK_REFUSED']);
    expect(await send(testSecret, new Date(Date.now() - 3_600_000))).toEqual([400, 'WEBHOOK_REFUSED']);
    expect(await send(testSecret)).toEqual([200, undefined]);
    expect(await send(testSecret)).toEqual([200, undefined]);
  });
}
