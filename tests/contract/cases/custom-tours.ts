import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { expectOk } from '../../server/store-fixture.ts';
import type { Contract } from '../contract.ts';

const query = { market: 'be', lang: 'fr' };
const answers = { where: ['north/norway'], length: 5, adults: 2, beds: 'fine', who: 'Ada Example', mail: 'ada@example.com' };

export function cases(contract: Contract): void {
  test('a custom tour is made once for a key, shown to whoever knows it, and mailed', async () => {
    const visitor = contract.visitor();
    const body = { clientKey: randomUUID(), answers };
    const { refId } = expectOk(await visitor.call('createCustomTour', { query, body }));
    expect(expectOk(await visitor.call('createCustomTour', { query, body })).refId).toBe(refId);
    const reused = await visitor.call('createCustomTour', { query, body: { ...body, answers: { ...answers, length: 7 } } });
    expect([reused.status, reused.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);

    const shown = expectOk(await contract.visitor().call('getCustomTour', { params: { refId }, query }));
    expect(shown).toMatchObject({ refId, emailHint: 'a…@example.com' });
    expect(expectOk(await visitor.call('mailCustomTour', { params: { refId }, body: {} }))).toEqual({ ok: true });
  });

  test('answers that are wrong are named; a tour that does not exist is not found', async () => {
    const visitor = contract.visitor();
    const refused = await visitor.call('createCustomTour', { query, body: { clientKey: randomUUID(), answers: { mail: 'ada' } } });
    expect(refused.body).toMatchObject({ status: 422, code: 'VALIDATION_FAILED', fields: ['length', 'mail'] });
    const refId = 'a'.repeat(32);
    const shown = await visitor.call('getCustomTour', { params: { refId }, query });
    expect([shown.status, shown.body.code]).toEqual([404, 'CUSTOM_TOUR_NOT_FOUND']);
    const mailed = await visitor.call('mailCustomTour', { params: { refId }, body: {} });
    expect([mailed.status, mailed.body.code]).toEqual([404, 'CUSTOM_TOUR_NOT_FOUND']);
  });
}
