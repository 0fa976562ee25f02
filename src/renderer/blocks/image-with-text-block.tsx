import { useId } from 'react';
import { Picture } from '../ui/picture.tsx';
import type { BlockProps } from './block-props.ts';
import { CtaLink } from './cta-link.tsx';
import styles from './image-with-text-block.module.css';
import { RichText } from './rich-text.tsx';

/** A picture and a text side by side; on a narrow screen the picture stands above. */
export function ImageWithTextBlock({ block: { title, body, picture, pictureSide, cta } }: BlockProps<'imageWithText'>) {
  const titleId = useId();
  return (
    <section className={pictureSide === 'end' ? `${styles.section} ${styles.pictureLast}` : styles.section} aria-labelledby={titleId}>
      <Picture picture={picture} sizes="(min-width: 900px) 50vw, 100vw" className={styles.picture} />
      <div className={styles.words}>
        <h2 id={titleId}>{title}</h2>
        <RichText body={body} />
        <CtaLink cta={cta} />
      </div>
    </section>
  );
}
