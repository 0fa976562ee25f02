import type { LocalisedText, PromoCode } from '#contract/documents.generated.ts';
import { normalisePromoCode } from '#domain/promo-codes.ts';
import type { Rule } from '../../check/rule.ts';
import { languagesIn } from '../../check/words.ts';
import { child } from '../../read/json-pointer.ts';
import { reportOnce } from '../report/report-once.ts';

const names = ['conditionText', 'title', 'shortDescription', 'longDescription'] as const;

export const promoTextsFitTheirCode: Rule = {
  name: 'promo-texts-fit-their-code',
  severity: 'warning',
  visit({ promoCodes }, report) {
    if (!promoCodes) return {};
    const reportPlace = reportOnce(report);
    const codes = Object.values(promoCodes.value.codes);
    for (const [key, promoCode] of Object.entries(promoCodes.value.codes)) {
      const texts = { conditionText: promoCode.conditionText };
      for (const { path, problem } of problemsOf(texts, promoCode, codes))
        report(promoCodes.placeOf(`${child('/codes', key)}/${path}`), problem);
    }
    // What markets inherit whole is the same object in all of them.
    const read = new WeakSet<object>();
    return {
      market({ documents: { market } }) {
        const banner = market.value.promoCodeBanner;
        if (!banner.enabled || banner.promoCode === undefined || read.has(banner)) return;
        read.add(banner);
        const announced = normalisePromoCode(banner.promoCode);
        const promoCode = codes.find(({ code }) => normalisePromoCode(code) === announced);
        if (!promoCode) return;
        for (const { path, problem } of problemsOf(banner, promoCode, codes))
          reportPlace(market.placeOf(`/promoCodeBanner/${path}`), problem);
      },
    };
  },
};

type Texts = { readonly [Name in (typeof names)[number]]?: LocalisedText | undefined };

/** Where texts first say something else than their code does: what they say in every language is one mistake. */
function problemsOf(texts: Texts, promoCode: PromoCode, codes: readonly PromoCode[]): { path: string; problem: string }[] {
  const pathsByProblem = new Map<string, string>();
  for (const name of names) {
    const text = texts[name];
    if (!text) continue;
    for (const [language, words] of languagesIn(text)) {
      const problem = otherCodeIn(words, promoCode, codes) ?? otherShareIn(words, promoCode);
      if (problem !== undefined && !pathsByProblem.has(problem)) pathsByProblem.set(problem, `${name}/${language}`);
    }
  }
  return [...pathsByProblem].map(([problem, path]) => ({ path, problem }));
}

function otherCodeIn(words: string, { code }: PromoCode, codes: readonly PromoCode[]): string | undefined {
  if (words.includes(code)) return undefined;
  const other = codes.find((candidate) => candidate.code !== code && isNamedIn(words, candidate.code));
  return other && `This text names the promo code "${other.code}", but it is about "${code}".`;
}

/** Codes have capitals; the same word in small letters is a word. */
function isNamedIn(words: string, code: string): boolean {
  const index = words.indexOf(code);
  return index >= 0 && !/[\p{L}\d-]/u.test(`${words.charAt(index - 1)}${words.charAt(index + code.length)}`);
}

const share = /(?<![\d.,])(\d{1,2}(?:[.,]\d+)?)[ \u00A0\u202F]?%/g;

/** A text may name several percentages, of a deposit, say; one of them is that of the code. */
function otherShareIn(words: string, { code, discount }: PromoCode): string | undefined {
  if (discount.type !== 'percentage' || !words.includes('%')) return undefined;
  const shares = [...words.matchAll(share)].map(([, number = '']) => Number(number.replace(',', '.')));
  const [first] = shares;
  if (first === undefined || shares.includes(discount.percentage)) return undefined;
  return `This text says ${first} %, but the promo code "${code}" takes off ${discount.percentage} %.`;
}
