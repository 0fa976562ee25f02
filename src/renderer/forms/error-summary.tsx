import { observer } from 'mobx-react-lite';
import { type MouseEvent, useEffect, useRef } from 'react';
import type { FieldNode } from '#stores/forms/field-node.ts';
import { useIntl } from '../store-context.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './error-summary.module.css';

interface ErrorSummaryProps {
  nodes: readonly FieldNode[];
  /** Counts the attempts to go on: each one that fails moves the focus here. */
  attempt: number;
  /** Says whose field it is where several have the same label. */
  prefixOf?: (node: FieldNode) => string;
  /** Brings a field on screen that is folded away. */
  reveal?: (node: FieldNode) => void;
}

/** What is wrong on the page, with a link to each field, in the order of the screen. */
export const ErrorSummary = observer(function ErrorSummary({ nodes, attempt, prefixOf, reveal }: ErrorSummaryProps) {
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
        {nodes.map((node) => (
          <li key={node.id}>
            <a href={`#${node.id}`} onClick={(event) => goTo(event, node)}>
              {errorLine(prefixOf?.(node) ?? '', ownLine(node))}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
});

/** A group of controls is entered at its first one. */
function focusField(id: string): void {
  const field = document.getElementById(id);
  const control = field?.matches('fieldset')
    ? (field.querySelector<HTMLElement>('input:checked') ?? field.querySelector<HTMLElement>('input, select'))
    : field;
  control?.closest('div, fieldset')?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}
