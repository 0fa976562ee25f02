import { observer } from 'mobx-react-lite';
import type { MarketConfig } from '#config/market-config.ts';
import type { AvailabilityAnswer, AvailabilityResult, CheckoutDetails } from '#contract/api.generated.ts';
import { partyQuery } from '#domain/party-in-address.ts';
import { useConfig, useIntl } from '#renderer/store-context.tsx';
import { Button, ButtonLink } from '#renderer/ui/button.tsx';
import { Dialog } from '#renderer/ui/dialog.tsx';
import { Icon } from '#renderer/ui/icon.tsx';
import type { CheckoutVisit } from '#stores/checkout/checkout-visit.ts';
import { componentIcons } from '../../shared/component-icons.ts';
import own from './availability.module.css';

/** Names what keeps the traveller from going on: new prices can be accepted, what is gone cannot. */
export const AvailabilityDialog = observer(function AvailabilityDialog({ visit }: { visit: CheckoutVisit }) {
  const config = useConfig();
  const { intl } = config;
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
            <Change key={part.componentId} part={part} />
          ))}
        </ul>
        {canAccept && answer ? <Totals answer={answer} /> : null}
        <div className={own.choices}>
          {canAccept ? (
            <Button isBusy={availability.isAccepting} onClick={() => void availability.accept()}>
              {intl.message('checkout.availability.accept')}
            </Button>
          ) : null}
          <ButtonLink look={canAccept ? 'secondary' : 'primary'} href={otherDateHref(details, config)}>
            {intl.message('checkout.availability.otherDate')}
          </ButtonLink>
        </div>
        <p className={own.day}>{intl.message('checkout.availability.keptText')}</p>
      </div>
    </Dialog>
  );
});

/** The tour's page, where another date is chosen for the same party. */
function otherDateHref({ tripId, slug, allocatedPax }: CheckoutDetails, { tourHref }: MarketConfig): string {
  const href = tourHref({ id: tripId, slug });
  return `${href}${href.includes('?') ? '&' : '?'}${partyQuery(allocatedPax.rooms)}`;
}

function Change({ part: { kind, name, startDate, result, nonBookableReason, price, previousPrice } }: { part: AvailabilityResult }) {
  const intl = useIntl();
  const isPriceChange = result === 'priceChanged' && price !== null && previousPrice !== null;
  return (
    <li className={own.change}>
      <Icon name={componentIcons[kind]} />
      <span>
        <span className={own.name}>{name}</span>
        <span className={own.day}>{intl.day(startDate)}</span>
        <span className={own.blocked}>
          {isPriceChange
            ? intl.message('checkout.availability.priceChange', { before: intl.price(previousPrice), now: intl.price(price) })
            : intl.message(nonBookableReason ? `checkout.reason.${nonBookableReason}` : `checkout.result.${result}`)}
        </span>
      </span>
    </li>
  );
}

function Totals({ answer: { totalPackagePrice, previousTotalPackagePrice } }: { answer: AvailabilityAnswer }) {
  const intl = useIntl();
  const difference = totalPackagePrice.amount - previousTotalPackagePrice.amount;
  const amount = intl.price({ ...totalPackagePrice, amount: Math.abs(difference) });
  return (
    <dl className={own.totals}>
      <div>
        <dt>{intl.message('checkout.availability.oldTotal')}</dt>
        <dd>{intl.price(previousTotalPackagePrice)}</dd>
      </div>
      <div>
        <dt>{intl.message('checkout.availability.difference')}</dt>
        <dd>{intl.message(difference < 0 ? 'checkout.availability.less' : 'checkout.availability.more', { amount })}</dd>
      </div>
      <div className={own.newTotal}>
        <dt>{intl.message('checkout.availability.newTotal')}</dt>
        <dd>{intl.price(totalPackagePrice)}</dd>
      </div>
    </dl>
  );
}
