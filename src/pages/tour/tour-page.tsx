import { redirect } from 'react-router-dom';
import type { TourDetailsData } from '#contract/api.generated.ts';
import { BookingError } from '#domain/error-catalogue.ts';
import { definePage, type LoadContext } from '#renderer/routes/page-module.ts';
import { pageTitle } from '#renderer/routes/page-title.ts';
import { useConfig, useIntl } from '#renderer/store-context.tsx';
import { Breadcrumb } from '#renderer/ui/breadcrumb.tsx';
import { pageNotFound } from '#stores/page-error.ts';
import { BookingPanel, BookingShortcut } from './booking-panel.tsx';
import { FactsBar } from './facts-bar.tsx';
import { Gallery } from './gallery.tsx';
import { Inclusions } from './inclusions.tsx';
import { Itinerary } from './itinerary.tsx';
import { TourMapFigure } from './map/tour-map-figure.tsx';
import { Overview } from './overview.tsx';
import { Stays } from './stays.tsx';
import { tourJsonLd } from './tour-json-ld.ts';
import styles from './tour-page.module.css';

async function load({ store: { api, config }, params }: LoadContext): Promise<TourDetailsData> {
  const { market, language } = config.shell;
  const slug = params.slug ?? '';
  const found = await findTour();
  if (found.attributes.slug !== slug) throw redirect(config.href('tour', { slug: found.attributes.slug }), 301);
  return found;

  async function findTour(): Promise<TourDetailsData> {
    try {
      return (await api.getTourDetails({ query: { tripId: slug, market: market.code, lang: language.urlCode } })).data;
    } catch (error) {
      if (error instanceof BookingError && error.code === 'TOUR_NOT_FOUND') throw pageNotFound(config.href('tour', { slug }));
      throw error;
    }
  }
}

function TourPage({ data: { id, attributes: tour } }: { data: TourDetailsData }) {
  const config = useConfig();
  const intl = useIntl();
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <Breadcrumb
          crumbs={[
            { label: intl.message('shell.home'), href: config.homeHref },
            { label: intl.message('search.heading'), href: config.href('search') },
            { label: tour.title },
          ]}
        />
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
    translatedParams: Object.fromEntries(Object.entries(tour.slugs).map(([language, slug]) => [language, { slug }])),
    jsonLd: [tourJsonLd(id, tour, config.shell.brand.name)],
  }),
  Component: TourPage,
});
