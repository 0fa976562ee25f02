import type { ListDestinationsAnswer, Money } from '#contract/api.generated.ts';
import type { ResolvedDestination, ResolvedPicture } from '#contract/release.ts';
import { destinationHref } from '#renderer/navigation/links/destination-href.ts';
import type { RootStore } from '#stores/root-store.ts';
import { slugHere } from './find-destination.ts';

/** How many tours lead somewhere, and from which price. */
export interface Offer {
  tours: number;
  /** Missing where there are none. */
  priceFrom?: Money;
}

export interface CountryCardData extends Offer {
  key: string;
  href: string;
  name: string;
  text?: string;
  picture: ResolvedPicture;
}

/** A region as a link. */
export interface RegionLink {
  key: string;
  href: string;
  name: string;
}

export async function readOffers({ api, config: { shell } }: RootStore): Promise<ListDestinationsAnswer['regions']> {
  return (await api.listDestinations({ query: { market: shell.market.code, lang: shell.language.urlCode } })).regions;
}

export function offerOf(key: string, offers: readonly (Required<Offer> & { key: string })[] | undefined): Offer {
  const offer = offers?.find((candidate) => candidate.key === key);
  return offer ? { tours: offer.tours, priceFrom: offer.priceFrom } : { tours: 0 };
}

/** The countries of a region as cards, those without tours last. */
export function countryCards(region: ResolvedDestination, offers: ListDestinationsAnswer['regions'], store: RootStore): CountryCardData[] {
  const ofRegion = offers.find(({ key }) => key === region.key)?.countries;
  const place = { key: region.key, slug: slugHere(region, store) };
  const cards = region.countries.map((country): CountryCardData => {
    const { key, name, navigationDescription, picture } = country;
    return {
      key,
      href: destinationHref({ region: place, country: { key, slug: slugHere(country, store) } }, store.config),
      name,
      ...(navigationDescription === undefined ? {} : { text: navigationDescription }),
      picture,
      ...offerOf(key, ofRegion),
    };
  });
  return [...cards.filter(({ tours }) => tours > 0), ...cards.filter(({ tours }) => tours === 0)];
}

export function regionLinks(destinations: readonly ResolvedDestination[], store: RootStore): RegionLink[] {
  return destinations.map((region) => ({
    key: region.key,
    href: destinationHref({ region: { key: region.key, slug: slugHere(region, store) } }, store.config),
    name: region.name,
  }));
}
