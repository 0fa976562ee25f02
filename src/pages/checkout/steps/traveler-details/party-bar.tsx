import { observer } from 'mobx-react-lite';
import { useIntl } from '#renderer/store-context.tsx';
import { Button } from '#renderer/ui/button.tsx';
import type { PartyStore } from '#stores/checkout/travellers/party-store.ts';
import { enterNext } from './enter-passenger.ts';
import { passengerName } from './passenger-name.ts';
import own from './traveler-details.module.css';

/** How far a large party is, and the way to whoever is missing. It stays in sight, below the fields and never on them. */
export const PartyBar = observer(function PartyBar({ party }: { party: PartyStore }) {
  const intl = useIntl();
  const { passengers, completeCount, isFolded } = party;
  if (!isFolded) return null;
  const next = party.nextIncomplete(null);
  return (
    <div className={own.bar}>
      <div className={own.progress}>
        <p role="status">{intl.message('checkout.party.progress', { done: completeCount, all: passengers.length })}</p>
        <progress max={passengers.length} value={completeCount} aria-hidden="true" />
      </div>
      {next ? (
        <Button look="secondary" onClick={({ currentTarget }) => enterNext(null, party, currentTarget.form)}>
          {intl.message('checkout.party.next', { name: passengerName(next, passengers, intl) })}
        </Button>
      ) : null}
    </div>
  );
});
