import type { ComponentType } from 'react';
import type { TourSummary } from '#contract/api.generated.ts';
import type { ResolvedBlock } from '#contract/release.ts';
import type { BlockProps, BlockType } from './block-props.ts';
import { DestinationListBlock } from './destination-list-block.tsx';
import { HeroBlock } from './hero-block.tsx';
import { QuotesBlock } from './quotes-block.tsx';
import { StepsBlock } from './steps-block.tsx';
import { TourListBlock } from './tour-list-block.tsx';

/** What draws each kind of block. A kind that the schema names and nobody draws does not compile. */
const registry = {
  hero: HeroBlock,
  tourList: TourListBlock,
  destinationList: DestinationListBlock,
  steps: StepsBlock,
  quotes: QuotesBlock,
} satisfies { [Type in BlockType]: ComponentType<BlockProps<Type>> };

/** The blocks of a page, in their order. */
export function BlockList({ blocks, tours }: { blocks: readonly ResolvedBlock[]; tours: Readonly<Record<string, TourSummary>> }) {
  return blocks.map((block) => {
    const Block = registry[block.type] as ComponentType<{ block: ResolvedBlock; tours: Readonly<Record<string, TourSummary>> }>;
    return <Block key={block.key} block={block} tours={tours} />;
  });
}
