import type { ListDestinationsAnswer, Money } from '#contract/api.generated.ts';
import type { CompiledTour } from '#contract/release.ts';
import { type LocalisedCatalogue, localisedCatalogue, type TimelessSummary } from '../catalogue/localised-catalogue.ts';
import type { LoadedRelease } from '../catalogue/release-holder.ts';

const offers = new WeakMap<LocalisedCatalogue, ListDestinationsAnswer>();

/**
 * How many tours lead to each region and country, and from which price; it follows from the release alone.
 * @throws BookingError where the market or its language does not exist
 */
export function destinationOffers(loaded: LoadedRelease, market: string, language: string): ListDestinationsAnswer {
  const catalogue = localisedCatalogue(loaded, market, language);
  const known = offers.get(catalogue) ?? countOffers(loaded, catalogue);
  offers.set(catalogue, known);
  return known;
}

function countOffers({ release }: LoadedRelease, { summaries }: LocalisedCatalogue): ListDestinationsAnswer {
  const { tours, regions } = release.catalogue;
  return {
    regions: regions.flatMap(({ key, countries }) => {
      const offer = offerOf(({ region }) => region === key);
      if (!offer) return [];
      const ofCountries = countries.flatMap((country) => {
        const own = offerOf((destination) => destination.region === key && destination.country === country.key);
        return own ? [{ key: country.key, ...own }] : [];
      });
      return [{ key, ...offer, countries: ofCountries }];
    }),
  };

  function offerOf(isMeant: (destination: CompiledTour['destinations'][number]) => boolean) {
    const leading = tours.flatMap((tour) => (tour.destinations.some(isMeant) ? (summaries.get(tour.id) ?? []) : []));
    const priceFrom = lowestPrice(leading);
    return priceFrom && { tours: leading.length, priceFrom };
  }
}

/** All prices of a market have one currency. */
function lowestPrice(tours: readonly TimelessSummary[]): Money | undefined {
  return tours.map(({ priceFrom }) => priceFrom).sort((one, other) => one.amount - other.amount)[0];
}
