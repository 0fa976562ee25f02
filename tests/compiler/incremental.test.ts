import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Compiler, compile, createCompiler } from '#compiler/index.ts';
import { schemasDir, smallStoreDir } from './small-store.ts';

let folder: string;
let marketsDir: string;
let outDir: string;
let compiler: Compiler;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portolan-incremental-'));
  marketsDir = join(folder, 'markets');
  outDir = join(folder, 'releases');
  await cp(smallStoreDir, marketsDir, { recursive: true });
  compiler = await createCompiler({ marketsDir, schemasDir, outDir });
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function edit(path: string, from: string | RegExp, to: string): Promise<void> {
  const text = await readFile(join(marketsDir, path), 'utf8');
  expect(text).toMatch(from);
  await writeFile(join(marketsDir, path), text.replace(from, to));
}

async function hashAfter(changed?: string[]): Promise<string> {
  const { release, diagnostics } = await compiler.compile(changed);
  if (!release) throw new Error(JSON.stringify(diagnostics));
  return release.hash;
}

/** What a compiler without a memory makes of the same documents. */
async function hashAnew(): Promise<string | undefined> {
  const { release } = await compile({ marketsDir, schemasDir, outDir: join(folder, 'anew'), cacheDir: join(outDir, 'cache') });
  return release?.hash;
}

const filesNow = async () => new Set((await readdir(join(outDir, 'files'))).filter((file) => !/\.(br|gz)$/.test(file)));

test('a change of one market writes files of that market alone', async () => {
  const first = await hashAfter();
  const before = await filesNow();
  await edit('be/market.json', '"order"', '"seo": { "description": { "en": "All new" } }, "order"');
  const second = await hashAfter(['be/market.json']);
  expect(second).not.toBe(first);
  expect(second).toBe(await hashAnew());
  const written = [...(await filesNow())].filter((file) => !before.has(file));
  expect(written.length).toBeGreaterThan(0);
  expect(written.filter((file) => !file.startsWith('be-'))).toEqual([]);
});

test('a market of another name changes its own files and the lists that name it', async () => {
  await hashAfter();
  const before = await filesNow();
  await edit('be/market.json', '"Belgium"', '"Flanders and Wallonia"');
  expect(await hashAfter()).toBe(await hashAnew());
  const written = [...(await filesNow())].filter((file) => !before.has(file));
  expect(written.filter((file) => !file.startsWith('be-') && !file.startsWith('markets.'))).toEqual([]);
  expect(written.some((file) => file.startsWith('markets.'))).toBe(true);
});

test.each([
  ['a document that all inherit', 'base/footer.json', /"en": "[^"]+"/, '"en": "Something else"'],
  ['a document of the store', 'rates.json', /"rate": 0\.85/, '"rate": 0.9'],
])('%s gives the release that compiling anew gives', async (_, path, from, to) => {
  await hashAfter();
  await edit(path, from, to);
  expect(await hashAfter([path])).toBe(await hashAnew());
});

test('a mistake is told, and what it broke is compiled again once it is put right', async () => {
  const first = await hashAfter();
  const text = await readFile(join(marketsDir, 'be/header.json'), 'utf8');
  await writeFile(join(marketsDir, 'be/header.json'), '{ "links": 1 }');
  for (let time = 0; time < 2; time++) {
    const { release, diagnostics } = await compiler.compile(['be/header.json']);
    expect([release, diagnostics.map(({ file, code }) => [file.endsWith('be/header.json'), code])]).toEqual([
      undefined,
      [[true, 'wrong-type']],
    ]);
  }
  await writeFile(join(marketsDir, 'be/header.json'), text);
  expect(await hashAfter(['be/header.json'])).toBe(first);
});

test('documents that come and go are noticed', async () => {
  await hashAfter();
  await rm(join(marketsDir, 'be'), { recursive: true });
  expect(await hashAfter(['be/market.json', 'be/header.json'])).toBe(await hashAnew());
  await cp(join(smallStoreDir, 'be'), join(marketsDir, 'be'), { recursive: true });
  expect(await hashAfter(['be/market.json', 'be/header.json'])).toBe(await hashAnew());
});
