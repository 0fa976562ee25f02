import { useCallback, useEffect, useRef, useState } from 'react';
import { allowedAddress, decodeAddress } from '#domain/outside-address.ts';
import { useBrowserMessages } from '#renderer/layouts/use-browser-messages.ts';
import { definePage, type LoadContext } from '#renderer/routes/page-module.ts';
import { useConfig } from '#renderer/store-context.tsx';
import { Button, ButtonLink } from '#renderer/ui/button.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import { Skeleton } from '#renderer/ui/skeleton.tsx';
import { VisuallyHidden } from '#renderer/ui/visually-hidden.tsx';
import { pageNotFound } from '#stores/errors/page-error.ts';
import { checkoutMeta } from '../shared/checkout-meta.ts';
import styles from './module-replacement.module.css';

/** A page of a partner that stands in for a part of the checkout. */
interface PartnerPage {
  address: string;
  origin: string;
  host: string;
}

/** Where the address of the partner's page stands when it is no part of the path. */
const addressParameter = 'url';

/** How long a partner's page may take before the visitor is told, in milliseconds. */
const patience = 15_000;

/** Only pages of origins that documents name are shown; the browser fetches them, never the server. */
async function load({ store: { config }, routeName, params, query }: LoadContext): Promise<PartnerPage> {
  const encoded = params.encodedUrl ?? query.get(addressParameter) ?? '';
  const address = decodeAddress(encoded);
  const url = address === null ? null : allowedAddress(address, config.slice('checkout').moduleOrigins);
  if (!url) throw pageNotFound(config.href(routeName, params));
  return { address: url.href, origin: url.origin, host: url.host };
}

function ModuleReplacementPage({ data: { address, origin, host } }: { data: PartnerPage }) {
  const { href, intl, slice } = useConfig();
  const frame = useRef<HTMLIFrameElement>(null);
  const { phase, round, loaded, retry } = useFrame(address);
  const isFrame = useCallback((event: MessageEvent) => event.origin === origin && event.source === frame.current?.contentWindow, [origin]);
  useBrowserMessages(isFrame, slice('checkout').moduleOrigins);
  return (
    <div className={styles.page}>
      <h1>
        <VisuallyHidden>{intl.message('checkout.module.title')}</VisuallyHidden>
      </h1>
      {phase === 'loading' ? (
        <div className={styles.state}>
          <p>{intl.message('checkout.module.loading', { host })}</p>
          <Skeleton label="" lines={6} />
        </div>
      ) : null}
      {phase === 'slow' ? (
        <div className={styles.state}>
          <Notice kind="warning" title={intl.message('checkout.module.slowTitle')}>
            <p>{intl.message('checkout.module.slowText', { host })}</p>
          </Notice>
          <div className={styles.choices}>
            <Button onClick={retry}>{intl.message('checkout.retry')}</Button>
            <ButtonLink look="quiet" href={href('home')}>
              {intl.message('checkout.confirmation.home')}
            </ButtonLink>
          </div>
        </div>
      ) : null}
      {phase === 'idle' ? null : (
        <iframe
          key={round}
          ref={frame}
          className={phase === 'ready' ? styles.frame : styles.waiting}
          title={intl.message('checkout.module.frame', { host })}
          src={address}
          sandbox="allow-scripts allow-forms allow-same-origin allow-popups"
          referrerPolicy="strict-origin"
          allow=""
          onLoad={loaded}
        />
      )}
    </div>
  );
}

type Phase = 'idle' | 'loading' | 'slow' | 'ready';

/** Where the frame stands. It is made in the browser alone, so that no load goes by before somebody listens. */
function useFrame(address: string) {
  const [phase, setPhase] = useState<Phase>('idle');
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address and each try waits anew
  useEffect(() => {
    setPhase('loading');
    const timer = setTimeout(() => setPhase((current) => (current === 'ready' ? current : 'slow')), patience);
    return () => clearTimeout(timer);
  }, [address, round]);
  return { phase, round, loaded: () => setPhase('ready'), retry: () => setRound((count) => count + 1) };
}

export const page = definePage<PartnerPage>({
  load,
  meta: (_, { store }) => checkoutMeta('checkout.module.title', store),
  Component: ModuleReplacementPage,
});
