import type { MessageId } from '#config/names.ts';
import type { BookingData, ItineraryComponent, PlannerSummary } from '#contract/api.generated.ts';
import { useConfig } from '#renderer/store-context.tsx';
import { Button, ButtonLink } from '#renderer/ui/button.tsx';
import { Icon } from '#renderer/ui/icon.tsx';
import shared from '../shared/checkout.module.css';
import { componentIcons } from '../shared/component-icons.ts';
import styles from './confirmation.module.css';

/** What was booked, for the eye and for the printer. */
export function Confirmation({ booking, summary }: { booking: BookingData; summary: PlannerSummary }) {
  const { href, intl } = useConfig();
  const isRequested = booking.bookingStatus === 'BOOKING_REQUESTED';
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Icon name="circle-check" className={shared.success} />
        <h1>{intl.message(isRequested ? 'checkout.confirmation.requestedTitle' : 'checkout.confirmation.title')}</h1>
        <p className={shared.intro}>
          {intl.message(isRequested ? 'checkout.confirmation.requestedText' : 'checkout.confirmation.text', { title: booking.title })}
        </p>
        <div className={styles.buttons}>
          <Button look="secondary" onClick={() => window.print()}>
            {intl.message('checkout.confirmation.print')}
          </Button>
          <ButtonLink look="quiet" href={href('home')}>
            {intl.message('checkout.confirmation.home')}
          </ButtonLink>
        </div>
      </header>
      <Facts booking={booking} />
      <section className={shared.card} aria-labelledby="next-title">
        <h2 id="next-title">{intl.message('checkout.confirmation.next')}</h2>
        <ol className={styles.next}>
          <li>{intl.message('checkout.confirmation.nextMail')}</li>
          <li>{intl.message('checkout.confirmation.nextDocuments')}</li>
          <li>{intl.message('checkout.confirmation.nextTravel', { day: intl.shortDay(booking.startDate) })}</li>
        </ol>
      </section>
      <section className={shared.card} aria-labelledby="itinerary-title">
        <h2 id="itinerary-title">{intl.message('checkout.confirmation.itinerary')}</h2>
        <ol className={styles.itinerary}>
          {summary.itinerary.components.map((component) => (
            <Part key={component.componentId} component={component} />
          ))}
        </ol>
      </section>
    </div>
  );
}

function Facts({ booking }: { booking: BookingData }) {
  const { intl } = useConfig();
  const { bookingReference, email, totalPaid, startDate, endDate, travellerNames } = booking;
  const facts: [MessageId, string][] = [
    [
      'checkout.confirmation.dates',
      intl.message('checkout.summary.dates', { start: intl.shortDay(startDate), end: intl.shortDay(endDate) }),
    ],
    ['checkout.confirmation.travellers', intl.list(travellerNames)],
    ['checkout.confirmation.paid', intl.price(totalPaid)],
  ];
  return (
    <section className={shared.card} aria-labelledby="booking-title">
      <div className={styles.reference}>
        <h2 id="booking-title">{intl.message('checkout.confirmation.reference')}</h2>
        <p className={styles.code}>{bookingReference ?? '–'}</p>
        {email ? <p className={shared.muted}>{intl.message('checkout.confirmation.mailTo', { email })}</p> : null}
      </div>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{intl.message(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Part({ component: { kind, name, place, startDate } }: { component: ItineraryComponent }) {
  const { intl } = useConfig();
  return (
    <li className={styles.part}>
      <Icon name={componentIcons[kind]} />
      <div>
        <p className={styles.name}>{name}</p>
        <p className={shared.muted}>{[intl.day(startDate), place].filter(Boolean).join(' · ')}</p>
      </div>
    </li>
  );
}
