import { observer } from 'mobx-react-lite';
import { TextControl } from '#renderer/forms/controls/text-control.tsx';
import { useIntl } from '#renderer/store-context.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import { cardFormats, type PaymentStep } from '#stores/checkout/payment-step.ts';
import own from './payment.module.css';

/** The number that the sandbox payment provider always takes. */
const testCardNumber = '4242 4242 4242 4242';

/** The card goes to the payment provider and is kept nowhere. */
export const CardForm = observer(function CardForm({ payment }: { payment: PaymentStep }) {
  const intl = useIntl();
  return (
    <>
      <Notice kind="info" title={intl.message('checkout.payment.sandboxTitle')}>
        <p>
          {intl.message('checkout.payment.sandboxText')} <strong className={own.testCard}>{testCardNumber}</strong>{' '}
          {intl.message('checkout.payment.sandboxRest')}
        </p>
      </Notice>
      <div className={own.cardGrid}>
        {payment.cardNodes.map((node) => {
          const format = cardFormats[node.fieldPath];
          return (
            <div key={node.id} className={node.width === 'full' ? own.cardWide : undefined}>
              <TextControl node={node} inputMode="numeric" {...(format ? { format } : {})} />
            </div>
          );
        })}
      </div>
    </>
  );
});
