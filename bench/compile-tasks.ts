/**
 * One task in a process of its own, its CPU per round printed as JSON. Validators are compiled in the first round, which those who
 * compare what is done with documents leave out.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCompiler, findMistakes } from '#compiler/index.ts';
import { readSources } from '#compiler/read/sources.ts';
import { loadSchemas } from '#compiler/validate/schemas.ts';
import { openRelease } from '#server/release/live-release.ts';
import { resolveAddress } from '#server/render/resolve-address.ts';

const [task = '', folder = '', schemasDir = '', rounds = '1', releasesDir = '', changedPath = ''] = process.argv.slice(2);

async function cpuOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

async function perRound(work: (round: number) => unknown): Promise<number[]> {
  const costs: number[] = [];
  for (let round = 0; round < Number(rounds); round++) costs.push(await cpuOf(() => work(round)));
  return costs;
}

/** Reads, validates, merges and checks every document, nothing remembered. */
async function check(): Promise<number[]> {
  const schemas = await loadSchemas(schemasDir);
  return perRound(async () => {
    const diagnostics = findMistakes(await readSources(folder), schemas);
    if (diagnostics.length > 0) throw new Error(JSON.stringify(diagnostics[0]));
  });
}

/** The whole compilation with an empty memory, then again after each change of one market. */
async function compile(): Promise<{ cold: number; changed: number[]; hash: string }> {
  const compiler = await createCompiler({ marketsDir: folder, schemasDir, outDir: releasesDir });
  let hash = '';
  const run = async (changed?: string[]) => {
    const { release, diagnostics } = await compiler.compile(changed);
    if (!release || release.hash === hash) throw new Error(`Nothing new was compiled: ${JSON.stringify(diagnostics[0])}`);
    hash = release.hash;
  };
  const cold = await cpuOf(() => run());
  if (changedPath === '') return { cold, changed: [], hash };
  const text = readFileSync(join(folder, changedPath), 'utf8');
  const changed = await perRound((round) => {
    writeFileSync(join(folder, changedPath), text.replaceAll('registered', `registered (${round})`));
    return run([changedPath]);
  });
  writeFileSync(join(folder, changedPath), text);
  return { cold, changed, hash };
}

/** Microseconds of one address's way to its route, over addresses of several markets. */
async function match(): Promise<number[]> {
  const hash = readFileSync(join(releasesDir, 'current'), 'utf8');
  const live = await openRelease(releasesDir, hash);
  const step = Math.max(1, Math.floor(live.marketLanguages.length / 12));
  const places = live.marketLanguages.filter((_, index) => index % step === 0).slice(0, 12);
  const matches = places.flatMap(({ prefixed, market, languageCode }) =>
    market.routes.flatMap(({ path, prefixed: isPrefixed, cache }) => {
      const own = typeof path === 'string' ? path : (path[languageCode] ?? path.en);
      return isPrefixed && cache ? [{ prefixed, path: own.replace(/\{[^}]+\}/g, 'some-name') }] : [];
    }),
  );
  const times = 400_000;
  const costs = await perRound(() => {
    let found = 0;
    for (let time = 0; time < times; time++) {
      const { prefixed, path } = matches[time % matches.length] as (typeof matches)[number];
      if (prefixed.match(path)) found++;
    }
    if (found === 0 || resolveAddress(live, '/').kind !== 'page') throw new Error('Nothing was found');
  });
  return costs.map((ms) => (ms * 1000) / times);
}

const tasks = { check, compile, match };
process.stdout.write(`${JSON.stringify(await tasks[task as keyof typeof tasks]())}\n`);
process.exit(0);
