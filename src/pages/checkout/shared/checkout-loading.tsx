import { useConfig, useIntl } from '#renderer/store-context.tsx';
import { Button, ButtonLink } from '#renderer/ui/button.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import { Skeleton } from '#renderer/ui/skeleton.tsx';
import styles from './checkout.module.css';

/** The frame that the server renders, and that stands until the checkout is there. */
export function CheckoutLoading({ title }: { title?: string }) {
  const intl = useIntl();
  return (
    <div className={styles.screen}>
      <div className={styles.columns}>
        <div className={styles.main}>
          <h1 className={styles.loadingTitle}>{title ?? intl.message('checkout.loadingTitle')}</h1>
          <Skeleton label={intl.message('checkout.loading')} lines={7} />
          <noscript>
            <Notice kind="warning">
              <p>{intl.message('checkout.needsScript')}</p>
            </Notice>
          </noscript>
        </div>
        <div className={styles.asidePlaceholder}>
          <Skeleton label="" lines={5} />
        </div>
      </div>
    </div>
  );
}

/** The checkout could not be fetched; why, a toast has said. */
export function CheckoutFailed({ onRetry }: { onRetry: () => void }) {
  const intl = useIntl();
  return (
    <div className={styles.screen}>
      <div className={styles.panel}>
        <h1>{intl.message('checkout.failedTitle')}</h1>
        <p>{intl.message('checkout.failedText')}</p>
        <Button onClick={onRetry}>{intl.message('checkout.retry')}</Button>
      </div>
    </div>
  );
}

/** The checkout is not this visitor's any more: it was handed to another device, or its session has ended. */
export function CheckoutMoved() {
  const { intl, homeHref } = useConfig();
  return (
    <div className={styles.screen}>
      <div className={styles.panel}>
        <h1>{intl.message('checkout.movedTitle')}</h1>
        <p>{intl.message('checkout.movedText')}</p>
        <ButtonLink href={homeHref || '/'}>{intl.message('checkout.confirmation.home')}</ButtonLink>
      </div>
    </div>
  );
}

/** A part of a step that could not be fetched. */
export function PartFailed({ onRetry }: { onRetry: () => void }) {
  const intl = useIntl();
  return (
    <Notice kind="danger" title={intl.message('checkout.partFailed')}>
      <Button look="secondary" onClick={onRetry}>
        {intl.message('checkout.retry')}
      </Button>
    </Notice>
  );
}
