import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

interface SectionProps {
  title: string;
  text?: string | undefined;
  /** On a ground of its own, to set it apart from its neighbours. */
  isSetApart?: boolean;
  children: ReactNode;
}

/** A part of a page with its heading, as wide as the page. */
export function Section({ title, text, isSetApart = false, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={isSetApart ? styles.deep : styles.section} aria-labelledby={titleId}>
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          {text ? <p>{text}</p> : null}
        </div>
        {children}
      </div>
    </section>
  );
}
