import { Icon } from '../ui/icon.tsx';
import styles from './accordion-block.module.css';
import type { BlockProps } from './block-props.ts';
import { RichText } from './rich-text.tsx';
import { Section } from './section.tsx';

/** Headings that open, one or several at a time. Texts that are closed are on the page for whoever searches in it. */
export function AccordionBlock({ block: { title, text, entries } }: BlockProps<'accordion'>) {
  return (
    <Section title={title} text={text} isReading>
      <div className={styles.entries}>
        {entries.map((entry) => (
          <details key={entry.key} className={styles.entry}>
            <summary className={styles.summary}>
              <h3>{entry.title}</h3>
              <Icon name="chevron-down" className={styles.icon} />
            </summary>
            <RichText body={entry.body} className={styles.body} />
          </details>
        ))}
      </div>
    </Section>
  );
}
