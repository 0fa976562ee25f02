import { observer } from 'mobx-react-lite';
import { definePage } from '#renderer/routes/page-module.ts';
import { useIntl } from '#renderer/store-context.tsx';
import { Skeleton } from '#renderer/ui/skeleton.tsx';
import type { CheckoutVisit } from '#stores/checkout/checkout-visit.ts';
import { PartFailed } from '../../shared/checkout-loading.tsx';
import { checkoutMeta, loadNothing } from '../../shared/checkout-meta.ts';
import { CheckoutStep } from '../../shared/checkout-step.tsx';
import { TravelerForms } from './traveler-forms.tsx';

function TravelerDetailsPage() {
  const intl = useIntl();
  return (
    <CheckoutStep
      step="travelerDetails"
      action={intl.message('checkout.continue')}
      intro={intl.message('checkout.travelers.intro')}
      touchAll={({ travelers }) => travelers.formState.touchAll()}
      isLocked={({ travelers }) => travelers.phase !== 'ready'}
    >
      {(visit, attempt) => <TravelerDetails visit={visit} attempt={attempt} />}
    </CheckoutStep>
  );
}

const TravelerDetails = observer(function TravelerDetails({ visit, attempt }: { visit: CheckoutVisit; attempt: number }) {
  const intl = useIntl();
  const { travelers } = visit;
  const { phase, form } = travelers;
  if (phase === 'failed') return <PartFailed onRetry={() => void travelers.prepare()} />;
  if (!form) return <Skeleton label={intl.message('checkout.loading')} lines={8} />;
  return <TravelerForms travelers={travelers} details={visit.details} form={form} attempt={attempt} />;
});

export const page = definePage<null>({
  load: loadNothing,
  meta: (_, { store }) => checkoutMeta('checkout.title.travelerDetails', store),
  Component: TravelerDetailsPage,
});
