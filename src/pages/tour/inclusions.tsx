import { useId } from 'react';
import type { TourDetails } from '#contract/api.generated.ts';
import type { IconName } from '#contract/documents.generated.ts';
import { useIntl } from '#renderer/store-context.tsx';
import { Icon } from '#renderer/ui/icon.tsx';
import styles from './inclusions.module.css';

/** What the price holds and what it does not. */
export function Inclusions({ tour }: { tour: TourDetails }) {
  const intl = useIntl();
  const titleId = useId();
  return (
    <section className={styles.inclusions} aria-labelledby={titleId}>
      <h2 id={titleId}>{intl.message('tour.price')}</h2>
      <div className={styles.lists}>
        <Lines title={intl.message('tour.included')} lines={tour.included} icon="check" />
        <Lines title={intl.message('tour.notIncluded')} lines={tour.notIncluded} icon="minus" />
      </div>
    </section>
  );
}

function Lines({ title, lines, icon }: { title: string; lines: readonly string[]; icon: IconName }) {
  return (
    <div className={styles.lines}>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <Icon name={icon} />
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
