import { useEffect } from 'react';
import type { PageErrorInput } from '#stores/errors/page-error.ts';
import { Footer } from '../navigation/footer/footer.tsx';
import { Header } from '../navigation/header/header.tsx';
import { targetHref } from '../navigation/links/target-href.ts';
import { mainId, SkipLink } from '../navigation/skip-link.tsx';
import { useConfig } from '../store-context.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Picture } from '../ui/picture.tsx';
import styles from './error-screen.module.css';
import layoutStyles from './layouts.module.css';

/**
 * An error in place of a page, which is called by it; whoever was further down in that page is led to it. Header and footer are
 * there only where the market sells to consumers.
 */
export function ErrorScreen({ error }: { error: PageErrorInput }) {
  const { enableB2cChannel } = useConfig().shell.market;
  const title = error.title ?? 'Error';
  useEffect(() => {
    const isDrawnByServer = document.title === title;
    if (isDrawnByServer) return;
    document.title = title;
    scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [title]);
  return (
    <div className={layoutStyles.page}>
      {enableB2cChannel ? (
        <>
          <SkipLink />
          <Header />
        </>
      ) : null}
      <main id={mainId} tabIndex={-1}>
        <div className={styles.screen}>
          <ErrorCard error={error} />
        </div>
      </main>
      {enableB2cChannel ? <Footer /> : null}
    </div>
  );
}

function ErrorCard({ error: { title, message, image, cta } }: { error: PageErrorInput }) {
  const config = useConfig();
  return (
    <article className={styles.card}>
      {image ? (
        <div className={styles.frame}>
          <Picture picture={image} sizes="(min-width: 44rem) 44rem, 100vw" isPriority />
        </div>
      ) : null}
      <div className={styles.words}>
        <h1>{title ?? 'Error'}</h1>
        {message ? <p className={styles.message}>{message}</p> : null}
        {cta ? (
          <ButtonLink href={targetHref(cta.link, config)} data-full-load="">
            {cta.text}
          </ButtonLink>
        ) : null}
      </div>
    </article>
  );
}
