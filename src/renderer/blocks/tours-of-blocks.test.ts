import { expect, it } from 'vitest';
import { toursOfBlocks } from './tours-of-blocks.ts';

it('names each tour once, in the order of the blocks', () => {
  const tourList = { type: 'tourList', key: 'a', title: '', tours: ['islands', 'desert'] } as const;
  const quote = { key: 'q', text: '', author: '', tour: 'huts' };
  const ids = toursOfBlocks([
    { ...tourList, tours: [...tourList.tours] },
    { type: 'destinationList', key: 'b', title: '' },
    { type: 'quotes', key: 'c', title: '', quotes: [quote, { ...quote, tour: 'desert' }] },
  ]);
  expect(ids).toEqual(['islands', 'desert', 'huts']);
});
