import type { Departure } from '#contract/api.generated.ts';
import type { CustomTourFormDocument } from '#contract/documents.generated.ts';
import type { CompiledMarket, CompiledTour } from '#contract/release.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { indicativePrice } from '#domain/custom-tour/indicative-price.ts';
import { type MatchableTour, matchTours } from '#domain/custom-tour/match-tours.ts';
import { planDays } from '#domain/custom-tour/plan-days.ts';
import type { StoredProposal } from '#domain/custom-tour/stored-proposal.ts';
import type { Wishes } from '#domain/custom-tour/wishes.ts';
import { majorUnits } from '#domain/money.ts';
import type { UnitPrices } from '#domain/prices.ts';
import type { Db } from '#server/database/open-database.ts';
import { type Joinable, readDepartures } from '../catalogue/departure-board.ts';
import { currencyOf, lowestPrices } from '../catalogue/localised-catalogue.ts';
import type { LoadedRelease } from '../catalogue/release-holder.ts';

export interface ProposalInput {
  db: Db;
  loaded: LoadedRelease;
  market: CompiledMarket;
  rules: CustomTourFormDocument['proposal'];
  wishes: Wishes;
  joinable: ReadonlyMap<string, Joinable>;
  /** In the market's time zone. */
  today: IsoDate;
}

/** Makes a proposal of wishes: the tour that fits best, brought to the length that was asked for. Null without any tour. */
export async function proposeTour(input: ProposalInput): Promise<StoredProposal | null> {
  const { db, loaded, market, rules, wishes, joinable, today } = input;
  const { tours } = loaded.release.catalogue;
  const currency = currencyOf(loaded, market);
  const candidates = tours.map(
    (tour): MatchableTour => ({
      ...tour,
      days: tour.days.length,
      months: joinable.get(tour.id)?.months ?? [],
      price: majorUnits(lowestPrices(tour, currency).adult),
    }),
  );
  const [best, ...others] = matchTours(candidates, wishes, rules.weights);
  const tour = best && loaded.tours.get(best.id);
  if (!best || !tour) return null;

  const departures = await readDepartures(db, tour, currency, today);
  const travellers = wishes.adults + wishes.childAges.length;
  const departure = nearestDeparture(departures, travellers, wishes.earliestStart);
  const days = planDays(daysOf(tour), wishes.days);
  const { total, perAdult } = indicativePrice({
    ...wishes,
    prices: departure ? pricesOf(departure) : lowestPrices(tour, currency),
    tourDays: tour.days.length,
    days: days.length,
  });
  return {
    tourId: tour.id,
    reasons: best.reasons,
    days,
    startDate: departure?.date ?? null,
    adults: wishes.adults,
    childAges: [...wishes.childAges],
    price: total,
    pricePerAdult: perAdult,
    similarTours: others
      .filter(({ takesAll }) => takesAll || !best.takesAll)
      .slice(0, rules.similarTours)
      .map(({ id }) => id),
  };
}

function daysOf({ days, activities }: CompiledTour): { place: string; isBusy: boolean }[] {
  const busy = new Set(Object.values(activities).map(({ day }) => day));
  return days.map(({ place }, index) => ({ place, isBusy: busy.has(index + 1) }));
}

function pricesOf({ pricePerAdult, pricePerChild, singleSupplement }: Departure): UnitPrices {
  return { adult: pricePerAdult, child: pricePerChild, singleSupplement };
}

/** The first with room for all from the wished day on; without one, the last before it. */
function nearestDeparture(departures: readonly Departure[], travellers: number, wished: IsoDate | null): Departure | undefined {
  const roomy = departures.filter(({ placesLeft }) => placesLeft >= travellers);
  return roomy.find(({ date }) => wished === null || date >= wished) ?? roomy.at(-1);
}
