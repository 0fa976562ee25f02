import { redirect } from 'react-router-dom';
import type { MarketConfig } from '#config/market-config.ts';
import type { TourDetails, TourDetailsData } from '#contract/api.generated.ts';
import { isBookingError } from '#domain/is-booking-error.ts';
import type { Crumb } from '#renderer/routes/crumbs.ts';
import { definePage, type LoadContext } from '#renderer/routes/page-module.ts';
import { pageTitle } from '#renderer/routes/page-title.ts';
import { useConfig } from '#renderer/store-context.tsx';
import { Breadcrumb } from '#renderer/ui/breadcrumb.tsx';
import { withQuery } from '#routing/href.ts';
import { pageNotFound } from '#stores/errors/page-error.ts';
import { BookingPanel, BookingShortcut } from './booking-panel.tsx';
import { FactsBar } from './facts-bar.tsx';
import { Gallery } from './gallery.tsx';
import { Inclusions } from './inclusions.tsx';
import { Itinerary } from './itinerary.tsx';
import { Overview } from './overview.tsx';
import { Stays } from './stays.tsx';
import { TourMapFigure } from './tour-map-figure.tsx';
import styles from './tour-page.module.css';

/** The tour is named by its slug at the tour page, by its id at the older planner; the one that the market lacks leads to the other. */
async function load({ store: { api, config }, routeName, params, query }: LoadContext): Promise<TourDetailsData> {
  const { market, language } = config.shell;
  const { tourId, ...rest } = Object.fromEntries(query);
  const isPlanner = routeName === 'planner';
  const named = (isPlanner ? tourId : params.slug) ?? '';
  if (!named) throw pageNotFound(config.href(routeName, params));
  const found = await findTour();
  const { id, attributes } = found;
  const isSpelledRight = isPlanner ? !config.offers('tour') && named === id : named === attributes.slug;
  if (isSpelledRight) return found;
  const kept = isPlanner ? rest : Object.fromEntries(query);
  throw redirect(withQuery(config.tourHref({ id, slug: attributes.slug }), kept), isPlanner ? 301 : 308);

  async function findTour(): Promise<TourDetailsData> {
    try {
      return (await api.getTourDetails({ query: { tripId: named, market: market.code, lang: language.urlCode } })).data;
    } catch (error) {
      if (isBookingError(error, 'TOUR_NOT_FOUND')) throw pageNotFound(config.href(routeName, params));
      throw error;
    }
  }
}

function crumbsOf({ title }: TourDetails, { intl, homeHref, href }: MarketConfig): Crumb[] {
  return [
    { label: intl.message('shell.home'), href: homeHref },
    { label: intl.message('search.heading'), href: href('search') },
    { label: title },
  ];
}

function TourPage({ data: { id, attributes: tour } }: { data: TourDetailsData }) {
  const config = useConfig();
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <Breadcrumb crumbs={crumbsOf(tour, config)} />
        <h1>{tour.title}</h1>
        <p className={styles.tagline}>{tour.tagline}</p>
        <FactsBar tour={tour} />
      </header>
      <Gallery pictures={tour.pictures} />
      <div className={styles.columns}>
        <div className={styles.story}>
          <Overview tour={tour} />
          <TourMapFigure map={tour.map} title={tour.title} />
          <Itinerary days={tour.days} />
          <Stays stays={tour.stays} />
          <Inclusions tour={tour} />
          <BookingShortcut tour={tour} />
        </div>
        <BookingPanel key={id} tripId={id} tour={tour} />
      </div>
    </article>
  );
}

export const page = definePage<TourDetailsData>({
  load,
  meta: ({ id, attributes: tour }, { store: { config } }) => ({
    title: pageTitle(tour.title, config),
    description: tour.tagline,
    image: tour.sharePicture,
    ...(config.offers('tour') ? {} : { canonicalQuery: { tourId: id } }),
    translatedParams: Object.fromEntries(Object.entries(tour.slugs).map(([language, slug]) => [language, { slug }])),
    crumbs: crumbsOf(tour, config),
  }),
  Component: TourPage,
});
