import { Icon } from '../ui/icon.tsx';
import type { BlockProps } from './block-props.ts';
import { Section } from './section.tsx';
import styles from './steps-block.module.css';

/** How something works, one step after the other. */
export function StepsBlock({ block }: BlockProps<'steps'>) {
  return (
    <Section title={block.title} text={block.text}>
      <ol className={styles.steps}>
        {block.steps.map(({ key, iconName, title, text }) => (
          <li key={key} className={styles.step}>
            <Icon name={iconName} className={styles.icon} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
