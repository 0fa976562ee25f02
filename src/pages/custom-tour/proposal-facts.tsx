import type { CustomTourProposal } from '#contract/api.generated.ts';
import { useConfig, useIntl } from '#renderer/store-context.tsx';
import { ButtonLink } from '#renderer/ui/button.tsx';
import { Icon } from '#renderer/ui/icon.tsx';
import { Picture } from '#renderer/ui/picture.tsx';
import styles from './custom-tour-page.module.css';

/** What a proposal costs about, who travels and when, why this one, and the way to book the tour that it is made from. */
export function ProposalFacts({ proposal }: { proposal: CustomTourProposal }) {
  const config = useConfig();
  const intl = useIntl();
  const { tour, price, pricePerAdult, startDate, travellers, reasons, days } = proposal;
  return (
    <aside className={styles.card} aria-label={intl.message('customTour.facts')}>
      <Picture picture={tour.picture} sizes="(min-width: 64rem) 24rem, 100vw" isPriority />
      <div className={styles.cardBody}>
        <h2>{intl.message('customTour.facts')}</h2>
        <p className={styles.price}>
          <strong>{intl.message('customTour.price', { price: intl.roundPrice(price) })}</strong>
          <span>{intl.message('customTour.pricePerAdult', { price: intl.roundPrice(pricePerAdult) })}</span>
        </p>
        <ul className={styles.facts}>
          <li>
            <Icon name="clock" />
            {intl.message('search.days', { count: days.length })}
          </li>
          <li>
            <Icon name="users" />
            {intl.message('customTour.travellers', { adults: travellers.adults, children: travellers.childAges.length })}
          </li>
          {startDate ? (
            <li>
              <Icon name="calendar" />
              {intl.message('customTour.start', { date: intl.shortDay(startDate) })}
            </li>
          ) : null}
        </ul>
        <ButtonLink isWide href={`${config.tourHref(tour)}#book`}>
          {intl.message('customTour.book')}
        </ButtonLink>
        <p className={styles.note}>{intl.message('customTour.priceNote')}</p>
        {reasons.length > 0 ? (
          <>
            <h3>{intl.message('customTour.reasons')}</h3>
            <ul className={styles.facts}>
              {reasons.map((reason) => (
                <li key={reason}>
                  <Icon name="check" />
                  {intl.message(`customTour.reason.${reason}`)}
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </aside>
  );
}
