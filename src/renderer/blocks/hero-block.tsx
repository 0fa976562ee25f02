import { Picture } from '../ui/picture.tsx';
import type { BlockProps } from './block-props.ts';
import styles from './hero-block.module.css';
import { HeroSearch } from './hero-search.tsx';

/** The first thing on a page: a picture, a headline, and the search where the document asks for it. */
export function HeroBlock({ block: { title, text, picture, showSearch } }: BlockProps<'hero'>) {
  return (
    <section className={styles.hero}>
      <Picture picture={picture} isPriority className={styles.picture} />
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1>{title}</h1>
          <p>{text}</p>
        </div>
        {showSearch ? <HeroSearch /> : null}
      </div>
    </section>
  );
}
