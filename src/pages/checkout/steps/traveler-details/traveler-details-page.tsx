import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { ErrorSummary } from '#renderer/forms/error-summary.tsx';
import { FormResources } from '#renderer/forms/form-resources.ts';
import { SchemaSection } from '#renderer/forms/rjsf-adapter.tsx';
import { definePage } from '#renderer/routes/page-module.ts';
import { useIntl } from '#renderer/store-context.tsx';
import { Skeleton } from '#renderer/ui/skeleton.tsx';
import type { CheckoutVisit } from '#stores/checkout/checkout-visit.ts';
import type { TravellerForm } from '#stores/checkout/compile-form.ts';
import type { FieldNode } from '#stores/forms/field-node.ts';
import styles from '../../shared/checkout.module.css';
import { PartFailed } from '../../shared/checkout-loading.tsx';
import { checkoutMeta, loadNothing } from '../../shared/checkout-meta.ts';
import { CheckoutStep } from '../../shared/checkout-step.tsx';
import { BillingCard } from './billing-card.tsx';
import { PassengerCard } from './passenger-card.tsx';
import { passengerName } from './passenger-name.ts';

function TravelerDetailsPage() {
  const intl = useIntl();
  return (
    <CheckoutStep
      step="travelerDetails"
      action={intl.message('checkout.continue')}
      intro={intl.message('checkout.travelers.intro')}
      touchAll={({ travelers }) => travelers.touchAll()}
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
  return <TravelerForms visit={visit} form={form} attempt={attempt} />;
});

interface TravelerFormsProps {
  visit: CheckoutVisit;
  form: TravellerForm;
  attempt: number;
}

const TravelerForms = observer(function TravelerForms({ visit: { travelers, details }, form, attempt }: TravelerFormsProps) {
  const intl = useIntl();
  const { countries, phone } = travelers;
  const resources = useMemo(() => ({ countries, phone }), [countries, phone]);

  function sectionOf(node: FieldNode) {
    return form.passengers.find(({ nodes }) => nodes.includes(node));
  }

  function prefixOf(node: FieldNode): string {
    const passenger = sectionOf(node);
    if (passenger) return passengerName(passenger, form.passengers, intl);
    return form.billing.nodes.includes(node) ? intl.message('checkout.travelers.billing') : '';
  }

  function reveal(node: FieldNode) {
    const passenger = sectionOf(node);
    if (passenger) travelers.setOpen(passenger, true);
  }

  return (
    <FormResources value={resources}>
      <ErrorSummary nodes={travelers.wrongNodes} attempt={attempt} prefixOf={prefixOf} reveal={reveal} />
      <section className={styles.card} aria-labelledby="contact-title">
        <div className={styles.cardHead}>
          <h2 id="contact-title">{intl.message('checkout.travelers.contact')}</h2>
          <p className={styles.muted}>{intl.message('checkout.travelers.contactText')}</p>
        </div>
        <SchemaSection sectionKey={form.contact.key} nodes={form.contact.nodes} />
      </section>
      {form.passengers.map((passenger) => (
        <PassengerCard key={passenger.key} passenger={passenger} travelers={travelers} passengers={form.passengers} details={details} />
      ))}
      <BillingCard travelers={travelers} />
    </FormResources>
  );
});

export const page = definePage<null>({
  load: loadNothing,
  meta: (_, { store }) => checkoutMeta('checkout.title.travelerDetails', store),
  Component: TravelerDetailsPage,
});
