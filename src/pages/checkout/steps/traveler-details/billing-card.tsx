import { observer } from 'mobx-react-lite';
import { WidgetControl } from '#renderer/forms/controls/widget-registry.tsx';
import { SchemaSection } from '#renderer/forms/rjsf-adapter.tsx';
import { useIntl } from '#renderer/store-context.tsx';
import type { TravelerDetailsStep } from '#stores/checkout/steps/traveler-details-step.ts';
import styles from '../../shared/checkout.module.css';
import own from './traveler-details.module.css';

/** Who the invoice is for: most often the person who books. */
export const BillingCard = observer(function BillingCard({ travelers }: { travelers: TravelerDetailsStep }) {
  const intl = useIntl();
  const { billingNodes, billingSameAsContact, form } = travelers;
  if (!form || form.billing.nodes.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="billing-title">
      <h2 id="billing-title">{intl.message('checkout.travelers.billing')}</h2>
      <label className={own.same}>
        <input
          type="checkbox"
          name="billingSameAsContact"
          checked={billingSameAsContact}
          onChange={({ target }) => travelers.setBillingSameAsContact(target.checked)}
        />
        {intl.message('checkout.travelers.billingSame')}
      </label>
      {billingNodes.length > 0 ? <SchemaSection sectionKey={form.billing.key} nodes={billingNodes} Control={WidgetControl} /> : null}
    </section>
  );
});
