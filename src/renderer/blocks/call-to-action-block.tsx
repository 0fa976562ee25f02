import { useId } from 'react';
import { DocumentLink } from '../navigation/document-link.tsx';
import { targetHref } from '../navigation/target-href.ts';
import { useConfig } from '../store-context.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { BlockProps } from './block-props.ts';
import styles from './call-to-action-block.module.css';

/** An invitation on a ground of its own, with a button and perhaps a second way on. */
export function CallToActionBlock({ block: { title, text, cta, secondaryCta } }: BlockProps<'callToAction'>) {
  const config = useConfig();
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.card}>
        <h2 id={titleId}>{title}</h2>
        {text ? <p>{text}</p> : null}
        <div className={styles.actions}>
          <ButtonLink href={targetHref(cta.link, config)}>
            {cta.label}
            <Icon name={cta.iconName ?? 'arrow-right'} />
          </ButtonLink>
          {secondaryCta ? <DocumentLink link={secondaryCta} className={styles.secondary} /> : null}
        </div>
      </div>
    </section>
  );
}
