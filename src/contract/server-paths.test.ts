import { expect, test } from 'vitest';
import { openCalls } from './open-calls.generated.ts';
import { ownedCalls } from './owned-calls.generated.ts';
import { serverPathOf, serverPaths } from './server-paths.ts';

test('all calls of the browser are among the addresses of the server', () => {
  const beginnings = Object.values({ ...openCalls, ...ownedCalls }).map(({ path }) => serverPathOf(path));
  expect(new Set(beginnings)).toEqual(new Set([serverPaths.api, serverPaths.checkoutApi]));
});

test.each([
  ['/api', '/api'],
  ['/files/theme.css', '/files'],
  ['/preview-of-spring', undefined],
  ['/tours/files', undefined],
  ['/', undefined],
])('%s begins with %s', (path, beginning) => {
  expect(serverPathOf(path)).toBe(beginning);
});
