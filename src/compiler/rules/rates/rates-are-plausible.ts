import { minorUnitDigits } from '#domain/money.ts';
import type { Rule } from '../../check/rule.ts';
import { child } from '../../read/json-pointer.ts';
import { usualRates } from './usual-rates.ts';

/** No currency that keeps its worth moves by such a factor within years. */
const mostChange = 2.5;
/** So near to the inverse of what is usual no rate comes by chance. */
const nearInverse = 1.1;
/** In euros. */
const largestStep = 20;

export const ratesArePlausible: Rule = {
  name: 'rates-are-plausible',
  severity: 'warning',
  check({ rates }, report) {
    for (const [currency, { rate, minorUnits, roundTo }] of Object.entries(rates?.value.currencies ?? {})) {
      if (!rates) continue;
      const pointer = child('/currencies', currency);
      const usual = usualRates[currency];
      const problem = usual === undefined || currency === 'EUR' ? undefined : problemOf(currency, rate, usual);
      if (problem) {
        report(rates.placeOf(`${pointer}/rate`), problem.message, problem.suggestion);
        continue;
      }
      if (minorUnits !== minorUnitDigits(currency)) continue;
      const step = roundTo / 10 ** minorUnits / rate;
      if (step <= largestStep) continue;
      const message = `Prices would be rounded up to multiples of ${Math.round(step)} euros: "roundTo" counts the smallest coins of ${currency}, and "rate" says how many ${currency} one euro is worth.`;
      report(rates.placeOf(`${pointer}/roundTo`), message);
    }
  },
};

function problemOf(currency: string, rate: number, usual: number): { message: string; suggestion?: string } | undefined {
  const change = factorBetween(rate, usual);
  const inverted = factorBetween(rate, 1 / usual);
  if (inverted < nearInverse && change > inverted ** 2) {
    const message = `One euro would be worth ${rate} ${currency}. This looks like what one ${currency} is worth in euros.`;
    return { message, suggestion: String(Number((1 / rate).toPrecision(5))) };
  }
  if (change <= mostChange) return undefined;
  return { message: `One euro would be worth ${rate} ${currency}; it used to be about ${usual}.` };
}

function factorBetween(one: number, other: number): number {
  return Math.max(one / other, other / one);
}
