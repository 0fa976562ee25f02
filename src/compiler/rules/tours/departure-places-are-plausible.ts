import type { TourDocument } from '#contract/documents.generated.ts';
import type { Rule } from '../../check/rule.ts';

/** Times the places of another season of the tour. Houses and boats do not grow as much. */
const mostOfATour = 10;
/** Times the places of any other tour. A store may have one ship beside its groups of walkers. */
const mostOfAStore = 50;

export const departurePlacesArePlausible: Rule = {
  name: 'departure-places-are-plausible',
  severity: 'warning',
  check({ tours }, report) {
    const largest = [...tours.values()].map(({ value }) => Math.max(...value.departures.map(({ places }) => places)));
    for (const [position, tour] of [...tours.values()].entries()) {
      const elsewhere = Math.max(...largest.filter((_, other) => other !== position), 0);
      const odd = oddDepartureOf(tour.value, elsewhere);
      if (!odd) continue;
      const { index, places, where, usual } = odd;
      const message = `A departure would take ${places} travellers, but ${where} takes more than ${usual}.`;
      report(tour.placeOf(`/departures/${index}/places`), message);
    }
  },
};

interface OddDeparture {
  index: number;
  places: number;
  where: string;
  usual: number;
}

function oddDepartureOf({ departures }: TourDocument, elsewhere: number): OddDeparture | undefined {
  for (const [index, { places }] of departures.entries()) {
    const usual = Math.max(...departures.flatMap((other, position) => (position === index ? [] : [other.places])), 0);
    if (usual > 0 && places >= usual * mostOfATour) return { index, places, where: 'no other season of this tour', usual };
    if (elsewhere > 0 && places >= elsewhere * mostOfAStore) return { index, places, where: 'no other tour', usual: elsewhere };
  }
  return undefined;
}
