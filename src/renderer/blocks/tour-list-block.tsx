import { TourGrid } from '../ui/tour-grid.tsx';
import type { BlockProps } from './block-props.ts';
import { CtaLink } from './cta-link.tsx';
import { Section } from './section.tsx';

/** Chosen tours as cards. A tour that the booking platform no longer knows is left out. */
export function TourListBlock({ block, tours }: BlockProps<'tourList'>) {
  const chosen = block.tours.flatMap((id) => tours[id] ?? []);
  if (chosen.length === 0) return null;
  return (
    <Section title={block.title} text={block.text}>
      <TourGrid tours={chosen} />
      <CtaLink cta={block.cta} />
    </Section>
  );
}
