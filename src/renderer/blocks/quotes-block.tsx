import { useConfig } from '../store-context.tsx';
import type { BlockProps } from './block-props.ts';
import styles from './quotes-block.module.css';
import { Section } from './section.tsx';

/** What travellers said, each with the tour that it is about. */
export function QuotesBlock({ block, tours }: BlockProps<'quotes'>) {
  const config = useConfig();
  return (
    <Section title={block.title} isSetApart>
      <ul className={styles.quotes}>
        {block.quotes.map(({ key, text, author, tour: id }) => {
          const tour = tours[id];
          return (
            <li key={key}>
              <figure className={styles.quote}>
                <blockquote>{text}</blockquote>
                <figcaption>
                  <span className={styles.author}>{author}</span>
                  {tour ? <a href={config.tourHref(tour)}>{tour.title}</a> : null}
                </figcaption>
              </figure>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
