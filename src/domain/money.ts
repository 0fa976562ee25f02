import type { Money } from '#contract/api.generated.ts';
import type { CurrencyRate } from '#contract/documents.generated.ts';

export type { Money };

const rateScale = 10n ** 10n;

/** @throws when the currencies differ: amounts are never converted by accident. */
export function addMoney(left: Money, right: Money): Money {
  if (left.currency !== right.currency) throw new Error(`Cannot add ${right.currency} to ${left.currency}`);
  return { amount: left.amount + right.amount, currency: left.currency };
}

export function multiplyMoney({ amount, currency }: Money, factor: number): Money {
  return { amount: amount * factor, currency };
}

export function sumMoney(currency: string, amounts: readonly Money[]): Money {
  return amounts.reduce(addMoney, { amount: 0, currency });
}

export function isSameMoney(left: Money, right: Money): boolean {
  return left.amount === right.amount && left.currency === right.currency;
}

const digits = new Map<string, number>();

/** Digits after the decimal point of a currency (ISO 4217), as 2 for EUR and 0 for JPY. */
export function minorUnitDigits(currency: string): number {
  const known = digits.get(currency);
  if (known !== undefined) return known;
  const found = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  digits.set(currency, found);
  return found;
}

/** An amount as people write it, for formatting only: 1234 cents are 12.34. */
export function majorUnits({ amount, currency }: Money): number {
  return amount / 10 ** minorUnitDigits(currency);
}

/**
 * Euro cents in a market's currency, rounded up to the currency's rounding step. Exact: the rate is taken with ten
 * decimals and no floating-point arithmetic follows, so that 100 cents at 1.1 are 110 and not 111.
 */
export function convertFromEuro(euroCents: number, currency: string, rate: CurrencyRate): Money {
  const scaledRate = BigInt(Math.round(rate.rate * Number(rateScale)));
  const numerator = BigInt(euroCents) * scaledRate * 10n ** BigInt(rate.minorUnits);
  const step = BigInt(rate.roundTo);
  const denominator = rateScale * 100n * step;
  const steps = numerator / denominator + (numerator % denominator > 0n ? 1n : 0n);
  return { amount: Number(steps * step), currency };
}
