import { mkdir, mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { pruneReleases } from './prune-releases.ts';

const hour = 3_600_000;
const now = Date.now();
const hashOf = (age: number) => String(age * 10).padStart(16, '0');
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portolan-prune-'));
  await mkdir(join(folder, 'files'));
  await mkdir(join(folder, 'manifests'));
});

/** A release that is so many hours old, with a file of its own and one that all share. */
async function store(age: number, { manifest = true } = {}): Promise<string> {
  const hash = hashOf(age);
  const time = new Date(now - age * hour);
  const files = [`${hash}.json`, `files/own.${hash}.json`, `files/own.${hash}.json.br`, 'files/shared.json'];
  if (manifest) await writeFile(join(folder, 'manifests', `${hash}.json`), JSON.stringify([`own.${hash}.json`, 'shared.json']));
  for (const file of files) {
    await writeFile(join(folder, file), '');
    await utimes(join(folder, file), time, time);
  }
  return hash;
}

async function left(): Promise<string[]> {
  const releases = (await readdir(folder)).filter((file) => file.endsWith('.json'));
  return releases.map((file) => file.slice(0, 16)).sort();
}

test('all but the last five releases go, with the files that nobody else names', async () => {
  for (const age of [2, 3, 4, 5, 6, 7, 8]) await store(age);
  await pruneReleases(folder, [], now);
  expect(await left()).toEqual([2, 3, 4, 5, 6].map(hashOf));
  const files = await readdir(join(folder, 'files'));
  expect(files.filter((file) => file.includes(hashOf(7)) || file.includes(hashOf(8)))).toEqual([]);
  expect(files).toContain('shared.json');
  expect(files.filter((file) => file.includes(hashOf(6)))).toHaveLength(2);
});

test('the live release stays however old it is, and so do those of the last hour', async () => {
  for (const age of [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 9, 10]) await store(age);
  await pruneReleases(folder, [hashOf(10)], now);
  expect(await left()).toEqual([0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 10].map(hashOf).sort());
});

test('nothing goes while it is not known what the others name', async () => {
  for (const age of [2, 3, 4, 5, 6, 7]) await store(age, { manifest: age !== 3 });
  await pruneReleases(folder, [], now);
  expect(await left()).toHaveLength(6);
});
