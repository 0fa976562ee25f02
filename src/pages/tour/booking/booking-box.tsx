import { observer } from 'mobx-react-lite';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useIntl, useStore } from '#renderer/store-context.tsx';
import { Button } from '#renderer/ui/button.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import { Skeleton } from '#renderer/ui/skeleton.tsx';
import { languageParameter } from '#routing/language-parameter.ts';
import { createTourBookingStore, type TourBookingStore } from '#stores/tour-booking-store.ts';
import styles from './booking-box.module.css';
import { DepartureChoice } from './departure-choice.tsx';
import { PriceSummary } from './price-summary.tsx';
import { RoomsChoice } from './rooms-choice.tsx';

export interface BookingBoxProps {
  tripId: string;
  /** Youngest age that may travel. */
  minimumAge: number;
}

/** From the month to a new checkout: date, rooms, price, and the button that books. */
export const BookingBox = observer(function BookingBox({ tripId, minimumAge }: BookingBoxProps) {
  const { api, config } = useStore();
  const intl = useIntl();
  const { market, language } = config.shell;
  const [booking] = useState(() => createTourBookingStore({ api, tripId, market: market.code, lang: language.urlCode }));

  useEffect(() => {
    void booking.load();
    if (location.search) void import('./party-of-address.ts').then(({ takePartyOfAddress }) => takePartyOfAddress(booking));
  }, [booking]);

  if (booking.status === 'loading' && booking.departures.length === 0) return <Skeleton label={intl.message('tour.book.loading')} />;
  if (booking.status === 'failed') return <LoadingFailed booking={booking} />;
  if (booking.departures.length === 0) return <Notice kind="info" title={intl.message('tour.book.none')} />;
  return <BookingForm booking={booking} minimumAge={minimumAge} />;
});

function LoadingFailed({ booking }: { booking: TourBookingStore }) {
  const intl = useIntl();
  return (
    <div className={styles.form}>
      <Notice kind="danger" title={intl.message('tour.book.failed')} />
      <Button look="secondary" onClick={() => void booking.load()}>
        {intl.message('tour.book.retry')}
      </Button>
    </div>
  );
}

const BookingForm = observer(function BookingForm({ booking, minimumAge }: { booking: TourBookingStore; minimumAge: number }) {
  const { config, errors } = useStore();
  const intl = useIntl();
  const notice = useRef<HTMLDivElement>(null);
  const { problem, isTouched, isGone, departure } = booking;
  const isProblemShown = isTouched && problem !== null;

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    try {
      const checkoutId = await booking.book();
      if (!checkoutId) return notice.current?.focus();
      window.location.assign(config.href('checkoutEntry', { checkoutId }, { [languageParameter]: config.shell.language.urlCode }));
    } catch (error) {
      await errors.tell(error);
    }
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate data-needs-app="">
      <DepartureChoice booking={booking} />
      <RoomsChoice booking={booking} minimumAge={minimumAge} />
      <div className={styles.foot}>
        <PriceSummary booking={booking} />
        <div ref={notice} tabIndex={-1} className={styles.notice}>
          {isGone ? <Notice kind="warning" title={intl.message('tour.book.gone')} /> : null}
          {isProblemShown && !isGone ? (
            <Notice kind="danger" title={intl.message(`tour.book.problem.${problem}`, { places: departure?.placesLeft ?? 0 })} />
          ) : null}
        </div>
        <Button type="submit" isWide isBusy={booking.isSubmitting}>
          {intl.message('tour.book.submit')}
        </Button>
        <p className={styles.hint}>{intl.message('tour.book.hint')}</p>
      </div>
    </form>
  );
});
