import { expect, test } from 'vitest';
import { parameterNames, parsePattern, patternShape } from './pattern.ts';

test('a pattern has fixed words and parameters', () => {
  expect(parsePattern('/tour/{slug}')).toEqual([
    { type: 'static', text: 'tour' },
    { type: 'parameter', name: 'slug' },
  ]);
  expect(parsePattern('/')).toEqual([]);
});

test('the last parameter may take the rest', () => {
  expect(parsePattern('/{slug...}')).toEqual([{ type: 'rest', name: 'slug' }]);
});

test('parameters are named in order', () => {
  expect(parameterNames(parsePattern('/{region}/x/{country}'))).toEqual(['region', 'country']);
});

test('the shape forgets the names of parameters', () => {
  expect(patternShape(parsePattern('/tour/{slug}'))).toBe(patternShape(parsePattern('/tour/{id}')));
});

test.each([
  ['tour', 'must start with a slash'],
  ['/a//b', 'empty part'],
  ['/a/', 'empty part'],
  ['/a{b}', 'neither a word nor one {parameter}'],
  ['/{a...}/b', 'only the last part'],
  ['/{a}/{a}', 'uses a parameter twice'],
  ['/a?b', 'may not stand in a path'],
])('%s is refused', (path, sentence) => {
  expect(() => parsePattern(path)).toThrow(sentence);
});
