import { useConfig } from '#renderer/store-context.tsx';
import { ButtonLink } from '#renderer/ui/button.tsx';
import { Icon } from '#renderer/ui/icon.tsx';
import styles from './checkout.module.css';

/** Whoever comes back to a step after the trip is booked finds the way to the confirmation. */
export function AlreadyBooked({ checkoutId }: { checkoutId: string }) {
  const { href, intl } = useConfig();
  return (
    <div className={styles.screen}>
      <div className={styles.panel}>
        <Icon name="circle-check" className={styles.success} />
        <h1>{intl.message('checkout.alreadyBookedTitle')}</h1>
        <p>{intl.message('checkout.alreadyBookedText')}</p>
        <ButtonLink href={href('checkoutPaymentSuccessful', { checkoutId })}>{intl.message('checkout.showConfirmation')}</ButtonLink>
      </div>
    </div>
  );
}
