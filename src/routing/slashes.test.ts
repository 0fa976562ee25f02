import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withSingleSlashes } from './slashes.ts';

test.each([
  ['/', '/'],
  ['//', '/'],
  ['/gb-en/tours', '/gb-en/tours'],
  ['/gb-en/tours/', '/gb-en/tours'],
  ['/gb-en//tours///', '/gb-en/tours'],
  ['//elsewhere.example', '/elsewhere.example'],
  ['/\\elsewhere.example/', '/elsewhere.example'],
  ['\\/elsewhere.example', '/elsewhere.example'],
])('%s becomes %s', (path, plain) => {
  expect(withSingleSlashes(path)).toBe(plain);
});

test('no path leads to another host, and a plain one stays as it is', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('/', '\\', 'a', '.', 'b')), (characters) => {
      const plain = withSingleSlashes(characters.join(''));
      expect(plain).toMatch(/^\/($|[^/\\])/);
      expect(plain).not.toMatch(/\/\/|.\/$/);
      expect(withSingleSlashes(plain)).toBe(plain);
    }),
  );
});
