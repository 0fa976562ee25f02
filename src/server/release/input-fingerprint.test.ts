import { mkdir, mkdtemp, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inputFingerprint } from './input-fingerprint.ts';

test('a fingerprint follows names and contents of files, in every folder below', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portolan-fingerprint-'));
  await mkdir(join(folder, 'below'));
  await writeFile(join(folder, 'below/one'), 'a');
  const first = await inputFingerprint([folder]);
  expect(await inputFingerprint([folder])).toBe(first);

  await writeFile(join(folder, 'below/one'), 'b');
  const changed = await inputFingerprint([folder]);
  await rename(join(folder, 'below/one'), join(folder, 'below/two'));
  const renamed = await inputFingerprint([folder]);
  expect(new Set([first, changed, renamed]).size).toBe(3);
});

test('a file stands for itself, and what is missing counts as empty', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portolan-fingerprint-'));
  await writeFile(join(folder, 'file'), 'a');
  expect(await inputFingerprint([join(folder, 'file')])).not.toBe(await inputFingerprint([join(folder, 'nowhere')]));
});
