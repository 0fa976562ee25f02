import { Picture } from '../ui/picture.tsx';
import type { BlockProps } from './block-props.ts';
import { CtaLink } from './cta-link.tsx';
import styles from './hero-block.module.css';
import { HeroSearch } from './hero-search.tsx';

/** The first thing on a page: a picture, a headline, and the search where the document asks for it. */
export function HeroBlock({ block: { title, text, picture, showSearch, height, cta }, regions }: BlockProps<'hero'>) {
  return (
    <section className={height === 'low' ? `${styles.hero} ${styles.low}` : styles.hero}>
      <Picture picture={picture} sizes="100vw" isPriority className={styles.picture} />
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1>{title}</h1>
          <p>{text}</p>
          <CtaLink cta={cta} look="primary" />
        </div>
        {showSearch ? <HeroSearch regions={regions} /> : null}
      </div>
    </section>
  );
}
