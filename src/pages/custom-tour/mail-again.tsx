import { useState } from 'react';
import { useIntl, useStore } from '#renderer/store-context.tsx';
import { Button } from '#renderer/ui/button.tsx';
import styles from './custom-tour-page.module.css';

/** Sends the traveller the address of this page once more. */
export function MailAgain({ refId }: { refId: string }) {
  const { api, errors } = useStore();
  const intl = useIntl();
  const [state, setState] = useState<'idle' | 'sending' | 'done'>('idle');

  async function send() {
    setState('sending');
    try {
      await api.mailCustomTour({ params: { refId }, body: {} });
      setState('done');
    } catch (error) {
      setState('idle');
      await errors.tell(error, intl.message('customTour.tooMany'));
    }
  }

  return (
    <p className={styles.mail} aria-live="polite">
      {state === 'done' ? (
        intl.message('customTour.mail.done')
      ) : (
        <Button look="quiet" isBusy={state === 'sending'} disabled={state === 'sending'} onClick={send}>
          {intl.message('customTour.mail.again')}
        </Button>
      )}
    </p>
  );
}
