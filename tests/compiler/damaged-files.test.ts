import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createCompiler, type Diagnostic } from '#compiler/index.ts';
import { inOneLine, schemasDir, smallStoreDir } from './small-store.ts';

let folder: string;
let marketsDir: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portolan-damaged-'));
  marketsDir = join(folder, 'markets');
  await cp(smallStoreDir, marketsDir, { recursive: true });
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const picture = join('content', 'pictures', 'lake.svg');
const told = (diagnostics: readonly Diagnostic[]) => diagnostics.map((diagnostic) => inOneLine(diagnostic).slice(folder.length + 1));
const lakeIsDamaged =
  'markets/content/destinations.json:14:16 error damaged-file: The picture lake.svg cannot be drawn: its file is empty, damaged or of a kind that is not known. Save it again.';

async function halfOfAPicture(): Promise<Buffer> {
  const whole = await sharp({
    create: { width: 400, height: 300, channels: 3, background: '#07c', noise: { type: 'gaussian', mean: 99, sigma: 30 } },
  })
    .jpeg()
    .toBuffer();
  return whole.subarray(0, whole.length / 2);
}

test.each<[mistake: string, content: () => Promise<Buffer> | string]>([
  ['an empty file', () => ''],
  ['half of a photograph', halfOfAPicture],
  ['a page of a website that was saved instead', () => '<!doctype html><title>Not found</title>'],
])('a picture that is %s is told where a document names it, and nothing is written', async (_, content) => {
  const outDir = join(folder, 'releases');
  const compiler = await createCompiler({ marketsDir, schemasDir, outDir });
  await writeFile(join(marketsDir, picture), await content());
  const { diagnostics, release } = await compiler.compile();
  expect(told(diagnostics)).toEqual([lakeIsDamaged]);
  expect(release).toBeUndefined();
  expect(await readdir(outDir).catch(() => [])).not.toContain('current');

  await cp(join(smallStoreDir, picture), join(marketsDir, picture));
  expect(await compiler.compile()).toMatchObject({ diagnostics: [], release: {} });
});

test('all damaged files are told at once, fonts and marks among them', async () => {
  const compiler = await createCompiler({ marketsDir, schemasDir, outDir: join(folder, 'releases') });
  for (const file of ['pictures/lake.svg', 'pictures/hill.svg', 'fonts/plain.woff2', 'brand/mark.svg'])
    await writeFile(join(marketsDir, 'content', file), 'none');
  const { diagnostics } = await compiler.compile();
  expect(told(diagnostics)).toEqual([
    lakeIsDamaged,
    'markets/content/tours/two-lakes.json:50:14 error damaged-file: The picture hill.svg cannot be drawn: its file is empty, damaged or of a kind that is not known. Save it again.',
    'markets/theme.json:9:16 error damaged-file: The font plain.woff2 cannot be read: its file is empty, damaged or no WOFF2 font.',
    'markets/theme.json:89:14 error damaged-file: The mark mark.svg cannot be drawn: its file is empty, damaged or no SVG.',
  ]);
});
