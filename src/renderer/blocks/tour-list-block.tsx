import { targetHref } from '../navigation/target-href.ts';
import { useConfig } from '../store-context.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { TourGrid } from '../ui/tour-grid.tsx';
import type { BlockProps } from './block-props.ts';
import { Section } from './section.tsx';
import styles from './tour-list-block.module.css';

/** Chosen tours as cards. A tour that the booking platform no longer knows is left out. */
export function TourListBlock({ block, tours }: BlockProps<'tourList'>) {
  const config = useConfig();
  const chosen = block.tours.flatMap((id) => tours[id] ?? []);
  if (chosen.length === 0) return null;
  return (
    <Section title={block.title} text={block.text}>
      <TourGrid tours={chosen} />
      {block.cta ? (
        <ButtonLink look="secondary" className={styles.cta ?? ''} href={targetHref(block.cta.link, config)}>
          {block.cta.label}
          <Icon name={block.cta.iconName ?? 'arrow-right'} />
        </ButtonLink>
      ) : null}
    </Section>
  );
}
