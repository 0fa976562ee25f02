import { useIntl } from '#renderer/store-context.tsx';
import { Icon } from '#renderer/ui/icon.tsx';
import styles from './counter.module.css';

interface CounterProps {
  label: string;
  value: number;
  minimum: number;
  maximum: number;
  onChange: (value: number) => void;
}

/** A small number with a button for less and one for more. */
export function Counter({ label, value, minimum, maximum, onChange }: CounterProps) {
  const intl = useIntl();
  return (
    <fieldset className={styles.counter}>
      <legend className={styles.label}>{label}</legend>
      <button
        type="button"
        className={styles.step}
        aria-label={intl.message('tour.book.fewer', { label })}
        disabled={value <= minimum}
        onClick={() => onChange(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <output className={styles.value}>{value}</output>
      <button
        type="button"
        className={styles.step}
        aria-label={intl.message('tour.book.more', { label })}
        disabled={value >= maximum}
        onClick={() => onChange(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </fieldset>
  );
}
