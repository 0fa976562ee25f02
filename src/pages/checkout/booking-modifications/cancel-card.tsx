import { observer } from 'mobx-react-lite';
import type { BookingState } from '#contract/api.generated.ts';
import { useIntl } from '#renderer/store-context.tsx';
import { Button } from '#renderer/ui/button.tsx';
import type { BookingStore } from '#stores/checkout/booking-store.ts';
import shared from '../shared/checkout.module.css';
import styles from './booking-changes.module.css';

/** On what terms a booking is cancelled, and the way there. */
export const CancelCard = observer(function CancelCard({ store, state }: { store: BookingStore; state: BookingState }) {
  const intl = useIntl();
  const isBegun = state.bookingStatus === 'CANCELLATION_INITIATED';
  const isRequested = state.bookingStatus === 'BOOKING_REQUESTED';
  if (!state.canCancel && !isBegun) {
    return (
      <section className={shared.card} aria-labelledby="begun-title">
        <h2 id="begun-title">{intl.message('checkout.booking.begun')}</h2>
        <p>{intl.message('checkout.booking.begunText')}</p>
      </section>
    );
  }
  return (
    <section className={shared.card} aria-labelledby="cancel-title">
      <div className={shared.cardHead}>
        <h2 id="cancel-title">{intl.message('checkout.booking.cancelTitle')}</h2>
        <p className={shared.muted}>{intl.message(isRequested ? 'checkout.booking.cancelRequestedText' : 'checkout.booking.cancelText')}</p>
      </div>
      {isRequested ? null : <Deadlines store={store} />}
      <div className={styles.choices}>
        {isBegun ? (
          <Button isBusy={store.isBusy} onClick={() => void store.keep()}>
            {intl.message('checkout.booking.cancelKeep')}
          </Button>
        ) : null}
        <Button look="secondary" isBusy={store.isBusy} onClick={() => void store.askToCancel()}>
          {intl.message('checkout.booking.cancelStart')}
        </Button>
      </div>
    </section>
  );
});

const Deadlines = observer(function Deadlines({ store: { terms } }: { store: BookingStore }) {
  const intl = useIntl();
  if (!terms) return null;
  return (
    <>
      <dl className={styles.deadlines}>
        {terms.deadlines.map(({ lastDay, keptPercent }) => (
          <div key={lastDay}>
            <dt>{intl.message('checkout.booking.deadline', { day: intl.shortDay(lastDay) })}</dt>
            <dd>{intl.message('checkout.booking.keptShare', { percent: keptPercent / 100 })}</dd>
          </div>
        ))}
      </dl>
      <p className={shared.muted}>{intl.message('checkout.booking.fair')}</p>
    </>
  );
});
