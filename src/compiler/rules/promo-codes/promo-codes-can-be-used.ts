import type { PromoCode } from '#contract/documents.generated.ts';
import type { Rule } from '../../check/rule.ts';
import { suggest } from '../../diagnostics/suggest.ts';

export const promoCodesCanBeUsed: Rule = {
  name: 'promo-codes-can-be-used',
  severity: 'error',
  visit({ promoCodes, rates }, report) {
    if (!promoCodes) return {};
    return {
      end(markets, allAreValid) {
        const marketCodes = markets.map(({ code }) => code);
        for (const [key, promoCode] of Object.entries(promoCodes.value.codes)) {
          const at = (pointer: string) => promoCodes.placeOf(`/codes/${key}/${pointer}`);
          for (const { pointer, message } of problemsOf(promoCode, rates?.value.date)) report(at(pointer), message);
          const { markets: inMarkets = [] } = promoCode.conditions ?? {};
          for (const [index, code] of inMarkets.entries()) {
            if (marketCodes.length === 0 || !allAreValid || marketCodes.includes(code)) continue;
            report(at(`conditions/markets/${index}`), `There is no market "${code}".`, suggest(code, marketCodes));
          }
        }
      },
    };
  },
};

interface Problem {
  pointer: string;
  message: string;
}

/** In years. No store plans so long ahead. */
const longAhead = 10;

/**
 * Periods that end before they begin or lie far ahead, and sums that no trip reaches.
 * @param today a day on which the store was last looked after
 */
function problemsOf({ discount, validFrom, validUntil, conditions = {} }: PromoCode, today: string | undefined): Problem[] {
  const { departureFrom, departureUntil, minimumTotal } = conditions;
  const problems: Problem[] = [];
  if (validFrom !== undefined && validUntil !== undefined && validUntil < validFrom)
    problems.push({ pointer: 'validUntil', message: `The code ends on ${validUntil}, before it begins on ${validFrom}.` });
  if (departureFrom !== undefined && departureUntil !== undefined && departureUntil < departureFrom)
    problems.push({
      pointer: 'conditions/departureUntil',
      message: `The last departure, on ${departureUntil}, is before the first, on ${departureFrom}.`,
    });
  if (validFrom !== undefined && departureUntil !== undefined && departureUntil < validFrom)
    problems.push({
      pointer: 'validFrom',
      message: `The code begins on ${validFrom}, after the last departure that it is for, on ${departureUntil}.`,
    });
  const start = [
    { pointer: 'validFrom', date: validFrom, what: 'The code begins' },
    { pointer: 'conditions/departureFrom', date: departureFrom, what: 'The first departure that the code is for is' },
  ].find(({ date }) => date !== undefined && today !== undefined && yearOf(date) - yearOf(today) >= longAhead);
  if (start)
    problems.push({
      pointer: start.pointer,
      message: `${start.what} on ${start.date}, many years ahead: the exchange rates are of ${today}.`,
    });
  if (discount.type === 'amount' && minimumTotal !== undefined && discount.amount >= minimumTotal)
    problems.push({
      pointer: 'conditions/minimumTotal',
      message: `A trip of this price is not dearer than the discount of ${discount.amount}, so the code would be refused.`,
    });
  return problems;
}

function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}
