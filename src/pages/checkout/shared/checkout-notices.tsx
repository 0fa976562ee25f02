import { observer } from 'mobx-react-lite';
import { type ComponentType, useState } from 'react';
import { useIntl } from '#renderer/store-context.tsx';
import { Button } from '#renderer/ui/button.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import type { CheckoutVisit } from '#stores/checkout/checkout-visit.ts';
import type { Connection } from '#stores/checkout/state/connection.ts';
import own from './checkout-notices.module.css';

/**
 * What a traveller should know of the checkout as a whole, whatever step is on the screen: there is no connection, or another
 * tab types too. It stays in sight while somebody scrolls through a long form.
 */
export const CheckoutNotices = observer(function CheckoutNotices({ visit, connection }: { visit: CheckoutVisit; connection: Connection }) {
  const intl = useIntl();
  const { isKept, hasDiverged } = visit.progress;
  return (
    <div className={own.notices}>
      {connection.isLost ? (
        <Notice key={connection.attempts} kind="danger" title={intl.message('checkout.offline.title')}>
          <p>
            {connection.attempts > 0
              ? intl.message('checkout.offline.notSent')
              : intl.message(isKept ? 'checkout.offline.text' : 'checkout.offline.textOpen')}
          </p>
        </Notice>
      ) : null}
      {hasDiverged ? (
        <Notice kind="danger" title={intl.message('checkout.tabs.title')}>
          <p>{intl.message('checkout.tabs.text')}</p>
        </Notice>
      ) : null}
    </div>
  );
});

type Dialog = ComponentType<{ checkoutId: string; visit: CheckoutVisit; onClose: () => void }>;

/** Leads on to another device. What it needs is fetched when somebody asks for it. */
export function ResumeElsewhere({ checkoutId, visit }: { checkoutId: string; visit: CheckoutVisit }) {
  const intl = useIntl();
  const [Loaded, setLoaded] = useState<Dialog | null>(null);
  const [isOpen, setOpen] = useState(false);

  async function open() {
    const { ResumeDialog } = await import('./resume-dialog.tsx');
    setLoaded(() => ResumeDialog);
    setOpen(true);
  }

  return (
    <>
      <Button look="quiet" onClick={() => open().catch(() => undefined)}>
        {intl.message('checkout.resume.title')}
      </Button>
      {Loaded && isOpen ? <Loaded checkoutId={checkoutId} visit={visit} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
