import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import type { CheckoutDetails } from '#contract/api.generated.ts';
import { WidgetControl } from '#renderer/forms/controls/widget-registry.tsx';
import { ErrorSummary, type FoldedLine } from '#renderer/forms/error-summary.tsx';
import { FormResources } from '#renderer/forms/form-resources.ts';
import { SchemaSection } from '#renderer/forms/rjsf-adapter.tsx';
import { useIntl } from '#renderer/store-context.tsx';
import type { TravelerDetailsStep } from '#stores/checkout/steps/traveler-details-step.ts';
import type { TravellerForm } from '#stores/checkout/travellers/compile-form.ts';
import type { FieldNode } from '#stores/forms/field-node.ts';
import styles from '../../shared/checkout.module.css';
import { BillingCard } from './billing-card.tsx';
import { PartyBar } from './party-bar.tsx';
import { PassengerCard } from './passenger-card.tsx';
import { passengerName } from './passenger-name.ts';

interface TravelerFormsProps {
  travelers: TravelerDetailsStep;
  details: CheckoutDetails;
  form: TravellerForm;
  attempt: number;
}

/** Up to this many errors of a folded passenger have a line each in the summary. */
const mostLinesOfOne = 2;

/** The forms of everybody in the party, and of who books and who pays. */
export const TravelerForms = observer(function TravelerForms({ travelers, details, form, attempt }: TravelerFormsProps) {
  const intl = useIntl();
  const { countries, phone, party } = travelers;
  const resources = useMemo(() => ({ countries, phone }), [countries, phone]);
  const passengerOf = useMemo(
    () => new Map(form.passengers.flatMap((passenger) => passenger.nodes.map((node) => [node, passenger] as const))),
    [form],
  );

  function prefixOf(node: FieldNode): string {
    const passenger = passengerOf.get(node);
    if (passenger) return passengerName(passenger, form.passengers, intl);
    return form.billing.nodes.includes(node) ? intl.message('checkout.travelers.billing') : '';
  }

  /** Forty travellers with five empty fields each are forty lines. */
  function foldOf(node: FieldNode): FoldedLine | null {
    const passenger = passengerOf.get(node);
    if (!passenger || !party.isFolded || passenger.errorCount <= mostLinesOfOne) return null;
    const error = intl.message('checkout.passenger.errors', { count: passenger.errorCount });
    return { key: passenger.key, text: intl.message('form.errorLine', { field: prefixOf(node), error }) };
  }

  function reveal(node: FieldNode) {
    const passenger = passengerOf.get(node);
    if (passenger) party.setOpen(passenger, true);
  }

  return (
    <FormResources value={resources}>
      <ErrorSummary nodes={travelers.wrongNodes} attempt={attempt} prefixOf={prefixOf} foldOf={foldOf} reveal={reveal} />
      <section className={styles.card} aria-labelledby="contact-title">
        <div className={styles.cardHead}>
          <h2 id="contact-title">{intl.message('checkout.travelers.contact')}</h2>
          <p className={styles.muted}>{intl.message('checkout.travelers.contactText')}</p>
        </div>
        <SchemaSection sectionKey={form.contact.key} nodes={form.contact.nodes} Control={WidgetControl} />
      </section>
      {form.passengers.map((passenger) => (
        <PassengerCard key={passenger.key} passenger={passenger} travelers={travelers} details={details} />
      ))}
      <PartyBar party={party} />
      <BillingCard travelers={travelers} />
    </FormResources>
  );
});
