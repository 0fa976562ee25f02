import type { MarketConfig } from '#config/market-config.ts';
import type { ResolvedCountry, ResolvedDestination } from '#contract/release.ts';
import { Section } from '#renderer/blocks/section.tsx';
import { destinationHref } from '#renderer/navigation/links/destination-href.ts';
import type { Crumb } from '#renderer/routes/crumbs.ts';
import { definePage, type LoadContext } from '#renderer/routes/page-module.ts';
import { pageTitle } from '#renderer/routes/page-title.ts';
import { useConfig, useIntl } from '#renderer/store-context.tsx';
import { CountryGrid } from './country-card.tsx';
import styles from './country-page.module.css';
import { type CountryCardData, countryCards, type Offer, offerOf, type RegionLink, readOffers, regionLinks } from './destination-cards.ts';
import { DestinationHead } from './destination-head.tsx';
import { type FactWords, factWords } from './fact-words.ts';
import { countryOf, readDestinations, slugHere } from './find-destination.ts';
import { GoodToKnow } from './good-to-know.tsx';
import { loadToursThere } from './load-tours-there.ts';
import { RegionLinks } from './region-links.tsx';
import { ToursThere, type ToursThereData } from './tours-there.tsx';

interface CountryData {
  region: Pick<ResolvedDestination, 'slugs' | 'name'> & { href: string };
  country: Omit<ResolvedCountry, 'facts'>;
  facts: FactWords | null;
  offer: Offer;
  tours: ToursThereData;
  neighbours: CountryCardData[];
  otherRegions: RegionLink[];
}

async function load(context: LoadContext): Promise<CountryData> {
  const { store } = context;
  const destinations = await readDestinations(store);
  const { region, country: found } = countryOf(context, destinations);
  const [offers, tours] = await Promise.all([readOffers(store), loadToursThere({ country: found.key }, store)]);
  const { facts, ...country } = found;
  const regionOffer = offers.find(({ key }) => key === region.key);
  return {
    region: {
      slugs: region.slugs,
      name: region.name,
      href: destinationHref({ region: { key: region.key, slug: slugHere(region, store) } }, store.config),
    },
    country,
    facts: facts ? factWords(facts, store.config) : null,
    offer: offerOf(country.key, regionOffer?.countries),
    tours,
    neighbours: countryCards(region, offers, store).filter(({ key }) => key !== country.key),
    otherRegions: regionLinks(destinations, store).filter(({ key }) => key !== region.key),
  };
}

function crumbsOf({ region, country }: CountryData, { intl, homeHref, href }: MarketConfig): Crumb[] {
  return [
    { label: intl.message('shell.home'), href: homeHref },
    { label: intl.message('destinations.heading'), href: href('destinations') },
    { label: region.name, href: region.href },
    { label: country.name },
  ];
}

function CountryPage({ data }: { data: CountryData }) {
  const config = useConfig();
  const intl = useIntl();
  const { country, facts, offer, tours, neighbours, otherRegions } = data;
  const isSingle = tours.total === 1;
  return (
    <>
      <DestinationHead
        crumbs={crumbsOf(data, config)}
        name={country.name}
        line={country.navigationDescription}
        introduction={country.introduction}
        offer={offer}
        picture={country.picture}
      />
      {isSingle ? (
        <div className={styles.beside}>
          <ToursThere data={tours} />
          <GoodToKnow country={country} facts={facts} isBeside />
        </div>
      ) : (
        <>
          <ToursThere data={tours} />
          <GoodToKnow country={country} facts={facts} />
        </>
      )}
      {neighbours.length > 0 ? (
        <Section title={intl.message('destinations.neighbours')}>
          <CountryGrid countries={neighbours} />
        </Section>
      ) : null}
      <RegionLinks title={intl.message('destinations.otherRegions')} regions={otherRegions} />
    </>
  );
}

export const page = definePage<CountryData>({
  load,
  meta: (data, { store: { config } }) => {
    const { region, country, tours } = data;
    const params = Object.entries(country.slugs).map(([language, slug]) => [
      language,
      { region: region.slugs[language] ?? '', country: slug },
    ]);
    return {
      title: pageTitle(config.intl.message('destinations.titleOf', { name: country.name }), config),
      description: country.navigationDescription ?? country.introduction ?? config.intl.message('destinations.intro'),
      image: country.sharePicture,
      translatedParams: Object.fromEntries(params),
      crumbs: crumbsOf(data, config),
      noIndex: tours.total === 0,
    };
  },
  Component: CountryPage,
});
