import { useIntl } from '#renderer/store-context.tsx';
import { PriceFrom } from '#renderer/ui/price.tsx';
import type { Offer } from './destination-cards.ts';
import styles from './offer-line.module.css';

/** How many tours lead there, and from which price. */
export function OfferLine({ offer: { tours, priceFrom }, className }: { offer: Offer; className?: string | undefined }) {
  const intl = useIntl();
  return (
    <div className={className ? `${styles.offer} ${className}` : styles.offer}>
      <p className={styles.tours}>{intl.message('destinations.tours', { count: tours })}</p>
      {priceFrom ? <PriceFrom money={priceFrom} /> : null}
    </div>
  );
}
