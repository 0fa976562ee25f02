import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { check } from '#compiler/index.ts';

const marketsDir = 'tests/fixtures/single-market';

test('the brand with one market and one language is right, with no warning', async () => {
  const { diagnostics } = await check({ marketsDir, schemasDir: 'schemas' });
  expect(diagnostics).toEqual([]);
});

/** Its folder is complete in itself: a message that is added for the store has to be said here, too. */
test.each(readdirSync(join(marketsDir, 'base/messages')))('it says every message of the store in %s, and no other', (file) => {
  const idsOf = (folder: string) => Object.keys(JSON.parse(readFileSync(join(folder, 'base/messages', file), 'utf8')) as object).sort();
  expect(idsOf(marketsDir)).toEqual(idsOf('markets'));
});
