import { observer } from 'mobx-react-lite';
import { useIntl } from '#renderer/store-context.tsx';
import type { PaymentChoice } from '#stores/checkout/payment/payment-fields.ts';
import type { PaymentStep } from '#stores/checkout/steps/payment-step.ts';
import own from './payment.module.css';
import { PaymentMark } from './payment-marks.tsx';

/** How a way to pay is called in messages. */
const nameOfChoice = {
  card: 'CARD',
  sepa_debit: 'SEPA_DEBIT',
  ideal: 'IDEAL',
  invoice: 'INVOICE',
} as const satisfies Record<PaymentChoice, string>;

export const MethodChooser = observer(function MethodChooser({ payment, labelledBy }: { payment: PaymentStep; labelledBy: string }) {
  const intl = useIntl();
  return (
    <div className={own.methods} role="radiogroup" aria-labelledby={labelledBy}>
      {payment.methods.map((choice) => (
        <label key={choice} className={own.method}>
          <input
            type="radio"
            name="paymentMethod"
            value={choice}
            checked={choice === payment.method}
            onChange={() => payment.chooseMethod(choice)}
          />
          <PaymentMark choice={choice} />
          <span>
            <span className={own.methodName}>{intl.message(`checkout.method.${nameOfChoice[choice]}`)}</span>
            <span className={own.methodHint}>{intl.message(`checkout.methodHint.${nameOfChoice[choice]}`)}</span>
          </span>
        </label>
      ))}
    </div>
  );
});
