import { Section } from '#renderer/blocks/section.tsx';
import { Icon } from '#renderer/ui/icon.tsx';
import type { RegionLink } from './destination-cards.ts';
import styles from './region-links.module.css';

/** Ways on to other parts of the world. */
export function RegionLinks({ title, regions }: { title: string; regions: readonly RegionLink[] }) {
  if (regions.length === 0) return null;
  return (
    <Section title={title}>
      <ul className={styles.links}>
        {regions.map(({ key, href, name }) => (
          <li key={key}>
            <a href={href}>
              {name}
              <Icon name="arrow-right" />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
