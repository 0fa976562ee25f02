import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** How a call to the booking platform ended: answered, refused with a code of the catalogue, or failed on the way. */
export type PlatformCallResult = 'answered' | 'refused' | 'failed' | 'not_tried';

export interface PlatformMetrics {
  observe(call: string, result: PlatformCallResult, seconds: number): void;
  /** Tells whether calls are let through: 0 yes, 1 one is being tried, 2 none. */
  watchBreaker(state: () => number): void;
}

export function createPlatformMetrics(registry: Registry): PlatformMetrics {
  const calls = new Counter({
    name: 'portolan_platform_calls_total',
    help: 'Calls to the booking platform by how they ended',
    labelNames: ['call', 'result'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'portolan_platform_call_seconds',
    help: 'Time until the booking platform had answered',
    labelNames: ['call'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  return {
    observe(call, result, seconds) {
      calls.inc({ call, result });
      if (result !== 'not_tried') durations.observe({ call }, seconds);
    },
    watchBreaker(state) {
      new Gauge({
        name: 'portolan_platform_breaker_state',
        help: 'Circuit breaker before the booking platform: 0 closed, 1 trying one call, 2 open',
        registers: [registry],
        collect() {
          this.set(state());
        },
      });
    },
  };
}
