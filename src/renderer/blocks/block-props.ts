import type { TourSummary } from '#contract/api.generated.ts';
import type { ResolvedBlock, ResolvedRegion } from '#contract/release.ts';

export type BlockType = ResolvedBlock['type'];
export type BlockOfType<Type extends BlockType> = Extract<ResolvedBlock, { type: Type }>;

/** What a block is given: its words, the tours that any block of the page names, by id, and the regions. */
export interface BlockProps<Type extends BlockType> {
  block: BlockOfType<Type>;
  tours: Readonly<Record<string, TourSummary>>;
  regions: readonly ResolvedRegion[];
}
