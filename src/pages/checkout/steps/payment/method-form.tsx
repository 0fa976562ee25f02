import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { SelectControl } from '#renderer/forms/controls/select-control.tsx';
import { TextControl } from '#renderer/forms/controls/text-control.tsx';
import { useConfig, useIntl } from '#renderer/store-context.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import { Skeleton } from '#renderer/ui/skeleton.tsx';
import { type PaymentChoice, paymentFormats } from '#stores/checkout/payment/payment-fields.ts';
import type { PaymentStep } from '#stores/checkout/steps/payment-step.ts';
import type { FieldNode } from '#stores/forms/field-node.ts';
import styles from '../../shared/checkout.module.css';
import { PartFailed } from '../../shared/checkout-loading.tsx';
import own from './payment.module.css';

/** Values that the sandbox payment provider always takes. */
const testCardNumber = '4242 4242 4242 4242';
const testAccountNumber = 'DE89 3704 0044 0532 0130 00';

/** What a way to pay asks for. It goes to the payment provider and is kept nowhere. */
export const MethodForm = observer(function MethodForm({ payment, email }: { payment: PaymentStep; email: string }) {
  const { intl, shell } = useConfig();
  const { method } = payment;
  if (!method) return <p>{intl.message('checkout.payment.noMethod')}</p>;
  if (method === 'invoice') return <p>{intl.message('checkout.payment.invoiceText', { email })}</p>;
  return (
    <>
      <Notice kind="info" title={intl.message('checkout.payment.sandboxTitle')}>
        <p>
          <TestValue method={method} />
        </p>
      </Notice>
      {method === 'ideal' && payment.banksPhase !== 'ready' ? <Banks payment={payment} /> : <Fields payment={payment} method={method} />}
      {method === 'sepa_debit' ? (
        <p className={own.terms}>{intl.message('checkout.payment.mandate', { merchant: shell.brand.name })}</p>
      ) : null}
      {method === 'ideal' ? <p className={styles.muted}>{intl.message('checkout.payment.idealText')}</p> : null}
    </>
  );
});

function TestValue({ method }: { method: PaymentChoice }): ReactNode {
  const intl = useIntl();
  if (method === 'ideal') return intl.message('checkout.payment.sandboxBank');
  const isCard = method === 'card';
  return (
    <>
      {intl.message(isCard ? 'checkout.payment.sandboxText' : 'checkout.payment.sandboxAccount')}{' '}
      <strong className={own.testValue}>{isCard ? testCardNumber : testAccountNumber}</strong>{' '}
      {intl.message(isCard ? 'checkout.payment.sandboxRest' : 'checkout.payment.sandboxAccountRest')}
    </>
  );
}

const Fields = observer(function Fields({ payment, method }: { payment: PaymentStep; method: PaymentChoice }) {
  return (
    <div className={own.fields} key={method}>
      {payment.nodes.map((node) => (
        <div key={node.id} className={node.width === 'full' ? own.wide : undefined}>
          <Field node={node} payment={payment} />
        </div>
      ))}
    </div>
  );
});

function Field({ node, payment }: { node: FieldNode; payment: PaymentStep }) {
  if (node.control === 'select') return <SelectControl node={node} options={payment.banks} />;
  const format = paymentFormats[node.fieldPath];
  const inputMode = node.control === 'integer' ? 'numeric' : node.control === 'email' ? 'email' : 'text';
  return <TextControl node={node} inputMode={inputMode} {...(format ? { format } : {})} />;
}

const Banks = observer(function Banks({ payment }: { payment: PaymentStep }) {
  const intl = useIntl();
  if (payment.banksPhase !== 'failed') return <Skeleton label={intl.message('checkout.loading')} lines={3} />;
  return <PartFailed onRetry={() => void payment.loadBanks()} />;
});
