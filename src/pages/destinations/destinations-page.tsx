import type { MarketConfig } from '#config/market-config.ts';
import type { FileUrl, ResolvedDestination } from '#contract/release.ts';
import type { Crumb } from '#renderer/routes/crumbs.ts';
import { definePage, type LoadContext } from '#renderer/routes/page-module.ts';
import { pageTitle } from '#renderer/routes/page-title.ts';
import { useConfig, useIntl } from '#renderer/store-context.tsx';
import { Breadcrumb } from '#renderer/ui/breadcrumb.tsx';
import { Icon } from '#renderer/ui/icon.tsx';
import { CountryGrid } from './country-card.tsx';
import { type CountryCardData, countryCards, type Offer, offerOf, type RegionLink, readOffers, regionLinks } from './destination-cards.ts';
import styles from './destinations-page.module.css';
import { readDestinations } from './find-destination.ts';
import { OfferLine } from './offer-line.tsx';

interface RegionPart extends RegionLink, Offer, Pick<ResolvedDestination, 'navigationDescription'> {
  countries: CountryCardData[];
}

interface DestinationsData {
  regions: RegionPart[];
  sharePicture: FileUrl | null;
}

async function load({ store }: LoadContext): Promise<DestinationsData> {
  const [destinations, offers] = await Promise.all([readDestinations(store), readOffers(store)]);
  const links = regionLinks(destinations, store);
  const regions = destinations.flatMap((region, index): RegionPart[] => {
    const link = links[index];
    if (!link) return [];
    const { navigationDescription } = region;
    return [{ ...link, navigationDescription, ...offerOf(region.key, offers), countries: countryCards(region, offers, store) }];
  });
  return { regions, sharePicture: destinations[0]?.sharePicture ?? null };
}

function crumbsOf({ intl, homeHref }: MarketConfig): Crumb[] {
  return [{ label: intl.message('shell.home'), href: homeHref }, { label: intl.message('destinations.heading') }];
}

function DestinationsPage({ data: { regions } }: { data: DestinationsData }) {
  const config = useConfig();
  const intl = useIntl();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Breadcrumb crumbs={crumbsOf(config)} />
        <h1>{intl.message('destinations.heading')}</h1>
        <p className={styles.lead}>{intl.message('destinations.intro')}</p>
        <nav aria-label={intl.message('destinations.regions')}>
          <ul className={styles.jumps}>
            {regions.map(({ key, name }) => (
              <li key={key}>
                <a href={`#${key}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      {regions.map((region, index) => (
        <section key={region.key} id={region.key} className={styles.region} aria-labelledby={`${region.key}-name`}>
          <div className={styles.words}>
            <h2 id={`${region.key}-name`}>
              <a href={region.href}>
                {region.name}
                <Icon name="arrow-right" />
              </a>
            </h2>
            <p>{region.navigationDescription}</p>
            <OfferLine offer={region} />
          </div>
          <CountryGrid countries={region.countries} hasPriority={index === 0} />
        </section>
      ))}
    </div>
  );
}

export const page = definePage<DestinationsData>({
  load,
  meta: ({ sharePicture }, { store: { config } }) => ({
    title: pageTitle(config.intl.message('destinations.heading'), config),
    description: config.intl.message('destinations.intro'),
    crumbs: crumbsOf(config),
    ...(sharePicture ? { image: sharePicture } : {}),
  }),
  Component: DestinationsPage,
});
