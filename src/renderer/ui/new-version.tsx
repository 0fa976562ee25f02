import { useIntl } from '../store-context.tsx';
import { Button } from './button.tsx';
import styles from './new-version.module.css';

/** Offers the newer version of the store; whoever reads on is not disturbed. */
export function NewVersion({ onDecline }: { onDecline: () => void }) {
  const intl = useIntl();
  return (
    <section className={styles.offer} role="status">
      <p>{intl.message('shell.newVersion.text')}</p>
      <div className={styles.actions}>
        <Button look="quiet" onClick={onDecline}>
          {intl.message('shell.newVersion.later')}
        </Button>
        <Button onClick={() => location.reload()}>{intl.message('shell.newVersion.reload')}</Button>
      </div>
    </section>
  );
}
