import type { ResolvedBlock } from '#contract/release.ts';

/** The ids of all tours that blocks name, each once: what a page must load before it can draw them. */
export function toursOfBlocks(blocks: readonly ResolvedBlock[]): string[] {
  const ids = blocks.flatMap((block) => {
    if (block.type === 'tourList') return block.tours;
    if (block.type === 'quotes') return block.quotes.map(({ tour }) => tour);
    return [];
  });
  return [...new Set(ids)];
}
