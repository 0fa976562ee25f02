import { observer } from 'mobx-react-lite';
import { type MouseEvent, useEffect, useRef } from 'react';
import type { FieldNode } from '#stores/forms/field-node.ts';
import { useIntl } from '../store-context.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './error-summary.module.css';
import { focusField } from './focus-field.ts';

/** One line for all fields of a key. */
export interface FoldedLine {
  key: string;
  text: string;
}

interface ErrorSummaryProps {
  nodes: readonly FieldNode[];
  /** Counts the attempts to go on: each one that fails moves the focus here. */
  attempt: number;
  /** Says whose field it is where several have the same label. */
  prefixOf?: (node: FieldNode) => string;
  /** Says in one line what is wrong in the part of the form that a field belongs to; null where it has a line of its own. */
  foldOf?: (node: FieldNode) => FoldedLine | null;
  /** Brings a field on screen that is folded away. */
  reveal?: (node: FieldNode) => void;
}

/** What is wrong on the page, with a link to each field, in the order of the screen. */
export const ErrorSummary = observer(function ErrorSummary({ nodes, attempt, prefixOf, foldOf, reveal }: ErrorSummaryProps) {
  const intl = useIntl();
  const box = useRef<HTMLElement>(null);
  const isEmpty = nodes.length === 0;
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (isEmpty || attempt === 0) return null;

  function errorLine(field: string, error: string): string {
    return field ? intl.message('form.errorLine', { field, error }) : error;
  }

  /** Among others an error must say which field it is about. */
  function ownLine({ label, errorText }: FieldNode): string {
    const text = errorText ?? '';
    return text.toLowerCase().includes(label.toLowerCase()) ? text : errorLine(label.replace(/[?:.]$/, ''), text);
  }

  /** A line for each field, or for each part of the form, which leads to its first field. */
  function linesOf(): { node: FieldNode; text: string }[] {
    const folded = new Set<string>();
    return nodes.flatMap((node) => {
      const fold = foldOf?.(node) ?? null;
      if (!fold) return [{ node, text: errorLine(prefixOf?.(node) ?? '', ownLine(node)) }];
      if (folded.has(fold.key)) return [];
      folded.add(fold.key);
      return [{ node, text: fold.text }];
    });
  }

  function goTo(event: MouseEvent, node: FieldNode) {
    event.preventDefault();
    reveal?.(node);
    requestAnimationFrame(() => focusField(node.id));
  }

  return (
    <section ref={box} className={styles.summary} tabIndex={-1} aria-labelledby="error-summary-title">
      <h2 id="error-summary-title" className={styles.title}>
        <Icon name="circle-alert" />
        {intl.message('form.errorSummary', { count: nodes.length })}
      </h2>
      <ul>
        {linesOf().map(({ node, text }) => (
          <li key={node.id}>
            <a href={`#${node.id}`} onClick={(event) => goTo(event, node)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
});
