import type { PromoCode } from '#contract/documents.generated.ts';
import type { Rule } from '../../check/rule.ts';
import { suggest } from '../../diagnostics/suggest.ts';

export const promoCodesCanBeUsed: Rule = {
  name: 'promo-codes-can-be-used',
  severity: 'error',
  visit({ promoCodes }, report) {
    if (!promoCodes) return {};
    return {
      end(markets, allAreValid) {
        const marketCodes = markets.map(({ code }) => code);
        for (const [key, promoCode] of Object.entries(promoCodes.value.codes)) {
          const at = (pointer: string) => promoCodes.placeOf(`/codes/${key}/${pointer}`);
          for (const { pointer, message } of problemsOf(promoCode)) report(at(pointer), message);
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

/** Periods that end before they begin, and sums that no trip reaches. */
function problemsOf({ discount, validFrom, validUntil, conditions = {} }: PromoCode): Problem[] {
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
  if (discount.type === 'amount' && minimumTotal !== undefined && discount.amount >= minimumTotal)
    problems.push({
      pointer: 'conditions/minimumTotal',
      message: `A trip of this price is not dearer than the discount of ${discount.amount}, so the code would be refused.`,
    });
  return problems;
}
