/** How many random cases a property is tried with: a sample in `npm test`, twenty times as many in `npm run test:full`. */
export function sampleSize(cases: number): number {
  return process.env.FULL_TESTS ? cases * 20 : cases;
}

/** Milliseconds that a property may take in either. */
export const sampleTimeoutMs = process.env.FULL_TESTS ? 600_000 : 60_000;
