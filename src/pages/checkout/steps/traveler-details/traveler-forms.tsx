import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import type { CheckoutDetails } from '#contract/api.generated.ts';
import { ErrorSummary } from '#renderer/forms/error-summary.tsx';
import { FormResources } from '#renderer/forms/form-resources.ts';
import { SchemaSection } from '#renderer/forms/rjsf-adapter.tsx';
import { useIntl } from '#renderer/store-context.tsx';
import type { TravellerForm } from '#stores/checkout/compile-form.ts';
import type { TravelerDetailsStep } from '#stores/checkout/traveler-details-step.ts';
import type { FieldNode } from '#stores/forms/field-node.ts';
import styles from '../../shared/checkout.module.css';
import { BillingCard } from './billing-card.tsx';
import { PassengerCard } from './passenger-card.tsx';
import { passengerName } from './passenger-name.ts';

interface TravelerFormsProps {
  travelers: TravelerDetailsStep;
  details: CheckoutDetails;
  form: TravellerForm;
  attempt: number;
}

/** The forms of everybody in the party, and of who books and who pays. */
export const TravelerForms = observer(function TravelerForms({ travelers, details, form, attempt }: TravelerFormsProps) {
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
