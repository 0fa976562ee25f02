import type { PromoCode } from '#contract/documents.generated.ts';
import type { Rule } from '../check/rule.ts';
import { suggest } from '../diagnostics/suggest.ts';

export const promoCodesCanBeUsed: Rule = {
  name: 'promo-codes-can-be-used',
  severity: 'error',
  visit({ promoCodes, namesOf }, report) {
    if (!promoCodes) return {};
    return {
      end(markets, allAreValid) {
        const marketCodes = markets.map(({ code }) => code);
        for (const [key, promoCode] of Object.entries(promoCodes.value.codes)) {
          const at = (pointer: string) => promoCodes.placeOf(`/codes/${key}/${pointer}`);
          for (const { pointer, message } of periodsOf(promoCode)) report(at(pointer), message);
          const { markets: inMarkets = [], tours = [] } = promoCode.conditions ?? {};
          for (const [index, code] of inMarkets.entries()) {
            if (marketCodes.length === 0 || !allAreValid || marketCodes.includes(code)) continue;
            report(at(`conditions/markets/${index}`), `There is no market "${code}".`, suggest(code, marketCodes));
          }
          for (const [index, tour] of tours.entries()) {
            if (namesOf('tour').has(tour)) continue;
            report(at(`conditions/tours/${index}`), `There is no tour "${tour}".`, suggest(tour, [...namesOf('tour')]));
          }
        }
      },
    };
  },
};

/** Periods that end before they begin. */
function periodsOf({ validFrom, validUntil, conditions: { departureFrom, departureUntil } = {} }: PromoCode) {
  const problems: { pointer: string; message: string }[] = [];
  if (validFrom !== undefined && validUntil !== undefined && validUntil < validFrom)
    problems.push({ pointer: 'validUntil', message: `The code ends on ${validUntil}, before it begins on ${validFrom}.` });
  if (departureFrom !== undefined && departureUntil !== undefined && departureUntil < departureFrom)
    problems.push({
      pointer: 'conditions/departureUntil',
      message: `The last departure, on ${departureUntil}, is before the first, on ${departureFrom}.`,
    });
  return problems;
}
