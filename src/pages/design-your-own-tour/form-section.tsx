import { useMemo } from 'react';
import { FieldControl } from '#renderer/forms/controls/control-registry.tsx';
import { SchemaSection } from '#renderer/forms/rjsf-adapter.tsx';
import type { CustomTourSectionNodes } from '#stores/custom-tour/compile-custom-tour-form.ts';
import styles from './design-your-own-tour-page.module.css';

/** A part of the form: its words beside its fields where there is room. */
export function FormSection({ section }: { section: CustomTourSectionNodes }) {
  const { key, title, text, fields } = section;
  const titleId = `${key}-title`;
  const nodes = useMemo(() => fields.map(({ node }) => node), [fields]);
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.sectionHead}>
        <h2 id={titleId}>{title}</h2>
        {text ? <p>{text}</p> : null}
      </div>
      <div className={styles.fields}>
        <SchemaSection sectionKey={key} nodes={nodes} Control={FieldControl} />
      </div>
    </section>
  );
}
