import type { AvailabilityResult } from '#contract/api.generated.ts';
import { useIntl } from '#renderer/store-context.tsx';
import { Icon } from '#renderer/ui/icon.tsx';
import styles from '../../shared/checkout.module.css';
import { componentIcons, componentKinds } from '../../shared/component-icons.ts';
import own from './availability.module.css';

/** The parts of the trip by kind, in order of date, each with what the check found. */
export function ComponentList({ results }: { results: readonly AvailabilityResult[] }) {
  const intl = useIntl();
  const groups = componentKinds
    .map((kind) => ({ kind, parts: results.filter((result) => result.kind === kind) }))
    .filter(({ parts }) => parts.length > 0);
  return groups.map(({ kind, parts }) => (
    <section key={kind} className={styles.card}>
      <h2 className={own.kind}>
        <Icon name={componentIcons[kind]} />
        {intl.message(`checkout.kind.${kind}`)}
      </h2>
      <ul className={own.parts}>
        {parts.map((part) => (
          <li key={part.componentId} className={own.part}>
            <span>
              <span className={own.name}>{part.name}</span>
              <span className={own.day}>{intl.day(part.startDate)}</span>
            </span>
            <span className={part.result === 'available' ? own.available : own.blocked}>
              <Icon name={part.result === 'available' ? 'check' : 'circle-alert'} />
              {intl.message(`checkout.result.${part.result}`)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  ));
}
