import { useId } from 'react';
import { DocumentLink } from '../navigation/links/document-link.tsx';
import type { BlockProps } from './block-props.ts';
import styles from './call-to-action-block.module.css';
import { CtaLink } from './cta-link.tsx';

/** An invitation on a ground of its own, with a button and perhaps a second way on. */
export function CallToActionBlock({ block: { title, text, cta, secondaryCta } }: BlockProps<'callToAction'>) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.card}>
        <h2 id={titleId}>{title}</h2>
        {text ? <p>{text}</p> : null}
        <div className={styles.actions}>
          <CtaLink cta={cta} look="primary" />
          {secondaryCta ? <DocumentLink link={secondaryCta} className={styles.secondary} /> : null}
        </div>
      </div>
    </section>
  );
}
