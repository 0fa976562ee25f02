import { useId } from 'react';
import { targetHref } from '../navigation/target-href.ts';
import { useConfig } from '../store-context.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Picture } from '../ui/picture.tsx';
import { RichText } from '../ui/rich-text.tsx';
import type { BlockProps } from './block-props.ts';
import styles from './image-with-text-block.module.css';

/** A picture and a text side by side; on a narrow screen the picture stands above. */
export function ImageWithTextBlock({ block: { title, body, picture, pictureSide, cta } }: BlockProps<'imageWithText'>) {
  const config = useConfig();
  const titleId = useId();
  return (
    <section className={pictureSide === 'end' ? `${styles.section} ${styles.pictureLast}` : styles.section} aria-labelledby={titleId}>
      <Picture picture={picture} className={styles.picture} />
      <div className={styles.words}>
        <h2 id={titleId}>{title}</h2>
        <RichText body={body} />
        {cta ? (
          <ButtonLink look="secondary" className={styles.cta ?? ''} href={targetHref(cta.link, config)}>
            {cta.label}
          </ButtonLink>
        ) : null}
      </div>
    </section>
  );
}
