import type { MarketConfig } from '#config/market-config.ts';
import type { ResolvedDestination } from '#contract/release.ts';
import { Section } from '#renderer/blocks/section.tsx';
import type { Crumb } from '#renderer/routes/crumbs.ts';
import { definePage, type LoadContext } from '#renderer/routes/page-module.ts';
import { pageTitle } from '#renderer/routes/page-title.ts';
import { useConfig, useIntl } from '#renderer/store-context.tsx';
import { CountryGrid } from './country-card.tsx';
import { type CountryCardData, countryCards, type Offer, offerOf, type RegionLink, readOffers, regionLinks } from './destination-cards.ts';
import { DestinationHead } from './destination-head.tsx';
import { readDestinations, regionOf } from './find-destination.ts';
import { loadToursThere } from './load-tours-there.ts';
import { RegionLinks } from './region-links.tsx';
import { ToursThere, type ToursThereData } from './tours-there.tsx';

interface RegionData {
  region: Omit<ResolvedDestination, 'countries'>;
  offer: Offer;
  countries: CountryCardData[];
  tours: ToursThereData;
  otherRegions: RegionLink[];
}

async function load(context: LoadContext): Promise<RegionData> {
  const { store } = context;
  const destinations = await readDestinations(store);
  const found = regionOf(context, destinations);
  const [offers, tours] = await Promise.all([readOffers(store), loadToursThere({ region: found.key }, store)]);
  const { countries: _, ...region } = found;
  return {
    region,
    offer: offerOf(region.key, offers),
    countries: countryCards(found, offers, store),
    tours,
    otherRegions: regionLinks(destinations, store).filter(({ key }) => key !== region.key),
  };
}

function crumbsOf(name: string, { intl, homeHref, href }: MarketConfig): Crumb[] {
  return [
    { label: intl.message('shell.home'), href: homeHref },
    { label: intl.message('destinations.heading'), href: href('destinations') },
    { label: name },
  ];
}

function RegionPage({ data: { region, offer, countries, tours, otherRegions } }: { data: RegionData }) {
  const config = useConfig();
  const intl = useIntl();
  const { name, navigationDescription, introduction, picture } = region;
  return (
    <>
      <DestinationHead
        crumbs={crumbsOf(name, config)}
        name={name}
        line={navigationDescription}
        introduction={introduction}
        offer={offer}
        picture={picture}
      />
      <Section title={intl.message('destinations.countries')}>
        <CountryGrid countries={countries} />
      </Section>
      <ToursThere data={tours} />
      <RegionLinks title={intl.message('destinations.otherRegions')} regions={otherRegions} />
    </>
  );
}

export const page = definePage<RegionData>({
  load,
  meta: ({ region, tours }, { store: { config } }) => ({
    title: pageTitle(config.intl.message('destinations.titleOf', { name: region.name }), config),
    description: region.navigationDescription,
    image: region.sharePicture,
    translatedParams: Object.fromEntries(Object.entries(region.slugs).map(([language, slug]) => [language, { region: slug }])),
    crumbs: crumbsOf(region.name, config),
    noIndex: tours.total === 0,
  }),
  Component: RegionPage,
});
