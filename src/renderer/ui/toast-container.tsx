import { reaction } from 'mobx';
import { useEffect } from 'react';
import { ToastContainer as Container, Slide, type ToastOptions, toast } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import type { Notification, NotificationStore } from '#stores/notification-store.ts';
import { useIntl, useStore } from '../store-context.tsx';
import { Icon } from './icon.tsx';
import styles from './toast-container.module.css';

/** Draws what the notification store shows; when a toast comes and goes is the store's decision alone. */
export function ToastContainer() {
  const { notifications } = useStore();
  const intl = useIntl();
  useEffect(() => followNotifications(notifications), [notifications]);
  return (
    <Container
      position="top-right"
      theme="light"
      transition={Slide}
      autoClose={false}
      closeOnClick={false}
      draggable={false}
      role="status"
      aria-label={intl.message('shell.notifications')}
      className={styles.container ?? ''}
      toastClassName={styles.toast ?? ''}
      closeButton={({ closeToast }) => (
        <button type="button" className={styles.close} aria-label={intl.message('shell.close')} onClick={closeToast}>
          <Icon name="x" />
        </button>
      )}
    />
  );
}

function followNotifications(store: NotificationStore): () => void {
  const drawn = new Set<number>();
  return reaction(
    () => [...store.shown],
    (shown) => {
      for (const id of drawn) {
        if (shown.some((notification) => notification.id === id)) continue;
        drawn.delete(id);
        toast.dismiss(id);
      }
      for (const notification of shown) {
        if (drawn.has(notification.id))
          toast.update(notification.id, { ...optionsOf(notification, store), render: <Words notification={notification} /> });
        else toast(<Words notification={notification} />, { toastId: notification.id, ...optionsOf(notification, store) });
        drawn.add(notification.id);
      }
    },
    { fireImmediately: true },
  );
}

function optionsOf({ id, kind }: Notification, store: NotificationStore): ToastOptions {
  return {
    type: kind === 'loading' ? 'default' : kind,
    isLoading: kind === 'loading',
    theme: kind === 'error' ? 'colored' : 'light',
    hideProgressBar: true,
    onClose: () => store.dismiss(id),
  };
}

function Words({ notification: { title, text } }: { notification: Notification }) {
  return (
    <div>
      {title ? <p className={styles.title}>{title}</p> : null}
      <p>{text}</p>
    </div>
  );
}
