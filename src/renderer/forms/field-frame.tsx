import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { FieldNode } from '#stores/forms/field-node.ts';
import { useIntl } from '../store-context.tsx';
import styles from './forms.module.css';

/** What a control says of itself to assistive technology. `aria-describedby` is there only when something describes it. */
export interface ControlAria {
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

function helpId(node: FieldNode): string {
  return `${node.id}-help`;
}

function errorId(node: FieldNode): string {
  return `${node.id}-error`;
}

/** Reads observables: call it in an observer. */
export function ariaOf(node: FieldNode): ControlAria {
  const describedBy = [node.help ? helpId(node) : '', node.error ? errorId(node) : ''].filter(Boolean).join(' ');
  return { ...(node.error ? { 'aria-invalid': true } : {}), ...(describedBy ? { 'aria-describedby': describedBy } : {}) };
}

interface FieldFrameProps {
  node: FieldNode;
  /** A group of controls under one legend, as the three parts of a date. */
  isGroup?: boolean;
  children: ReactNode;
}

/** Label, help and error around a control. */
export const FieldFrame = observer(function FieldFrame({ node, isGroup = false, children }: FieldFrameProps) {
  const className = node.error ? `${styles.field} ${styles.wrong}` : styles.field;
  if (isGroup) {
    return (
      <fieldset className={className} id={node.id} tabIndex={-1} {...groupAria(node)}>
        <legend className={styles.label}>
          <LabelText node={node} />
        </legend>
        <Texts node={node} />
        {children}
      </fieldset>
    );
  }
  return (
    <div className={className}>
      <label className={styles.label} htmlFor={node.id}>
        <LabelText node={node} />
      </label>
      <Texts node={node} />
      {children}
    </div>
  );
});

function groupAria(node: FieldNode): Pick<ControlAria, 'aria-describedby'> {
  const { 'aria-describedby': describedBy } = ariaOf(node);
  return describedBy ? { 'aria-describedby': describedBy } : {};
}

function LabelText({ node }: { node: FieldNode }) {
  const intl = useIntl();
  return (
    <>
      {node.label}
      {node.required ? null : <span className={styles.optional}> {intl.message('form.optional')}</span>}
    </>
  );
}

/** Help and error of a field. */
export const Texts = observer(function Texts({ node }: { node: FieldNode }) {
  return (
    <>
      {node.help ? (
        <p className={styles.help} id={helpId(node)}>
          {node.help}
        </p>
      ) : null}
      {node.error ? (
        <p className={styles.error} id={errorId(node)}>
          {node.errorText}
        </p>
      ) : null}
    </>
  );
});
