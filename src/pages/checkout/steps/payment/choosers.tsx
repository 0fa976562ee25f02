import { observer } from 'mobx-react-lite';
import { useIntl } from '#renderer/store-context.tsx';
import type { PaymentStep } from '#stores/checkout/payment-step.ts';
import styles from '../../shared/checkout.module.css';
import own from './payment.module.css';

interface ChooserProps<Value extends string> {
  name: string;
  legend: string;
  values: readonly Value[];
  selected: Value | null;
  labelOf: (value: Value) => string;
  onChoose: (value: Value) => void;
}

function Chooser<Value extends string>({ name, legend, values, selected, labelOf, onChoose }: ChooserProps<Value>) {
  return (
    <fieldset className={own.chooser}>
      <legend>{legend}</legend>
      {values.map((value) => (
        <label key={value} className={own.choice}>
          <input type="radio" name={name} value={value} checked={value === selected} onChange={() => onChoose(value)} />
          {labelOf(value)}
        </label>
      ))}
    </fieldset>
  );
}

export const PlanChooser = observer(function PlanChooser({ payment }: { payment: PaymentStep }) {
  const intl = useIntl();
  return (
    <div className={styles.card}>
      <Chooser
        name="paymentPlan"
        legend={intl.message('checkout.payment.plan')}
        values={payment.plans}
        selected={payment.plan}
        labelOf={(plan) => intl.message(`checkout.plan.${plan}`)}
        onChoose={(plan) => void payment.choosePlan(plan)}
      />
    </div>
  );
});

export const MethodChooser = observer(function MethodChooser({ payment }: { payment: PaymentStep }) {
  const intl = useIntl();
  return (
    <Chooser
      name="paymentMethod"
      legend={intl.message('checkout.payment.methodChoice')}
      values={payment.methods}
      selected={payment.method}
      labelOf={(method) => intl.message(`checkout.method.${method}`)}
      onChoose={(method) => payment.chooseMethod(method)}
    />
  );
});
