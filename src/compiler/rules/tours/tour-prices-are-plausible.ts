import type { TourDocument } from '#contract/documents.generated.ts';
import type { Rule } from '../../check/rule.ts';

/** In cents. No tour costs less a day; who wrote a lower price meant euros. */
const leastADay = 1000;
/** In cents. No tour costs more a day; who wrote a higher price counted the cents twice. */
const mostADay = 1_000_000;
/** Times what a day of the dearest other tour costs. The price of a tour that costs more has a digit too many. */
const mostOfAStore = 5;
/** Of the price of an adult. No season is so much dearer. */
const mostOfASeason = 0.5;
/** In cents. A room of one's own costs more a night. */
const leastANight = 300;
/** In cents. Nobody asks for less in a season. */
const leastSupplement = 500;
/** Of the price of an adult. A child that does not travel for nothing costs more. */
const leastShareOfAChild = 0.02;
/** Of the price of an adult. A child that costs less, and is not let travel for nothing, lost a digit. */
const usualShareOfAChild = 0.1;
/** Of the price of an adult. A room of one's own that costs less, beside a child that does, tells that the adult's is too high. */
const usualShareOfARoom = 0.05;
/** Fewer tours do not tell what a day of a store's tours costs. */
const enoughTours = 4;
/** A digit too many, or too few, changes a price by ten; tours by themselves differ less from the usual one. */
const farFromUsual = 4;

export const tourPricesArePlausible: Rule = {
  name: 'tour-prices-are-plausible',
  severity: 'warning',
  check({ tours }, report) {
    const pricesADay = [...tours.values()].map(({ value }) => pricePerDay(value)).sort((one, other) => one - other);
    for (const tour of tours.values()) {
      const others = pricesOfOthers(pricePerDay(tour.value), pricesADay);
      for (const { pointer, message, suggestion } of problemsOf(tour.value, others)) report(tour.placeOf(pointer), message, suggestion);
    }
  },
};

interface PriceProblem {
  pointer: string;
  message: string;
  suggestion?: string;
}

/** What a day of a store's other tours costs. */
interface OtherPrices {
  /** The one in the middle. */
  usual: number;
  highest: number;
}

function pricePerDay({ prices, days }: TourDocument): number {
  return prices.adult / days.length;
}

/** @returns undefined where there are too few others */
function pricesOfOthers(own: number, inOrder: readonly number[]): OtherPrices | undefined {
  if (inOrder.length < enoughTours) return undefined;
  const others = inOrder.toSpliced(inOrder.indexOf(own), 1);
  return { usual: others[Math.floor(others.length / 2)] as number, highest: others.at(-1) as number };
}

/** What is odd about the prices beside that of an adult; nothing of them where that one is odd itself. */
function problemsOf(tour: TourDocument, others: OtherPrices | undefined): PriceProblem[] {
  const { prices, days } = tour;
  const { adult } = prices;
  if (adult < leastADay * days.length) {
    const message = `Prices are in cents, so ${days.length} days would cost ${euros(adult)}.`;
    return [{ pointer: '/prices/adult', message, suggestion: String(adult * 100) }];
  }
  if (adult > mostADay * days.length) {
    const message = `Prices are in cents, so a day would cost ${euros(pricePerDay(tour))}.`;
    return [{ pointer: '/prices/adult', message, suggestion: String(Math.round(adult / 100)) }];
  }
  const problems = [...problemsOfChild(prices), ...problemsOfSupplements(tour)];
  const ofAdult = (problems.length > 0 ? problemOfAdult(tour, others?.usual) : undefined) ?? farAbove(others?.highest, pricePerDay(tour));
  return ofAdult ? [ofAdult] : problems;
}

/** Where other prices of a tour do not fit that of an adult, and this one is what is odd. */
function problemOfAdult(tour: TourDocument, usual: number | undefined): PriceProblem | undefined {
  const { prices, departures } = tour;
  const { adult, child, singleSupplement } = prices;
  const isLow = [child, singleSupplement, Math.max(...departures.map(({ supplement }) => supplement))].filter((price) => price > adult);
  const isHigh = child > 0 && child < adult * usualShareOfAChild && singleSupplement < adult * usualShareOfARoom;
  const share = pricePerDay(tour) / (usual ?? Number.NaN);
  const isOdd = usual === undefined ? isLow.length > 1 || isHigh : share > farFromUsual || share < 1 / farFromUsual;
  if (!isOdd) return undefined;
  const meant = isLow.length > 0 ? adult * 10 : adult / 10;
  const message = `An adult would pay ${euros(adult)}, which does not fit the ${euros(child)} of a child and the ${euros(singleSupplement)} of a room for one.`;
  const suggestion = child <= meant && child >= meant * usualShareOfAChild ? { suggestion: String(meant) } : {};
  return { pointer: '/prices/adult', message, ...suggestion };
}

function farAbove(highest: number | undefined, own: number): PriceProblem | undefined {
  if (highest === undefined || own < highest * mostOfAStore) return undefined;
  const message = `A day of this tour would cost ${euros(own)}, and one of the dearest other tour costs ${euros(highest)}.`;
  return { pointer: '/prices/adult', message };
}

function problemsOfChild({ adult, child }: TourDocument['prices']): PriceProblem[] {
  const pointer = '/prices/child';
  if (child > adult) return [{ pointer, message: `A child would cost ${euros(child)}, more than an adult.` }];
  if (child > 0 && child < adult * leastShareOfAChild) return [inEuros(pointer, 'a child would cost', child)];
  if (child === 0 || child >= adult * usualShareOfAChild) return [];
  return [{ pointer, message: `A child would cost ${euros(child)}, less than a tenth of the ${euros(adult)} of an adult.` }];
}

function problemsOfSupplements({ prices, days, departures }: TourDocument): PriceProblem[] {
  const { adult, singleSupplement } = prices;
  const problems: PriceProblem[] = [];
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
    else if (supplement > adult * mostOfASeason) {
      const message = `This season would cost ${euros(supplement)} more, which is more than half the price of the tour, ${euros(adult)}.`;
      problems.push({ pointer, message });
    } else if (supplement > 0 && supplement < leastSupplement) problems.push(inEuros(pointer, 'this season would cost', supplement));
  }
  return problems;
}

function inEuros(pointer: string, what: string, cents: number): PriceProblem {
  return { pointer, message: `Prices are in cents, so ${what} ${euros(cents)}.`, suggestion: String(cents * 100) };
}

function euros(cents: number): string {
  return `${(cents / 100).toFixed(2)} euros`;
}
