import { observer } from 'mobx-react-lite';
import type { HTMLInputTypeAttribute } from 'react';
import type { FieldNode } from '#stores/forms/field-node.ts';
import { ariaOf, FieldFrame } from '../field-frame.tsx';
import styles from '../forms.module.css';
import { goOnByEnter } from '../go-on-by-enter.ts';
import { leaveField } from '../leave-field.ts';

interface TextControlProps {
  node: FieldNode;
  type?: HTMLInputTypeAttribute;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel';
  /** What the number counts, after the field. */
  unit?: string;
  /** What becomes of the text while one types. */
  format?: (text: string) => string;
  onFocus?: () => void;
  onLeave?: () => void;
}

export const TextControl = observer(function TextControl({
  node,
  type = 'text',
  inputMode,
  unit,
  format,
  onFocus,
  onLeave,
}: TextControlProps) {
  const input = (
    <input
      className={styles.control}
      id={node.id}
      name={node.path}
      type={type}
      inputMode={inputMode}
      value={node.value}
      autoComplete={node.autocomplete ?? 'off'}
      spellCheck={false}
      enterKeyHint="next"
      onKeyDown={goOnByEnter}
      aria-required={node.required || undefined}
      {...ariaOf(node)}
      onFocus={onFocus}
      onChange={({ target }) => node.type(format ? format(target.value) : target.value)}
      onBlur={() => {
        leaveField(node);
        onLeave?.();
      }}
    />
  );
  return (
    <FieldFrame node={node}>
      {unit ? (
        <span className={styles.withUnit}>
          {input}
          <span className={styles.unit}>{unit}</span>
        </span>
      ) : (
        input
      )}
    </FieldFrame>
  );
});

export const TextAreaControl = observer(function TextAreaControl({ node }: { node: FieldNode }) {
  return (
    <FieldFrame node={node}>
      <textarea
        className={styles.control}
        id={node.id}
        name={node.path}
        rows={3}
        value={node.value}
        aria-required={node.required || undefined}
        {...ariaOf(node)}
        onChange={({ target }) => node.type(target.value)}
        onBlur={() => leaveField(node)}
      />
    </FieldFrame>
  );
});
