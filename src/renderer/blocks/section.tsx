import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

interface SectionProps {
  title?: string | undefined;
  text?: string | undefined;
  /** On a ground of its own, to set it apart from its neighbours. */
  isSetApart?: boolean;
  /** Something to be read through, which stays close to what is to be read before it. */
  isReading?: boolean;
  children: ReactNode;
}

/** A part of a page, as wide as the page; its heading names it. */
export function Section({ title, text, isSetApart = false, isReading = false, children }: SectionProps) {
  const titleId = useId();
  const ground = isSetApart ? styles.deep : styles.section;
  return (
    <section className={isReading ? `${ground} ${styles.reading}` : ground} {...(title ? { 'aria-labelledby': titleId } : {})}>
      <div className={styles.inner}>
        {title ? (
          <div className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            {text ? <p>{text}</p> : null}
          </div>
        ) : null}
        {children}
      </div>
    </section>
  );
}
