import { observer } from 'mobx-react-lite';
import { useIntl, useStore } from '../store-context.tsx';
import styles from './loading-bar.module.css';

/** Tells that the next page is on its way. */
export const LoadingBar = observer(function LoadingBar() {
  const { progress, isVisible } = useStore().pageLoading;
  const intl = useIntl();
  if (!isVisible) return null;
  return <progress className={styles.bar} max={100} value={progress} aria-label={intl.message('shell.loading')} />;
});
