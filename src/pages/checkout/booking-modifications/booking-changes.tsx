import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { MessageId } from '#config/names.ts';
import type { BookingData, BookingState } from '#contract/api.generated.ts';
import { useConfig, useIntl } from '#renderer/store-context.tsx';
import { Button, ButtonLink } from '#renderer/ui/button.tsx';
import { Icon } from '#renderer/ui/icon.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import type { BookingStore } from '#stores/checkout/booking-store.ts';
import shared from '../shared/checkout.module.css';
import { FactList } from '../shared/fact-list.tsx';
import styles from './booking-changes.module.css';
import { CancelCard } from './cancel-card.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { ChangeCard } from './change-card.tsx';
import { type BookingWords, wordsOf } from './words-of.ts';

interface BookingChangesProps {
  store: BookingStore;
  state: BookingState;
  booking: BookingData;
}

/** Statuses whose confirmation is there to be seen. */
const withConfirmation: readonly string[] = ['BOOKING_COMPLETED', 'BOOKING_REQUESTED'];

export const BookingChanges = observer(function BookingChanges({ store, state, booking }: BookingChangesProps) {
  const { href, intl } = useConfig();
  const words = wordsOf(state);
  const isOpen = state.bookingStatus === 'BOOKING_CHANGE_INITIATED';
  const isDecided = state.bookingStatus === 'CANCELLATION_COMPLETED' || store.isInProgress;
  return (
    <div className={styles.page}>
      <Head state={state} words={words} title={booking.title} />
      {store.isOutdated ? (
        <Notice kind="warning" title={intl.message('checkout.booking.changedElsewhere')}>
          <div className={styles.dialog}>
            <p>{intl.message('checkout.booking.changedElsewhereText')}</p>
            <div>
              <Button look="secondary" onClick={() => void store.load()}>
                {intl.message('checkout.booking.reload')}
              </Button>
            </div>
          </div>
        </Notice>
      ) : null}
      <Facts booking={booking} />
      {isOpen && store.change ? <ChangeCard store={store} change={store.change} /> : null}
      {state.canChange ? (
        <section className={shared.card} aria-labelledby="change-title">
          <div className={shared.cardHead}>
            <h2 id="change-title">{intl.message('checkout.booking.changeTitle')}</h2>
            <p className={shared.muted}>{intl.message('checkout.booking.changeText')}</p>
          </div>
          <div>
            <Button look="secondary" isBusy={store.isBusy} onClick={() => void store.startChange()}>
              {intl.message('checkout.booking.changeStart')}
            </Button>
          </div>
        </section>
      ) : null}
      {isOpen || isDecided ? null : <CancelCard store={store} state={state} />}
      {state.bookingStatus === 'CANCELLATION_COMPLETED' ? (
        <div>
          <ButtonLink look="secondary" href={href('home')}>
            {intl.message('checkout.confirmation.home')}
          </ButtonLink>
        </div>
      ) : null}
      {withConfirmation.includes(state.bookingStatus) ? (
        <div>
          <ButtonLink look="quiet" href={href('checkoutPaymentSuccessful', { checkoutId: state.checkoutId })}>
            <Icon name="chevron-left" />
            {intl.message('checkout.booking.back')}
          </ButtonLink>
        </div>
      ) : null}
      <CancelDialog store={store} title={booking.title} isRequested={state.bookingStatus === 'BOOKING_REQUESTED'} />
    </div>
  );
});

/** Where the booking stands. It is told to those who do not see it change, and takes the focus once something was done. */
function Head({ state, words, title }: { state: BookingState; words: BookingWords; title: string }) {
  const intl = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(state.bookingStatus);
  useEffect(() => {
    if (shown.current !== state.bookingStatus) heading.current?.focus();
    shown.current = state.bookingStatus;
  }, [state.bookingStatus]);
  return (
    <header className={styles.head}>
      <Icon name={words.icon} className={`${shared.success} ${styles[words.tone]}`} />
      <h1 ref={heading} tabIndex={-1}>
        {intl.message(words.title)}
      </h1>
      <p className={shared.intro}>{title}</p>
      {words.texts.map((text) => (
        <p key={text.id}>{intl.message(text.id, textValues(text.values, intl.price))}</p>
      ))}
      {state.requestedComponents.length > 0 ? (
        <p>{intl.message('checkout.booking.requestedParts', { parts: intl.list(state.requestedComponents) })}</p>
      ) : null}
    </header>
  );
}

function textValues(
  values: BookingWords['texts'][number]['values'],
  price: (money: { amount: number; currency: string }) => string,
): Record<string, string> {
  return Object.fromEntries(Object.entries(values ?? {}).map(([name, money]) => [name, price(money)]));
}

function Facts({ booking }: { booking: BookingData }) {
  const intl = useIntl();
  const { bookingReference, bookingStatus, startDate, endDate, totalPaid, travellerNames } = booking;
  const dates = intl.message('checkout.summary.dates', { start: intl.shortDay(startDate), end: intl.shortDay(endDate) });
  const facts: [MessageId, string][] = [
    ['checkout.confirmation.reference', bookingReference ?? '–'],
    ['checkout.confirmation.dates', dates],
    ['checkout.confirmation.travellers', intl.list(travellerNames)],
  ];
  // What a cancelled booking cost is told by what is given back, which may still be on its way.
  if (bookingStatus !== 'CANCELLATION_COMPLETED') facts.push(['checkout.booking.paid', intl.price(totalPaid)]);
  return <FactList facts={facts} />;
}
