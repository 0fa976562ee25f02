import type { IconName } from '#contract/documents.generated.ts';
import styles from './fact-list.module.css';
import { Icon } from './icon.tsx';

export interface Fact {
  icon: IconName;
  term: string;
  value: string;
}

/** Short facts, each with an icon. How they lie beside one another is the caller's: the class is of the list. */
export function FactList({ facts, className }: { facts: readonly Fact[]; className: string | undefined }) {
  return (
    <dl className={className}>
      {facts.map(({ icon, term, value }) => (
        <div key={term} className={styles.fact}>
          <dt>
            <Icon name={icon} />
            {term}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
