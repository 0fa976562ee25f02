import type { MarketSummary, Report } from '../../check/rule.ts';
import type { Place } from '../../diagnostics/diagnostic.ts';
import { listInWords } from '../../diagnostics/list-in-words.ts';
import { identityOfPlace } from './identity-of-place.ts';

interface Mistake {
  place: Place;
  sentence: (markets: string) => string;
  suggestion: string | undefined;
  codes: string[];
}

/** Gathers mistakes that several markets inherit from one place, so that each is told once, of all of them. */
export class OnceForAllMarkets {
  readonly #mistakes = new Map<string, Mistake>();

  /**
   * @param kind tells mistakes at one place apart
   * @param sentence is given the markets in words: `the market "gb"`, or `the markets "gb" and "be"`
   */
  add(kind: string, place: Place, code: string, sentence: Mistake['sentence'], suggestion?: string): void {
    const key = `${kind} ${identityOfPlace(place)}`;
    const mistake = this.#mistakes.get(key);
    if (mistake) mistake.codes.push(code);
    else this.#mistakes.set(key, { place, sentence, suggestion, codes: [code] });
  }

  /** @param markets in the order in which they are named */
  tell(markets: readonly MarketSummary[], report: Report): void {
    for (const { place, sentence, suggestion, codes } of this.#mistakes.values()) {
      const inOrder = markets.flatMap(({ code }) => (codes.includes(code) ? code : []));
      report(place, sentence(marketsInWords(inOrder)), suggestion);
    }
  }
}

/** Markets in words, of many only the first. */
export function marketsInWords(codes: readonly string[]): string {
  const named = listInWords(codes.map((code) => `"${code}"`));
  return codes.length === 1 ? `the market ${named}` : `the markets ${named}`;
}
