import type { Money } from '#contract/api.generated.ts';
import { useIntl } from '#renderer/store-context.tsx';
import own from './additional-options.module.css';

/** What a choice adds to the price. */
export function PriceTag({ price, isIncluded = false }: { price: Money; isIncluded?: boolean }) {
  const intl = useIntl();
  return (
    <span className={isIncluded ? own.included : own.price}>
      {isIncluded ? intl.message('checkout.options.included') : intl.message('checkout.options.more', { price: intl.price(price) })}
    </span>
  );
}
