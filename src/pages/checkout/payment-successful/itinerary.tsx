import type { MarketIntl } from '#config/market-intl.ts';
import type { ItineraryComponent, PlannerSummary } from '#contract/api.generated.ts';
import { useIntl } from '#renderer/store-context.tsx';
import { Icon } from '#renderer/ui/icon.tsx';
import shared from '../shared/checkout.module.css';
import { componentIcons } from '../shared/component-icons.ts';
import { daysOfTrip, nightsBetween } from '../shared/days-of-trip.ts';
import styles from './confirmation.module.css';

/** The trip day by day, each part with how it stands. */
export function Itinerary({ itinerary: { components, startDate } }: { itinerary: PlannerSummary['itinerary'] }) {
  const intl = useIntl();
  return (
    <section className={shared.card} aria-labelledby="itinerary-title">
      <h2 id="itinerary-title">{intl.message('checkout.confirmation.itinerary')}</h2>
      <ol className={styles.days}>
        {daysOfTrip(components, startDate).map(({ number, date, parts }) => (
          <li key={date} className={styles.day}>
            <h3>
              {intl.message('checkout.itinerary.day', { day: number })} <span>{intl.day(date)}</span>
            </h3>
            <ul className={styles.parts}>
              {parts.map((component) => (
                <Part key={component.componentId} component={component} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Part({ component }: { component: ItineraryComponent }) {
  const intl = useIntl();
  const { kind, name, status } = component;
  return (
    <li className={styles.part}>
      <Icon name={componentIcons[kind]} />
      <div className={styles.what}>
        <p className={styles.name}>{name}</p>
        <p className={shared.muted}>{detailsOf(component, intl).join(' · ')}</p>
      </div>
      <span className={status === 'Booked' ? styles.booked : styles.status}>{intl.message(`checkout.status.${status}`)}</span>
    </li>
  );
}

/** When, for how long and where. */
function detailsOf({ kind, startTime, startDate, endDate, place }: ItineraryComponent, intl: MarketIntl): string[] {
  return [
    ...(startTime ? [intl.message('checkout.itinerary.at', { time: startTime })] : []),
    ...(kind === 'accommodation' ? [intl.message('checkout.itinerary.nights', { count: nightsBetween(startDate, endDate) })] : []),
    ...(kind === 'rentalCar' && endDate !== startDate ? [intl.message('checkout.itinerary.until', { day: intl.shortDay(endDate) })] : []),
    ...(place ? [place] : []),
  ];
}
