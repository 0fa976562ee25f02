import { useId, useRef } from 'react';
import type { ResolvedPromoCodeBanner } from '#contract/release.ts';
import { copyPromoCode } from '#stores/promo/copy-promo-code.ts';
import { RichText } from '../../blocks/rich-text.tsx';
import { useIntl, useStore } from '../../store-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { mainId } from '../skip-link.tsx';
import styles from './promo-banner.module.css';

/**
 * The market's promo code. It is part of every page and hidden there, since pages are the same for everybody; the boot
 * script shows it to those who have not put it away. It lies above the page, so that nothing moves when it comes.
 */
export function PromoBanner({ banner }: { banner: ResolvedPromoCodeBanner }) {
  const { notifications } = useStore();
  const intl = useIntl();
  const titleId = useId();
  const code = useRef<HTMLElement>(null);

  async function copy() {
    if (await copyPromoCode(banner, notifications)) return;
    if (code.current) getSelection()?.selectAllChildren(code.current);
  }

  async function dismiss() {
    const { dismissPromoBanner } = await import('#stores/promo/promo-dismissal.ts');
    dismissPromoBanner();
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }

  return (
    <section className={styles.banner} aria-labelledby={titleId} data-promo-banner="">
      <div>
        <p id={titleId} className={styles.title}>
          {banner.title}
        </p>
        <p className={styles.text}>{banner.shortDescription}</p>
        <details className={styles.more}>
          <summary>
            {intl.message('shell.promo.conditions')}
            <Icon name="chevron-down" />
          </summary>
          <RichText body={banner.longDescription} className={styles.conditions} />
        </details>
      </div>
      <div className={styles.offer}>
        <code ref={code} className={styles.code}>
          {banner.promoCode}
        </code>
        <Button data-needs-app="" onClick={copy}>
          {banner.copyCodeButton}
        </Button>
      </div>
      <button type="button" className={styles.close} aria-label={intl.message('shell.close')} data-needs-app="" onClick={dismiss}>
        <Icon name="x" />
      </button>
    </section>
  );
}
