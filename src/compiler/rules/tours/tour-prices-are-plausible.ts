import type { TourDocument } from '#contract/documents.generated.ts';
import type { Rule } from '../../check/rule.ts';

/** In cents. No tour costs less a day; who wrote a lower price meant euros. */
const leastADay = 1000;
/** In cents. No tour costs more a day; who wrote a higher price counted the cents twice. */
const mostADay = 1_000_000;
/** In cents. A room of one's own costs more a night. */
const leastANight = 300;
/** In cents. Nobody asks for less in a season. */
const leastSupplement = 500;
/** Of the price of an adult. A child that does not travel for nothing costs more. */
const leastShareOfAChild = 0.02;
/** Of the price of an adult. A child that costs less, and is not let travel for nothing, lost a digit. */
const usualShareOfAChild = 0.1;

export const tourPricesArePlausible: Rule = {
  name: 'tour-prices-are-plausible',
  severity: 'warning',
  check({ tours }, report) {
    for (const tour of tours.values()) {
      for (const { pointer, message, suggestion } of problemsOf(tour.value)) report(tour.placeOf(pointer), message, suggestion);
    }
  },
};

interface PriceProblem {
  pointer: string;
  message: string;
  suggestion?: string;
}

/** What is odd about the prices beside that of an adult; nothing of them where that one is odd itself. */
function problemsOf({ prices, days, departures }: TourDocument): PriceProblem[] {
  const { adult, child, singleSupplement } = prices;
  if (adult < leastADay * days.length) {
    const message = `Prices are in cents, so ${days.length} days would cost ${euros(adult)}.`;
    return [{ pointer: '/prices/adult', message, suggestion: String(adult * 100) }];
  }
  if (adult > mostADay * days.length) {
    const message = `Prices are in cents, so a day would cost ${euros(Math.round(adult / days.length))}.`;
    return [{ pointer: '/prices/adult', message, suggestion: String(Math.round(adult / 100)) }];
  }
  const problems: PriceProblem[] = [];
  if (child > adult) problems.push({ pointer: '/prices/child', message: `A child would cost ${euros(child)}, more than an adult.` });
  else if (child > 0 && child < adult * leastShareOfAChild) problems.push(inEuros('/prices/child', 'a child would cost', child));
  else if (child > 0 && child < adult * usualShareOfAChild) {
    const message = `A child would cost ${euros(child)}, less than a tenth of the ${euros(adult)} of an adult.`;
    problems.push({ pointer: '/prices/child', message });
  }
  if (singleSupplement > adult) {
    const message = `A room for one would cost ${euros(singleSupplement)} more, which is more than the tour itself.`;
    problems.push({ pointer: '/prices/singleSupplement', message });
  } else if (singleSupplement > 0 && singleSupplement < leastANight * (days.length - 1)) {
    problems.push(inEuros('/prices/singleSupplement', 'a room for one would cost', singleSupplement));
  }
  for (const [index, { supplement }] of departures.entries()) {
    const pointer = `/departures/${index}/supplement`;
    if (supplement > adult)
      problems.push({ pointer, message: `This season would cost ${euros(supplement)} more, which is more than the tour itself.` });
    else if (supplement > 0 && supplement < leastSupplement) problems.push(inEuros(pointer, 'this season would cost', supplement));
  }
  return problems;
}

function inEuros(pointer: string, what: string, cents: number): PriceProblem {
  return { pointer, message: `Prices are in cents, so ${what} ${euros(cents)}.`, suggestion: String(cents * 100) };
}

function euros(cents: number): string {
  return `${(cents / 100).toFixed(2)} euros`;
}
