import { normalisePromoCode } from '#domain/promo-codes.ts';
import type { Rule } from '../../check/rule.ts';

export const promoCodesDiffer: Rule = {
  name: 'promo-codes-differ',
  severity: 'error',
  check({ promoCodes }, report) {
    if (!promoCodes) return;
    const known = new Map<string, string>();
    for (const [key, { code }] of Object.entries(promoCodes.value.codes)) {
      const normal = normalisePromoCode(code);
      const other = known.get(normal);
      if (other === undefined) known.set(normal, key);
      else report(promoCodes.placeOf(`/codes/${key}/code`), `"${other}" has this code already: who types it could mean either.`);
    }
  },
};
