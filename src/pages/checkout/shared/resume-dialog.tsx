import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FieldControl } from '#renderer/forms/controls/control-registry.tsx';
import { useIntl, useStore } from '#renderer/store-context.tsx';
import { Button } from '#renderer/ui/button.tsx';
import { Dialog } from '#renderer/ui/dialog.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import { Skeleton } from '#renderer/ui/skeleton.tsx';
import type { CheckoutVisit } from '#stores/checkout/checkout-visit.ts';
import { createResumeLink, type ResumeLink } from '#stores/checkout/state/resume-link.ts';
import { PartFailed } from './checkout-loading.tsx';
import own from './resume-dialog.module.css';

interface ResumeDialogProps {
  checkoutId: string;
  visit: CheckoutVisit;
  onClose: () => void;
}

/** The link that takes the checkout to another device: to be copied, or mailed. */
export const ResumeDialog = observer(function ResumeDialog({ checkoutId, visit, onClose }: ResumeDialogProps) {
  const { config, api, errors } = useStore();
  const intl = useIntl();
  const [link] = useState(() => createResumeLink({ checkoutId, config, api, errors, visit, origin: window.location.origin }));
  useEffect(() => {
    void link.make();
  }, [link]);
  return (
    <Dialog isOpen onClose={onClose} title={intl.message('checkout.resume.title')}>
      {link.phase === 'failed' ? <PartFailed onRetry={() => void link.make()} /> : null}
      {link.phase === 'loading' ? <Skeleton label={intl.message('checkout.loading')} lines={4} /> : null}
      {link.phase === 'ready' ? <MadeLink link={link} /> : null}
    </Dialog>
  );
});

const MadeLink = observer(function MadeLink({ link }: { link: ResumeLink }) {
  const intl = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    const { current } = field;
    if (!current) return;
    current.select();
    // Where the browser forbids it, the link is selected, to be copied by hand.
    setCopied(
      await navigator.clipboard.writeText(link.url).then(
        () => true,
        () => false,
      ),
    );
  }

  function send(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    void link.send();
  }

  return (
    <div className={own.parts}>
      <p>{intl.message('checkout.resume.text', { until: link.until })}</p>
      <div className={own.link}>
        <label htmlFor="resume-link">{intl.message('checkout.resume.link')}</label>
        <input id="resume-link" ref={field} type="text" readOnly value={link.url} onFocus={({ target }) => target.select()} />
        <Button look="secondary" onClick={copy}>
          {intl.message('checkout.resume.copy')}
        </Button>
      </div>
      <form className={own.mail} noValidate onSubmit={send}>
        <FieldControl node={link.email} />
        <Button type="submit" look="secondary" isBusy={link.isSending}>
          {intl.message('checkout.resume.send')}
        </Button>
      </form>
      <div role="status" className={own.status}>
        {isCopied ? <Notice kind="success">{intl.message('checkout.resume.copied')}</Notice> : null}
        {link.sentTo ? <Notice kind="success">{intl.message('checkout.resume.sent', { email: link.sentTo })}</Notice> : null}
        {link.isRefused ? <Notice kind="warning">{intl.message('checkout.resume.tooMany')}</Notice> : null}
      </div>
    </div>
  );
});
