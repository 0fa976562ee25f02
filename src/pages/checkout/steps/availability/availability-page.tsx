import { observer } from 'mobx-react-lite';
import type { CheckoutDetails } from '#contract/api.generated.ts';
import { definePage } from '#renderer/routes/page-module.ts';
import { useIntl } from '#renderer/store-context.tsx';
import { Button } from '#renderer/ui/button.tsx';
import { Icon } from '#renderer/ui/icon.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import { Skeleton } from '#renderer/ui/skeleton.tsx';
import type { CheckoutVisit } from '#stores/checkout/checkout-visit.ts';
import styles from '../../shared/checkout.module.css';
import { PartFailed } from '../../shared/checkout-loading.tsx';
import { checkoutMeta, loadNothing } from '../../shared/checkout-meta.ts';
import { CheckoutStep } from '../../shared/checkout-step.tsx';
import own from './availability.module.css';
import { AvailabilityDialog } from './availability-dialog.tsx';
import { ComponentList } from './component-list.tsx';

function AvailabilityPage() {
  const intl = useIntl();
  return (
    <CheckoutStep
      step="availability"
      action={intl.message('checkout.continue')}
      intro={intl.message('checkout.availability.intro')}
      isLocked={({ availability }) => availability.phase === 'loading'}
    >
      {(visit) => <Availability visit={visit} />}
    </CheckoutStep>
  );
}

const Availability = observer(function Availability({ visit }: { visit: CheckoutVisit }) {
  const intl = useIntl();
  const { phase, answer, blocking, onRequest } = visit.availability;
  if (phase === 'failed') return <PartFailed onRetry={() => void visit.availability.check()} />;
  if (phase !== 'ready' || !answer) {
    return (
      <section className={styles.card}>
        <p>{intl.message('checkout.availability.checking')}</p>
        <Skeleton label={intl.message('checkout.availability.checking')} lines={6} />
      </section>
    );
  }
  return (
    <>
      <div role="status">
        {blocking.length === 0 ? (
          <Free onRequest={onRequest.length} />
        ) : (
          <Notice kind="warning" title={intl.message('checkout.availability.blocked', { count: blocking.length })}>
            <Button look="quiet" onClick={() => visit.availability.openModal()}>
              {intl.message('checkout.availability.show')}
            </Button>
          </Notice>
        )}
      </div>
      <TourKind details={visit.details} />
      <ComponentList results={answer.results} startDate={visit.details.startDate} />
      <AvailabilityDialog visit={visit} />
    </>
  );
});

/** Nothing stands in the way, though some parts may wait for a partner. */
function Free({ onRequest }: { onRequest: number }) {
  const intl = useIntl();
  const [title, text] =
    onRequest === 0
      ? [intl.message('checkout.availability.allAvailable'), intl.message('checkout.availability.allAvailableText')]
      : [intl.message('checkout.availability.onRequestTitle', { count: onRequest }), intl.message('checkout.availability.onRequestText')];
  return (
    <Notice kind={onRequest === 0 ? 'success' : 'info'} title={title}>
      <p>{text}</p>
    </Notice>
  );
}

/** Who else travels on that date. */
function TourKind({ details: { tourType } }: { details: CheckoutDetails }) {
  const intl = useIntl();
  const isGroup = tourType === 'GroupTour';
  return (
    <div className={own.kind}>
      <Icon name="users" />
      <p>
        <strong>{intl.message(isGroup ? 'checkout.availability.groupTitle' : 'checkout.availability.privateTitle')}.</strong>{' '}
        {intl.message(isGroup ? 'checkout.availability.groupText' : 'checkout.availability.privateText')}
      </p>
    </div>
  );
}

export const page = definePage<null>({
  load: loadNothing,
  meta: (_, { store }) => checkoutMeta('checkout.title.availability', store),
  Component: AvailabilityPage,
});
