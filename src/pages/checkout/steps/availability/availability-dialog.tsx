import { observer } from 'mobx-react-lite';
import type { AvailabilityResult } from '#contract/api.generated.ts';
import { useConfig, useIntl } from '#renderer/store-context.tsx';
import { Button, ButtonLink } from '#renderer/ui/button.tsx';
import { Dialog } from '#renderer/ui/dialog.tsx';
import type { CheckoutVisit } from '#stores/checkout/checkout-visit.ts';
import own from './availability.module.css';

/** Names what keeps the traveller from going on: new prices can be accepted, what is gone cannot. */
export const AvailabilityDialog = observer(function AvailabilityDialog({ visit }: { visit: CheckoutVisit }) {
  const { tourHref, intl } = useConfig();
  const { availability, details } = visit;
  const { blocking, canAccept, answer } = availability;
  return (
    <Dialog
      isOpen={availability.isModalOpen}
      onClose={() => availability.closeModal()}
      title={intl.message(canAccept ? 'checkout.availability.priceTitle' : 'checkout.availability.goneTitle')}
    >
      <div className={own.dialog}>
        <p>{intl.message(canAccept ? 'checkout.availability.priceText' : 'checkout.availability.goneText')}</p>
        <ul className={own.changes}>
          {blocking.map((part) => (
            <li key={part.componentId}>
              <Change part={part} />
            </li>
          ))}
        </ul>
        {canAccept && answer ? (
          <dl className={own.totals}>
            <div>
              <dt>{intl.message('checkout.availability.oldTotal')}</dt>
              <dd>{intl.price(answer.previousTotalPackagePrice)}</dd>
            </div>
            <div className={own.newTotal}>
              <dt>{intl.message('checkout.availability.newTotal')}</dt>
              <dd>{intl.price(answer.totalPackagePrice)}</dd>
            </div>
          </dl>
        ) : null}
        <div className={own.choices}>
          {canAccept ? (
            <Button isBusy={availability.isAccepting} onClick={() => void availability.accept()}>
              {intl.message('checkout.availability.accept')}
            </Button>
          ) : null}
          <ButtonLink look={canAccept ? 'secondary' : 'primary'} href={tourHref({ id: details.tripId, slug: details.slug })}>
            {intl.message('checkout.availability.otherDate')}
          </ButtonLink>
        </div>
      </div>
    </Dialog>
  );
});

function Change({ part: { name, startDate, result, price, previousPrice } }: { part: AvailabilityResult }) {
  const intl = useIntl();
  const isPriceChange = result === 'priceChanged' && price !== null && previousPrice !== null;
  return (
    <>
      <span className={own.name}>{name}</span>
      <span className={own.day}>{intl.day(startDate)}</span>
      <span className={own.blocked}>
        {isPriceChange
          ? intl.message('checkout.availability.priceChange', { before: intl.price(previousPrice), now: intl.price(price) })
          : intl.message(`checkout.result.${result}`)}
      </span>
    </>
  );
}
