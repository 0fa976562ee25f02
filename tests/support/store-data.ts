import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, vi } from 'vitest';
import { runStore } from './run-store.ts';

/** Processes take seconds to start, and many times that on a busy machine. */
vi.setConfig({ testTimeout: 300_000 });

const templates = 'dist/store-data';
const unfinished = 'making-';

/** Tests of one file that run at the same time wait for one template. */
let making: Promise<void> | undefined;

const copies: string[] = [];
afterAll(() => Promise.all(copies.map((directory) => rm(directory, { recursive: true, force: true }))));

/**
 * A data directory of its own, with tables and catalogue as a store of this build makes them. Making them takes many
 * seconds: it is done once for a build, and copied. The copy is removed after the last test of the file.
 */
export async function freshStoreData(): Promise<string> {
  const build = createHash('sha256')
    .update(await readFile('dist/server/main.js'))
    .digest('hex')
    .slice(0, 16);
  const template = join(templates, build);
  if (!existsSync(template)) {
    making ??= makeTemplate(template);
    await making;
  }
  const directory = await mkdtemp(join(tmpdir(), 'portolan-data-'));
  copies.push(directory);
  await cp(template, directory, { recursive: true });
  return directory;
}

/** Made elsewhere and moved: whoever comes meanwhile finds all of it or nothing, and the second to be ready throws his away. */
async function makeTemplate(template: string): Promise<void> {
  await mkdir(templates, { recursive: true });
  const ofOtherBuilds = (await readdir(templates)).filter((name) => !name.startsWith(unfinished));
  await Promise.all(ofOtherBuilds.map((name) => rm(join(templates, name), { recursive: true, force: true })));
  const made = await mkdtemp(join(templates, unfinished));
  const store = await runStore({ dataDirectory: made });
  await store.stop();
  await rename(made, template).catch(async (error: unknown) => {
    await rm(made, { recursive: true, force: true });
    if (!existsSync(template)) throw error;
  });
}

/** Asks again and again until there is an answer. @throws when time is up, naming what was waited for */
export async function eventually<T>(what: string, ask: () => Promise<T | null | undefined | false>, seconds = 20): Promise<T> {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > deadline) throw new Error(`${what}: not within ${seconds} s`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
