import type { ResolvedFooter } from '#contract/release.ts';
import { useConfig } from '../../store-context.tsx';
import { Icon } from '../../ui/icon.tsx';
import { DocumentLink } from '../links/document-link.tsx';
import { MarketLanguageSwitcher } from '../preferences/market-language-switcher.tsx';
import { preferencesId, usesPreferences } from '../preferences/preferences.ts';
import styles from './footer.module.css';

/** The foot of every page; in the checkout only its bottom line, without the legal links. */
export function Footer({ isCheckout = false }: { isCheckout?: boolean }) {
  const { shell } = useConfig();
  const { footer, theme, copyrightText } = shell;
  return (
    <footer className={isCheckout ? `${styles.footer} ${styles.bare}` : styles.footer}>
      <div className={styles.inner}>
        {isCheckout ? null : <FooterTop />}
        <div className={styles.bottom}>
          <img src={theme.squareLogo.src} alt={theme.squareLogo.alt} width={32} height={32} />
          <p>{copyrightText}</p>
          {isCheckout ? null : (
            <ul className={styles.legal}>
              {footer.thirdBlock.links.map((link) => (
                <li key={link.key}>
                  <DocumentLink link={link} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </footer>
  );
}

function FooterTop() {
  const { shell } = useConfig();
  const { footer } = shell;
  return (
    <div className={styles.top}>
      <LinkBlock block={footer.firstBlock} />
      <LinkBlock block={footer.secondBlock} />
      <LinkBlock block={footer.thirdBlock} />
      <div className={styles.aside}>
        <PaymentMethods block={footer.paymentMethodsBlock} />
        {usesPreferences(shell) ? (
          <section id={preferencesId} className={styles.preferences}>
            <h2>{footer.preferencesBlock.title}</h2>
            <MarketLanguageSwitcher />
          </section>
        ) : null}
      </div>
    </div>
  );
}

/**
 * Unfolded by its heading; on wide screens all of it is there under a plain one. A market takes a block away by removing its
 * links.
 */
function LinkBlock({ block }: { block: ResolvedFooter['firstBlock'] }) {
  if (block.links.length === 0) return null;
  return (
    <div className={styles.block}>
      <h2 className={styles.wideHeading}>{block.title}</h2>
      <details className={styles.unfolding}>
        <summary className={styles.heading}>
          <h2>{block.title}</h2>
          <Icon name="chevron-down" className={styles.chevron} />
        </summary>
        <ul className={styles.links}>
          {block.links.map((link) => (
            <li key={link.key}>
              <DocumentLink link={link} />
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

function PaymentMethods({ block }: { block: ResolvedFooter['paymentMethodsBlock'] }) {
  return (
    <section className={styles.payment}>
      <h2>{block.title}</h2>
      <p>{block.body}</p>
      <ul className={styles.marks}>
        {block.icons.map(({ key, src, alt }) => (
          <li key={key}>
            <img src={src} alt={alt} width={50} height={32} loading="lazy" />
          </li>
        ))}
      </ul>
    </section>
  );
}
