import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useRef } from 'react';
import { TextControl } from '#renderer/forms/controls/text-control.tsx';
import { useIntl } from '#renderer/store-context.tsx';
import { Button } from '#renderer/ui/button.tsx';
import { Icon } from '#renderer/ui/icon.tsx';
import { VisuallyHidden } from '#renderer/ui/visually-hidden.tsx';
import type { PromoCodeEntry } from '#stores/checkout/payment/promo-code.ts';
import styles from './checkout.module.css';
import own from './promo-code-card.module.css';

interface PromoCodeCardProps {
  promoCode: PromoCodeEntry;
  /** The payment was refused because others have used the code up: the price is asked for again. */
  isUsedUp: boolean;
}

/** Where a promo code is typed in, or stands with its conditions. */
export const PromoCodeCard = observer(function PromoCodeCard({ promoCode, isUsedUp }: PromoCodeCardProps) {
  const intl = useIntl();
  const { applied } = promoCode;
  const heading = useRef<HTMLHeadingElement>(null);
  const wasApplied = useRef(applied !== null);

  useEffect(() => {
    if (isUsedUp) void promoCode.refresh();
  }, [isUsedUp, promoCode]);

  // The control that had the focus is gone: its place takes it.
  useEffect(() => {
    if (wasApplied.current !== (applied !== null) && promoCode.announcement !== '') heading.current?.focus();
    wasApplied.current = applied !== null;
  }, [applied, promoCode]);

  return (
    <section className={styles.card} aria-labelledby="promo-code-title">
      <h2 id="promo-code-title" ref={heading} tabIndex={-1}>
        {intl.message(applied ? 'checkout.promo.label' : 'checkout.promo.title')}
      </h2>
      {applied ? (
        <div className={own.applied}>
          <Icon name="circle-check" className={own.check} />
          <div>
            <p className={own.saving}>
              {intl.message('checkout.promo.applied', { code: applied.code, amount: intl.price(applied.discount) })}
            </p>
            <p className={styles.muted}>{applied.conditionText}</p>
          </div>
          <Button look="quiet" isBusy={promoCode.isBusy} onClick={() => void promoCode.remove()}>
            {intl.message('checkout.promo.remove', { code: applied.code })}
          </Button>
        </div>
      ) : (
        <CodeField promoCode={promoCode} />
      )}
      <VisuallyHidden>
        <span role="status">{promoCode.announcement}</span>
      </VisuallyHidden>
    </section>
  );
});

/** Enter applies the code, and does not send the form of the step that the field stands in. */
const CodeField = observer(function CodeField({ promoCode }: { promoCode: PromoCodeEntry }) {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);

  const apply = useCallback(async () => {
    await promoCode.apply();
    if (promoCode.node.error) box.current?.querySelector('input')?.focus();
  }, [promoCode]);

  useEffect(() => {
    const input = box.current?.querySelector('input');
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      void apply();
    };
    input?.addEventListener('keydown', onKeyDown);
    return () => input?.removeEventListener('keydown', onKeyDown);
  }, [apply]);

  return (
    <div className={own.entry} ref={box}>
      <TextControl node={promoCode.node} format={(text) => text.slice(0, promoCode.node.maxLength ?? text.length)} />
      <Button look="secondary" isBusy={promoCode.isBusy} onClick={() => void apply()}>
        {intl.message('checkout.promo.apply')}
      </Button>
    </div>
  );
});
