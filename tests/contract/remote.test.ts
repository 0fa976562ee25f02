import type { IncomingMessage } from 'node:http';
import { sandboxPaymentsPath } from '#server/payments/sandbox/sandbox-payments.ts';
import type { Fault } from '../support/faulty-proxy.ts';
import { registerContract } from './contract.ts';
import { openRemoteStore, runPlatform } from './remote-platform.ts';

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

await registerContract(async () => {
  const platform = await runPlatform();
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
