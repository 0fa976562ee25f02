import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { sandboxPaymentsPath } from '#server/payments/sandbox/sandbox-payments.ts';
import { expectOk, openPayment, sendCard, sessionBody, type Visitor } from '../server/store-fixture.ts';
import type { Fault } from '../support/faulty-proxy.ts';
import { registerContract } from './contract.ts';
import { openRemoteStore, type PlatformInProcess, runPlatform } from './remote-platform.ts';

/**
 * Faults that the rule of retries mends: every third address that is only read fails the first time, in turn by a status, by a
 * connection that is cut, and by a wait; what changes something waits a little. A driver that is right passes every case.
 */
function mendable(): (request: IncomingMessage) => Fault {
  const statuses = [408, 425, 429, 500, 502, 503, 504];
  const failedOnce = new Set<string>();
  let count = 0;
  return ({ method, url = '' }) => {
    count++;
    if (method !== 'GET') return count % 5 === 0 ? { delay: 30 } : null;
    // Pages go to browsers, which know no such rule.
    if (url.startsWith(sandboxPaymentsPath) || failedOnce.delete(url) || count % 3 !== 0) return null;
    failedOnce.add(url);
    return count % 2 === 0 ? 'cut' : { status: statuses[count % statuses.length] ?? 503 };
  };
}

let platform: PlatformInProcess;
const contract = await registerContract(async () => {
  platform = await runPlatform();
  platform.proxy.plan(mendable());
  const store = await openRemoteStore(platform.proxy.origin);
  return {
    store,
    db: platform.database.db,
    close: async () => {
      await store.close();
      await platform.close();
    },
  };
});

/** Faults that nothing mends: what the platform did stays done, and its answer is lost. */
describe('an answer that is lost fails cleanly, and asking again does nothing twice', () => {
  afterEach(() => platform.proxy.plan(() => null));

  /** Loses the next answer to a call that changes something. */
  function loseNext(path: string): void {
    let isLost = false;
    platform.proxy.plan(({ method, url = '' }) => {
      if (isLost || method === 'GET' || !url.includes(path)) return null;
      isLost = true;
      return 'truncate';
    });
  }

  const badGateway = [502, 'BAD_GATEWAY'];

  test('createCheckout', async () => {
    const visitor = contract.visitor();
    const body = await contract.trip();
    loseNext('/api/tours/checkout');
    const lost = await visitor.call('createCheckout', { body });
    expect([lost.status, lost.body.code]).toEqual(badGateway);
    const { checkoutId } = expectOk(await visitor.call('createCheckout', { body }));
    const made = contract.db().selectFrom('checkouts').select('id').where('departure_date', '=', body.departureDate);
    const ofVisitor = await made.where('session_hash', '=', hashOfSession(visitor)).execute();
    expect(ofVisitor).toEqual([{ id: checkoutId }]);
  });

  test('createCheckoutSession', async () => {
    const { visitor, checkoutId } = await contract.readyCheckout();
    const ask = () => visitor.call('createCheckoutSession', { params: { checkoutId }, body: sessionBody });
    loseNext('/checkout-sessions');
    const lost = await ask();
    expect([lost.status, lost.body.code]).toEqual(badGateway);
    const { id } = expectOk(await ask());
    const sessions = contract.db().selectFrom('sandbox_payment_sessions').select('id').where('key', 'like', `${checkoutId}:%`);
    expect(await sessions.execute()).toEqual([{ id }]);
  });

  test('settle, while the payer waits', async () => {
    const { visitor, checkoutId } = await contract.readyCheckout();
    const session = await openPayment(visitor, checkoutId);
    await sendCard(visitor, session.confirm_url, '4242424242424242');
    loseNext('/settle');
    const back = await visitor.send('GET', session.return_url);
    expect([back.status, String(back.headers.location)]).toEqual([303, `/checkout/${checkoutId}/payment-successful`]);
    const captures = contract
      .db()
      .selectFrom('sandbox_payment_operations')
      .select('kind')
      .where('session_id', '=', session.id)
      .where('kind', '=', 'capture');
    expect(await captures.execute()).toHaveLength(1);
  });

  test('what only reads', async () => {
    const { visitor, query } = await contract.newCheckout();
    platform.proxy.plan(({ method }) => (method === 'GET' ? 'truncate' : null));
    const lost = await visitor.call('getCheckoutDetails', { query });
    expect([lost.status, lost.body.code]).toEqual(badGateway);
    platform.proxy.plan(() => ({ status: 504 }));
    const late = await visitor.call('getCheckoutDetails', { query });
    expect([late.status, late.body.code]).toEqual([503, 'API_SERVICE_UNAVAILABLE']);
  });
});

test('neither server has logged who somebody is, what he pays with, or whose session it is', () => {
  const told = [...contract.store().log, platform.process.output()].join('\n');
  expect(told).not.toMatch(/Lambert|mail\.example|4242424242424242|DE89370400440532013000|portolan_session=/);
  expect(platform.process.output()).not.toMatch(/[0-9a-f]{64}/);
});

function hashOfSession({ cookie = '' }: Visitor): string {
  return createHash('sha256').update(cookie.replace('portolan_session=', '')).digest('hex');
}
