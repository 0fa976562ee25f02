import { observer } from 'mobx-react-lite';
import type { MessageId } from '#config/names.ts';
import type { Money } from '#contract/api.generated.ts';
import { useIntl } from '#renderer/store-context.tsx';
import { Button } from '#renderer/ui/button.tsx';
import { Dialog } from '#renderer/ui/dialog.tsx';
import type { BookingStore } from '#stores/checkout/booking-store.ts';
import styles from './booking-changes.module.css';

/** Asks whether the booking shall really be cancelled, and names the amounts. */
export const CancelDialog = observer(function CancelDialog({
  store,
  title,
  isRequested,
}: {
  store: BookingStore;
  title: string;
  isRequested: boolean;
}) {
  const intl = useIntl();
  const { terms } = store;
  const amounts: [MessageId, Money][] = terms
    ? [
        ['checkout.booking.paid', terms.paid],
        ['checkout.booking.kept', terms.kept],
        ['checkout.booking.refund', terms.refund],
      ]
    : [];
  return (
    <Dialog isOpen={store.isAsking} onClose={() => store.stopAsking()} title={intl.message('checkout.booking.cancelQuestion', { title })}>
      <div className={styles.dialog}>
        <p>{intl.message('checkout.booking.cancelFinal')}</p>
        {isRequested ? (
          <p>{intl.message('checkout.booking.cancelRequestedText')}</p>
        ) : (
          <dl className={styles.amounts}>
            {amounts.map(([label, money]) => (
              <div key={label}>
                <dt>{intl.message(label)}</dt>
                <dd>{intl.price(money)}</dd>
              </div>
            ))}
          </dl>
        )}
        <div className={styles.choices}>
          <Button isBusy={store.isBusy} onClick={() => void store.cancel()}>
            {intl.message('checkout.booking.cancelConfirm')}
          </Button>
          <Button look="secondary" onClick={() => store.stopAsking()}>
            {intl.message('checkout.booking.cancelKeep')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
});
