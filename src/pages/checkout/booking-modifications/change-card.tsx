import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { useIntl } from '#renderer/store-context.tsx';
import { Button } from '#renderer/ui/button.tsx';
import { Skeleton } from '#renderer/ui/skeleton.tsx';
import type { BookingChange, BookingStore } from '#stores/checkout/booking-store.ts';
import shared from '../shared/checkout.module.css';
import { PartFailed } from '../shared/checkout-loading.tsx';
import { TravelerForms } from '../steps/traveler-details/traveler-forms.tsx';
import styles from './booking-changes.module.css';

/** The details of everybody, to be corrected. */
export const ChangeCard = observer(function ChangeCard({ store, change }: { store: BookingStore; change: BookingChange }) {
  const intl = useIntl();
  const [attempt, setAttempt] = useState(0);
  const { travelers, details } = change;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!(await store.submitChange())) setAttempt((count) => count + 1);
  }

  if (travelers.phase === 'failed') return <PartFailed onRetry={() => void travelers.prepare()} />;
  if (!travelers.form) return <Skeleton label={intl.message('checkout.loading')} lines={8} />;
  return (
    <form className={styles.form} noValidate onSubmit={submit} aria-label={intl.message('checkout.booking.changeTitle')}>
      <TravelerForms travelers={travelers} details={details} form={travelers.form} attempt={attempt} />
      <div className={shared.actions}>
        <Button look="quiet" isBusy={store.isBusy} onClick={() => void store.discardChange()}>
          {intl.message('checkout.booking.changeDiscard')}
        </Button>
        <Button type="submit" isBusy={store.isBusy}>
          {intl.message('checkout.booking.changeSubmit')}
        </Button>
      </div>
    </form>
  );
});
