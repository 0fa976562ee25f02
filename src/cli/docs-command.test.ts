import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { captureOutput } from './captured-output.ts';
import { docsCommand } from './docs-command.ts';

const root = new URL('../..', import.meta.url).pathname;
const folders = { markets: join(root, 'tests/fixtures/small-store'), schemas: join(root, 'schemas') };

let out: string;
const told = captureOutput();

beforeEach(async () => {
  out = await mkdtemp(join(tmpdir(), 'portolan-docs-'));
});

afterEach(async () => {
  await rm(out, { recursive: true, force: true });
});

test('what was written is up to date', async () => {
  expect(await docsCommand.run({ out, ...folders })).toBe(0);
  expect(told()).toContain('docs/reference/market.md\n');
  expect(await readFile(join(out, 'docs/reference/market.md'), 'utf8')).toContain('# market');
  expect(await docsCommand.run({ out, check: true, ...folders })).toBe(0);
});

test('a check names every file that is missing, differs or is no longer made, and writes nothing', async () => {
  await docsCommand.run({ out, ...folders });
  await writeFile(join(out, 'docs/reference/market.md'), 'changed');
  await writeFile(join(out, 'docs/reference/old.md'), 'old');
  await rm(join(out, 'schemas/patch/market.schema.json'));
  expect(await docsCommand.run({ out, check: true, ...folders })).toBe(1);
  expect(told().match(/^\S+ is out of date/gm)).toEqual([
    'docs/reference/market.md is out of date',
    'docs/reference/old.md is out of date',
    'schemas/patch/market.schema.json is out of date',
  ]);
  expect(await readFile(join(out, 'docs/reference/market.md'), 'utf8')).toBe('changed');
});

test('what is no longer made goes', async () => {
  await docsCommand.run({ out, ...folders });
  await writeFile(join(out, 'docs/reference/old.md'), 'old');
  await docsCommand.run({ out, ...folders });
  await expect(readFile(join(out, 'docs/reference/old.md'))).rejects.toThrow('ENOENT');
});
