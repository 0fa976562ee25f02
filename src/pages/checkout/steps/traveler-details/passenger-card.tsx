import { observer } from 'mobx-react-lite';
import type { CheckoutDetails } from '#contract/api.generated.ts';
import { SchemaSection } from '#renderer/forms/rjsf-adapter.tsx';
import { useIntl } from '#renderer/store-context.tsx';
import { Button } from '#renderer/ui/button.tsx';
import { Icon } from '#renderer/ui/icon.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import type { PassengerSection } from '#stores/checkout/compile-form.ts';
import type { TravelerDetailsStep } from '#stores/checkout/traveler-details-step.ts';
import styles from '../../shared/checkout.module.css';
import { passengerName } from './passenger-name.ts';
import own from './traveler-details.module.css';

interface PassengerCardProps {
  passenger: PassengerSection;
  passengers: readonly PassengerSection[];
  travelers: TravelerDetailsStep;
  details: CheckoutDetails;
}

/** Up to this many passengers there is nothing to fold. */
const smallParty = 3;

/** One passenger. In a large party each is folded under its name, with how far it is filled in. */
export const PassengerCard = observer(function PassengerCard(props: PassengerCardProps) {
  const { passenger, passengers, travelers, details } = props;
  const intl = useIntl();
  const name = passengerName(passenger, passengers, intl);
  const room = details.allocatedPax.rooms.length > 1 ? intl.message('checkout.passenger.room', { room: passenger.slot.room }) : '';
  if (passengers.length <= smallParty) {
    return (
      <section className={styles.card} aria-labelledby={`${passenger.key}-title`}>
        <div className={styles.cardHead}>
          <h2 id={`${passenger.key}-title`}>{name}</h2>
          {room ? <p className={styles.muted}>{room}</p> : null}
        </div>
        <PassengerFields {...props} />
      </section>
    );
  }
  const isOpen = travelers.isOpen(passenger);
  return (
    <details
      className={`${styles.card} ${own.folded}`}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) travelers.setOpen(passenger, currentTarget.open);
      }}
    >
      <summary className={own.summary}>
        <hgroup className={own.who}>
          <h2>{name}</h2>
          {room ? <p className={styles.muted}>{room}</p> : null}
        </hgroup>
        <Status passenger={passenger} />
        <Icon name="chevron-down" className={own.chevron} />
      </summary>
      {isOpen ? <PassengerFields {...props} /> : null}
    </details>
  );
});

const Status = observer(function Status({ passenger: { nodes } }: { passenger: PassengerSection }) {
  const intl = useIntl();
  const errors = nodes.filter(({ error }) => error !== null).length;
  if (errors > 0) {
    return (
      <span className={own.wrong}>
        <Icon name="circle-alert" />
        {intl.message('checkout.passenger.errors', { count: errors })}
      </span>
    );
  }
  if (nodes.some(({ problem }) => problem !== null)) return <span className={own.open}>{intl.message('checkout.passenger.open')}</span>;
  return (
    <span className={own.complete}>
      <Icon name="check" />
      {intl.message('checkout.passenger.complete')}
    </span>
  );
});

const PassengerFields = observer(function PassengerFields({ passenger, travelers, details }: PassengerCardProps) {
  const intl = useIntl();
  const { slot, isMainContact, nodes, key } = passenger;
  return (
    <div className={own.fields}>
      {isMainContact ? (
        <div className={own.mainContact}>
          <p>{intl.message(details.hasRentalCar ? 'checkout.passenger.mainContactDrives' : 'checkout.passenger.mainContact')}</p>
          <Button look="secondary" onClick={() => travelers.copyContactToMainContact()}>
            {intl.message('checkout.passenger.copyContact')}
          </Button>
        </div>
      ) : null}
      {slot.age !== null ? (
        <Notice kind="info">
          <p>{intl.message('checkout.passenger.childInfo', { age: slot.age, day: intl.shortDay(details.startDate) })}</p>
        </Notice>
      ) : null}
      <SchemaSection sectionKey={key} nodes={nodes} />
    </div>
  );
});
