import type { AvailabilityResult } from '#contract/api.generated.ts';
import { useIntl } from '#renderer/store-context.tsx';
import { Icon } from '#renderer/ui/icon.tsx';
import { VisuallyHidden } from '#renderer/ui/visually-hidden.tsx';
import styles from '../../shared/checkout.module.css';
import { componentIcons } from '../../shared/component-icons.ts';
import { daysOfTrip } from '../../shared/days-of-trip.ts';
import own from './availability.module.css';

/** The trip day by day, each part with what the check found. */
export function ComponentList({ results, startDate }: { results: readonly AvailabilityResult[]; startDate: string }) {
  const intl = useIntl();
  return (
    <section className={styles.card} aria-labelledby="parts-title">
      <h2 id="parts-title">{intl.message('checkout.confirmation.itinerary')}</h2>
      <ol className={own.days}>
        {daysOfTrip(results, startDate).map(({ number, date, parts }) => (
          <li key={date} className={own.dayOfTrip}>
            <h3 className={own.dayHead}>
              {intl.message('checkout.itinerary.day', { day: number })} <span className={own.day}>{intl.day(date)}</span>
            </h3>
            <ul className={own.parts}>
              {parts.map((part) => (
                <PartOfDay key={part.componentId} part={part} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

function PartOfDay({ part }: { part: AvailabilityResult }) {
  const intl = useIntl();
  const { kind, name, result, onRequest, nonBookableReason } = part;
  const look = result !== 'available' ? 'blocked' : onRequest ? 'onRequest' : 'available';
  return (
    <li className={own.part}>
      <span className={own.what}>
        <Icon name={componentIcons[kind]} />
        <VisuallyHidden>{intl.message(`checkout.kind.${kind}`)}: </VisuallyHidden>
        <span className={own.name}>{name}</span>
      </span>
      <span className={own[look]}>
        <Icon name={iconOf[look]} />
        {nonBookableReason
          ? intl.message(`checkout.reason.${nonBookableReason}`)
          : intl.message(`checkout.result.${look === 'onRequest' ? look : result}`)}
      </span>
    </li>
  );
}

const iconOf = { available: 'check', onRequest: 'clock', blocked: 'circle-alert' } as const;
