import { expect, test } from 'vitest';
import { type CachedPage, PageCache } from './page-cache.ts';

const body = { identity: Buffer.from('page'), gzip: Buffer.from('g'), br: Buffer.from('b') };

function pageOf(etag: string, freshForMs = 60_000, keptForMs = 60_000): CachedPage {
  return {
    status: 200,
    headers: [],
    bodyHeaders: { identity: [], gzip: [], br: [] },
    body,
    etag,
    freshUntil: Date.now() + freshForMs,
    keptUntil: Date.now() + keptForMs,
  };
}

test('requests for a missing page wait for one rendering', async () => {
  const cache = new PageCache({ maxBytes: 1000 });
  let renders = 0;
  const render = async () => {
    renders++;
    return pageOf('one');
  };
  await Promise.all([cache.fetch('/', render), cache.fetch('/', render)]);
  expect(renders).toBe(1);
  expect(cache.fresh('/')?.etag).toBe('one');
});

test('an old page is served while it is rendered anew', async () => {
  const cache = new PageCache({ maxBytes: 1000 });
  await cache.fetch('/', async () => pageOf('old', -1));
  expect((await cache.fetch('/', async () => pageOf('new')))?.etag).toBe('old');
  expect((await cache.fetch('/', async () => pageOf('never')))?.etag).toBe('new');
});

test('a page that is too old is not served any more', async () => {
  const cache = new PageCache({ maxBytes: 1000 });
  await cache.fetch('/', async () => pageOf('old', -2, -1));
  expect((await cache.fetch('/', async () => pageOf('new')))?.etag).toBe('new');
});

test('a page whose rendering began before all were forgotten is not kept', async () => {
  const cache = new PageCache({ maxBytes: 1000 });
  let finish = (_page: CachedPage) => {};
  const before = cache.fetch('/', () => new Promise((resolve) => (finish = resolve)));
  cache.clear();
  const after = cache.fetch('/', async () => pageOf('after'));
  finish(pageOf('before'));
  expect((await before)?.etag).toBe('before');
  expect((await after)?.etag).toBe('after');
  expect(cache.fresh('/')?.etag).toBe('after');
});
