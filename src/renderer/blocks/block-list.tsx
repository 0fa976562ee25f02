import type { ComponentType } from 'react';
import type { ResolvedBlock, ResolvedPage } from '#contract/release.ts';
import { AccordionBlock } from './accordion-block.tsx';
import type { BlockProps, BlockType } from './block-props.ts';
import { CallToActionBlock } from './call-to-action-block.tsx';
import { DestinationListBlock } from './destination-list-block.tsx';
import { HeroBlock } from './hero-block.tsx';
import { ImageWithTextBlock } from './image-with-text-block.tsx';
import { QuotesBlock } from './quotes-block.tsx';
import { RichTextBlock } from './rich-text-block.tsx';
import styles from './section.module.css';
import { StepsBlock } from './steps-block.tsx';
import { TourListBlock } from './tour-list-block.tsx';

/** What draws each kind of block. A kind that the schema names and nobody draws does not compile. */
const registry = {
  hero: HeroBlock,
  richText: RichTextBlock,
  imageWithText: ImageWithTextBlock,
  tourList: TourListBlock,
  destinationList: DestinationListBlock,
  steps: StepsBlock,
  quotes: QuotesBlock,
  accordion: AccordionBlock,
  callToAction: CallToActionBlock,
} satisfies { [Type in BlockType]: ComponentType<BlockProps<Type>> };

interface BlockListProps extends Pick<BlockProps<BlockType>, 'tours'> {
  page: Pick<ResolvedPage, 'title' | 'blocks' | 'regions'>;
}

/** The blocks of a page, in their order, below its title where no hero carries a headline. */
export function BlockList({ page: { title, blocks, regions }, tours }: BlockListProps) {
  return (
    <>
      {blocks[0]?.type === 'hero' ? null : <Headline title={title} />}
      {blocks.map((block) => {
        const Block = registry[block.type] as ComponentType<Omit<BlockProps<BlockType>, 'block'> & { block: ResolvedBlock }>;
        return <Block key={block.key} block={block} tours={tours} regions={regions} />;
      })}
    </>
  );
}

function Headline({ title }: { title: string }) {
  return (
    <header className={`${styles.section} ${styles.reading}`}>
      <h1 className={styles.inner}>{title}</h1>
    </header>
  );
}
