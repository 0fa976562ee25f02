import { observer } from 'mobx-react-lite';
import { definePage } from '#renderer/routes/page-module.ts';
import { useIntl } from '#renderer/store-context.tsx';
import { Button } from '#renderer/ui/button.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import { Skeleton } from '#renderer/ui/skeleton.tsx';
import type { CheckoutVisit } from '#stores/checkout/checkout-visit.ts';
import styles from '../../shared/checkout.module.css';
import { PartFailed } from '../../shared/checkout-loading.tsx';
import { checkoutMeta, loadNothing } from '../../shared/checkout-meta.ts';
import { CheckoutStep } from '../../shared/checkout-step.tsx';
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
  const { phase, answer, blocking } = visit.availability;
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
          <Notice kind="success" title={intl.message('checkout.availability.allAvailable')}>
            <p>{intl.message('checkout.availability.allAvailableText')}</p>
          </Notice>
        ) : (
          <Notice kind="warning" title={intl.message('checkout.availability.blocked', { count: blocking.length })}>
            <Button look="quiet" onClick={() => visit.availability.openModal()}>
              {intl.message('checkout.availability.show')}
            </Button>
          </Notice>
        )}
      </div>
      <ComponentList results={answer.results} />
      <AvailabilityDialog visit={visit} />
    </>
  );
});

export const page = definePage<null>({
  load: loadNothing,
  meta: (_, { store }) => checkoutMeta('checkout.title.availability', store),
  Component: AvailabilityPage,
});
