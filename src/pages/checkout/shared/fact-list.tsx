import type { MessageId } from '#config/names.ts';
import { useIntl } from '#renderer/store-context.tsx';
import styles from './fact-list.module.css';

/** What a booking is, at a glance: each fact by its name. */
export function FactList({ facts }: { facts: readonly (readonly [label: MessageId, value: string])[] }) {
  const intl = useIntl();
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{intl.message(label)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
