import { setTimeout as sleep } from 'node:timers/promises';
import type { Settlement } from '#server/booking/provider.ts';

/** Asks until the payment is settled, for some seconds at most. */
export async function waitForSettlement(settle: () => Promise<Settlement>, { patience = 5_000, pause = 250 } = {}): Promise<Settlement> {
  const deadline = Date.now() + patience;
  for (;;) {
    const settlement = await settle();
    if (settlement.state !== 'pending' || Date.now() >= deadline) return settlement;
    await sleep(pause);
  }
}
