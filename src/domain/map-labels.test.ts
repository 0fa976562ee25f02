import { expect, it } from 'vitest';
import { placeLabels } from './map-labels.ts';

const size = { width: 800, height: 600, fontSize: 20 };
const stop = (key: string, x: number, y: number) => ({ key, name: key, x, y });

it('stands to the right of a stop that has room', () => {
  expect(placeLabels([stop('Reine', 300, 300)], size)[0]).toMatchObject({ anchor: 'start', labelY: 300 });
});

it('stands to the left at the right edge', () => {
  expect(placeLabels([stop('Svolvær', 780, 300)], size)[0]).toMatchObject({ anchor: 'end', labelY: 300 });
});

it('keeps off the label and the dot of a neighbour', () => {
  const [first, second] = placeLabels([stop('Moskenes', 300, 300), stop('Reine', 330, 305)], size);
  expect(first).toMatchObject({ anchor: 'end' });
  expect(second).toMatchObject({ anchor: 'start' });
});

it('finds a place for each of a close row', () => {
  const labels = placeLabels([stop('Lisboa', 200, 300), stop('Sintra', 204, 292), stop('Cascais', 190, 306)], size);
  const places = new Set(labels.map(({ anchor, labelX, labelY }) => `${anchor} ${labelX} ${labelY}`));
  expect(places.size).toBe(3);
});
