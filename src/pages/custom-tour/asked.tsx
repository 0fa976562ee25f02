import type { CustomTourAsked, CustomTourEntry } from '#contract/api.generated.ts';
import { useIntl } from '#renderer/store-context.tsx';
import styles from './custom-tour-page.module.css';
import { entryText } from './entry-text.ts';

/** What was asked for, as it was answered. */
export function Asked({ asked }: { asked: readonly CustomTourAsked[] }) {
  const intl = useIntl();
  return (
    <section className={styles.block} aria-labelledby="asked">
      <h2 id="asked">{intl.message('customTour.asked')}</h2>
      {asked.map(({ key, title, entries }) => (
        <div key={key} className={styles.askedPart}>
          <h3>{title}</h3>
          <dl className={styles.entries}>
            {entries.map((entry) => (
              <Entry key={entry.key} entry={entry} />
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}

function Entry({ entry }: { entry: CustomTourEntry }) {
  const intl = useIntl();
  return (
    <div className={styles.entry}>
      <dt>{entry.label}</dt>
      <dd>{entryText(entry, intl)}</dd>
    </div>
  );
}
