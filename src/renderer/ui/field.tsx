import { type ReactNode, type SelectHTMLAttributes, useEffect, useId, useRef } from 'react';
import styles from './field.module.css';

export interface Option {
  value: string;
  label: string;
}

interface FieldProps {
  name: string;
  label: string;
  /** What the address says. What somebody types meanwhile stays until the address says something else. */
  current: string;
}

/** A text of a GET form. */
export function SearchField({ name, label, current, placeholder }: FieldProps & { placeholder: string }) {
  const id = useId();
  const field = useFollowing<HTMLInputElement>(current);
  return (
    <Labelled id={id} label={label}>
      <input
        ref={field}
        id={id}
        name={name}
        type="search"
        className={styles.control}
        defaultValue={current}
        placeholder={placeholder}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
      />
    </Labelled>
  );
}

/** A choice of a GET form; the empty value stands for all. */
export function SelectField({
  name,
  label,
  current,
  options,
  ...rest
}: FieldProps & { options: readonly Option[] } & Pick<SelectHTMLAttributes<HTMLSelectElement>, 'onChange'>) {
  const id = useId();
  const field = useFollowing<HTMLSelectElement>(current);
  return (
    <Labelled id={id} label={label}>
      <select {...rest} ref={field} id={id} name={name} className={styles.control} defaultValue={current}>
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

function Labelled({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children}
    </div>
  );
}

function useFollowing<Field extends HTMLInputElement | HTMLSelectElement>(current: string) {
  const field = useRef<Field>(null);
  const last = useRef(current);
  useEffect(() => {
    if (last.current === current) return;
    last.current = current;
    if (field.current) field.current.value = current;
  }, [current]);
  return field;
}
