import type { PromoCode } from '#contract/documents.generated.ts';
import type { Report, Rule } from '../../check/rule.ts';
import { child } from '../../read/json-pointer.ts';
import type { SharedStore } from '../../resolve/resolved-store.ts';

/** In cents. Larger sums are meant as they are, whatever trips cost. */
const meantAsItIs = 20_000;
/** Of the price of the cheapest tour. A smaller sum leaves no trip out. */
const leastShareOfATrip = 1 / 3;
/** Of the price of the cheapest tour. Nobody would notice a smaller discount. */
const leastShareOff = 0.005;

export const amountsArePlausible: Rule = {
  name: 'amounts-are-plausible',
  severity: 'warning',
  visit(store, report) {
    const prices = [...store.tours.values()].map(({ value }) => value.prices.adult);
    if (prices.length === 0) return {};
    const cheapest = Math.min(...prices);
    const leastTotal = Math.min(meantAsItIs, cheapest * leastShareOfATrip);
    checkPromoCodes(store, { leastTotal, leastAmount: cheapest * leastShareOff }, report);
    return {
      documents: {
        checkout(document) {
          const { splitPayment, installment } = document.value.paymentPlans ?? {};
          const splitTotal = splitPayment?.minimumTotal ?? 0;
          const installmentTotal = installment?.minimumTotal ?? 0;
          if (splitTotal > 0 && splitTotal < leastTotal)
            report(document.placeOf('/paymentPlans/splitPayment/minimumTotal'), totalSentence(splitTotal), inCents(splitTotal));
          if (installmentTotal > 0 && installmentTotal < leastTotal)
            report(document.placeOf('/paymentPlans/installment/minimumTotal'), totalSentence(installmentTotal), inCents(installmentTotal));
        },
      },
    };
  },
};

interface Least {
  leastTotal: number;
  leastAmount: number;
}

function checkPromoCodes({ promoCodes }: SharedStore, { leastTotal, leastAmount }: Least, report: Report): void {
  if (!promoCodes) return;
  for (const [key, { discount, conditions = {} }] of Object.entries(promoCodes.value.codes)) {
    const pointer = child('/codes', key);
    const amount = amountOf(discount);
    if (amount !== undefined && amount < leastAmount) {
      const message = `Amounts are in euro cents, so this would take off ${euros(amount)}.`;
      report(promoCodes.placeOf(`${pointer}/discount/amount`), message, inCents(amount));
    }
    const { minimumTotal } = conditions;
    if (minimumTotal === undefined || minimumTotal >= leastTotal || (amount ?? 0) >= minimumTotal) continue;
    report(promoCodes.placeOf(`${pointer}/conditions/minimumTotal`), totalSentence(minimumTotal), inCents(minimumTotal));
  }
}

function amountOf(discount: PromoCode['discount']): number | undefined {
  return discount.type === 'amount' ? discount.amount : undefined;
}

function totalSentence(cents: number): string {
  return `Amounts are in euro cents, so this is ${euros(cents)}, and every trip costs more.`;
}

function inCents(euroCount: number): string {
  return String(euroCount * 100);
}

function euros(cents: number): string {
  return `${(cents / 100).toFixed(2)} euros`;
}
