import { targetHref } from '../navigation/target-href.ts';
import { useConfig } from '../store-context.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Picture } from '../ui/picture.tsx';
import type { BlockProps } from './block-props.ts';
import styles from './hero-block.module.css';
import { HeroSearch } from './hero-search.tsx';

/** The first thing on a page: a picture, a headline, and the search where the document asks for it. */
export function HeroBlock({ block: { title, text, picture, showSearch, height, cta }, regions }: BlockProps<'hero'>) {
  const config = useConfig();
  return (
    <section className={height === 'low' ? `${styles.hero} ${styles.low}` : styles.hero}>
      <Picture picture={picture} isPriority className={styles.picture} />
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1>{title}</h1>
          <p>{text}</p>
          {cta ? (
            <ButtonLink className={styles.cta ?? ''} href={targetHref(cta.link, config)}>
              {cta.label}
            </ButtonLink>
          ) : null}
        </div>
        {showSearch ? <HeroSearch regions={regions} /> : null}
      </div>
    </section>
  );
}
