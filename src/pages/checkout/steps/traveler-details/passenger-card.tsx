import { observer } from 'mobx-react-lite';
import type { CheckoutDetails } from '#contract/api.generated.ts';
import { WidgetControl } from '#renderer/forms/controls/widget-registry.tsx';
import { SchemaSection } from '#renderer/forms/rjsf-adapter.tsx';
import { useIntl } from '#renderer/store-context.tsx';
import { Button } from '#renderer/ui/button.tsx';
import { Icon } from '#renderer/ui/icon.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import type { TravelerDetailsStep } from '#stores/checkout/steps/traveler-details-step.ts';
import type { PassengerSection } from '#stores/checkout/travellers/compile-form.ts';
import styles from '../../shared/checkout.module.css';
import { enterPassenger, goOnFrom } from './enter-passenger.ts';
import { passengerName } from './passenger-name.ts';
import own from './traveler-details.module.css';

interface PassengerCardProps {
  passenger: PassengerSection;
  travelers: TravelerDetailsStep;
  details: CheckoutDetails;
}

/** One passenger. In a large party each is folded under its name, with how far it is filled in. */
export const PassengerCard = observer(function PassengerCard(props: PassengerCardProps) {
  const { passenger, travelers, details } = props;
  const { party } = travelers;
  const intl = useIntl();
  const titleId = `${passenger.key}-title`;
  const name = passengerName(passenger, party.passengers, intl);
  const room = details.allocatedPax.rooms.length > 1 ? intl.message('checkout.passenger.room', { room: passenger.slot.room }) : '';
  if (!party.isFolded) {
    return (
      <section className={styles.card} aria-labelledby={titleId}>
        <div className={styles.cardHead}>
          <h2 id={titleId}>{name}</h2>
          {room ? <p className={styles.muted}>{room}</p> : null}
        </div>
        <PassengerFields {...props} />
      </section>
    );
  }
  const isOpen = party.isOpen(passenger);
  return (
    <details
      className={`${styles.card} ${own.folded}`}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) party.setOpen(passenger, currentTarget.open);
      }}
    >
      <summary className={own.summary}>
        <hgroup className={own.who}>
          <h2 id={titleId}>{name}</h2>
          <About passenger={passenger} room={room} />
        </hgroup>
        <Status passenger={passenger} />
        <Icon name="chevron-down" className={own.chevron} />
      </summary>
      {isOpen ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, and the summary says whose fields they are
        <div role="group" aria-labelledby={titleId} className={own.fields}>
          <PassengerFields {...props} />
          <GoOn passenger={passenger} travelers={travelers} />
        </div>
      ) : null}
    </details>
  );
});

/** Who it is, once there is a name. */
const About = observer(function About({ passenger: { fullName }, room }: { passenger: PassengerSection; room: string }) {
  const text = [fullName, room].filter(Boolean).join(' · ');
  return text ? <p className={styles.muted}>{text}</p> : null;
});

const Status = observer(function Status({ passenger: { errorCount, isComplete } }: { passenger: PassengerSection }) {
  const intl = useIntl();
  if (errorCount > 0) {
    return (
      <span className={own.wrong}>
        <Icon name="circle-alert" />
        {intl.message('checkout.passenger.errors', { count: errorCount })}
      </span>
    );
  }
  if (!isComplete) return <span className={own.open}>{intl.message('checkout.passenger.open')}</span>;
  return (
    <span className={own.complete}>
      <Icon name="check" />
      {intl.message('checkout.passenger.complete')}
    </span>
  );
});

/** Folds the form of a passenger who is done, and leads to the next who is not. */
const GoOn = observer(function GoOn({ passenger, travelers: { party } }: Pick<PassengerCardProps, 'passenger' | 'travelers'>) {
  const intl = useIntl();
  const next = party.nextIncomplete(passenger);
  return (
    <div>
      <Button look="secondary" onClick={(event) => goOnFrom(passenger, party, event.currentTarget.form)}>
        {next
          ? intl.message('checkout.passenger.next', { name: passengerName(next, party.passengers, intl) })
          : intl.message('checkout.passenger.done')}
      </Button>
    </div>
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
      ) : (
        <CopyFromFirst passenger={passenger} travelers={travelers} />
      )}
      {slot.age !== null ? (
        <Notice kind="info">
          <p>{intl.message('checkout.passenger.childInfo', { age: slot.age, day: intl.shortDay(details.startDate) })}</p>
        </Notice>
      ) : null}
      <SchemaSection sectionKey={key} nodes={nodes} Control={WidgetControl} />
    </div>
  );
});

/** Offered as long as it would change something. */
const CopyFromFirst = observer(function CopyFromFirst({
  passenger,
  travelers: { party },
}: Pick<PassengerCardProps, 'passenger' | 'travelers'>) {
  const intl = useIntl();
  const [first] = party.passengers;
  const nodes = party.copyable(passenger);
  if (!first || nodes.length === 0) return null;

  function copy() {
    party.copyFromFirst(passenger);
    enterPassenger(passenger);
  }

  return (
    <div>
      <Button look="secondary" onClick={copy}>
        {intl.message('checkout.passenger.copyFirst', {
          name: passengerName(first, party.passengers, intl),
          fields: intl.list(nodes.map(({ label }) => label)),
        })}
      </Button>
    </div>
  );
});
