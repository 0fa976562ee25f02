import type { MarketIntl } from '#config/market-intl.ts';
import type { CheckoutPrices, ExternallyPaidCharges, PriceLine } from '#contract/api.generated.ts';
import { addMoney } from '#domain/money.ts';
import { useIntl } from '#renderer/store-context.tsx';
import { VisuallyHidden } from '#renderer/ui/visually-hidden.tsx';
import styles from './price-lines.module.css';

/** What a trip costs, line by line; beside it, what is paid on the spot. */
export function PriceLines({ prices }: { prices: CheckoutPrices }) {
  const intl = useIntl();
  const { lines, promoCode, externallyPaidCharges, totalPackagePrice } = prices;
  return (
    <>
      <dl className={styles.lines}>
        {lines.map((line) => (
          <div key={`${line.kind} ${line.refId ?? ''}`} className={line.kind === 'promoCode' ? styles.discount : undefined}>
            <dt>{lineLabel(line, promoCode?.code ?? '', intl)}</dt>
            <dd>{intl.price(line.total)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{intl.message('checkout.summary.total')}</dt>
          <dd>
            {promoCode ? (
              <span className={styles.before}>
                <VisuallyHidden>{intl.message('checkout.summary.before')}</VisuallyHidden>{' '}
                <s>{intl.price(addMoney(totalPackagePrice, promoCode.discount))}</s>
              </span>
            ) : null}
            {intl.price(totalPackagePrice)}
          </dd>
        </div>
      </dl>
      <p className={styles.note}>{intl.message('checkout.summary.note')}</p>
      {externallyPaidCharges ? <OnTheSpot charges={externallyPaidCharges} /> : null}
    </>
  );
}

function OnTheSpot({ charges: { items, totalPrice } }: { charges: ExternallyPaidCharges }) {
  const intl = useIntl();
  return (
    <section className={styles.onTheSpot} aria-labelledby="on-the-spot-title">
      <p className={styles.heading} id="on-the-spot-title">
        <span>{intl.message('checkout.line.externallyPaid')}</span>
        <span>{intl.price(totalPrice)}</span>
      </p>
      {items.length > 1 ? (
        <dl className={styles.lines}>
          {items.map((item) => (
            <div key={item.refId}>
              <dt>{item.name}</dt>
              <dd>{intl.price(item.totalPrice)}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>{items[0]?.name}</p>
      )}
      <p className={styles.note}>{intl.message('checkout.summary.onTheSpotText')}</p>
    </section>
  );
}

function lineLabel({ kind, name, quantity }: PriceLine, code: string, intl: MarketIntl): string {
  if (kind === 'baseService' || kind === 'upsell') return quantity > 1 ? `${quantity} × ${name}` : (name ?? '');
  if (kind === 'promoCode') return `${intl.message('checkout.line.promoCode')} ${code}`;
  return intl.message(`checkout.line.${kind}`, { quantity });
}
