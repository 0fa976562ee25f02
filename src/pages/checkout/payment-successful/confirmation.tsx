import type { BookingData, PlannerSummary } from '#contract/api.generated.ts';
import { calendarAddress } from '#contract/booking-calendar.ts';
import { useConfig } from '#renderer/store-context.tsx';
import { Button, ButtonLink } from '#renderer/ui/button.tsx';
import { Icon } from '#renderer/ui/icon.tsx';
import shared from '../shared/checkout.module.css';
import { PriceLines } from '../shared/price-lines.tsx';
import styles from './confirmation.module.css';
import { Facts } from './facts.tsx';
import { Itinerary } from './itinerary.tsx';
import { Payments } from './payments.tsx';

interface ConfirmationProps {
  checkoutId: string;
  booking: BookingData;
  summary: PlannerSummary;
}

/** What was booked, for the eye and for the printer. */
export function Confirmation({ checkoutId, booking, summary }: ConfirmationProps) {
  const { href, intl, offers, shell } = useConfig();
  const isRequested = booking.bookingStatus === 'BOOKING_REQUESTED';
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Icon name={isRequested ? 'clock' : 'circle-check'} className={shared.success} />
        <h1>{intl.message(isRequested ? 'checkout.confirmation.requestedTitle' : 'checkout.confirmation.title')}</h1>
        <p className={shared.intro}>
          {intl.message(isRequested ? 'checkout.confirmation.requestedText' : 'checkout.confirmation.text', { title: booking.title })}
        </p>
        <div className={styles.buttons}>
          <ButtonLink href={calendarAddress(checkoutId, shell.language.urlCode)} download="">
            <Icon name="calendar" />
            {intl.message('checkout.confirmation.calendar')}
          </ButtonLink>
          <Button look="secondary" onClick={() => window.print()}>
            {intl.message('checkout.confirmation.print')}
          </Button>
          {offers('checkoutBookingModifications') ? (
            <ButtonLink look="quiet" href={href('checkoutBookingModifications', { checkoutId })}>
              {intl.message('checkout.confirmation.change')}
            </ButtonLink>
          ) : null}
          <ButtonLink look="quiet" href={href('home')}>
            {intl.message('checkout.confirmation.home')}
          </ButtonLink>
        </div>
      </header>
      <Facts booking={booking} />
      <section className={shared.card} aria-labelledby="next-title">
        <h2 id="next-title">{intl.message('checkout.confirmation.next')}</h2>
        <ol className={styles.next}>
          {isRequested ? <li>{intl.message('checkout.confirmation.nextRequest')}</li> : null}
          <li>{intl.message('checkout.confirmation.nextMail')}</li>
          <li>{intl.message('checkout.confirmation.nextDocuments')}</li>
          <li>{intl.message('checkout.confirmation.nextTravel', { day: intl.shortDay(booking.startDate) })}</li>
        </ol>
      </section>
      <Itinerary itinerary={summary.itinerary} />
      <section className={shared.card} aria-labelledby="price-title">
        <h2 id="price-title">{intl.message('checkout.confirmation.price')}</h2>
        <PriceLines prices={booking.prices} />
      </section>
      <Payments payments={booking.payments} />
    </div>
  );
}
