/**
 * The compiler at 1,000 markets of eight documents: checked beside a peer that only parses and validates, once as a command from
 * its start to its end and once without what a process does but one time; one market changed beside all compiled; what a
 * browser gets and what an address costs beside twelve markets. Each task runs in a process of its own.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/root.mjs';
import { writeManyMarkets } from './many-markets.mjs';

const many = 1000;
const few = 12;
const coldPairs = 12;
const warmUp = 12;
const pairs = 3;
const rounds = 8;

/** As the command says to V8 by itself. */
const optimisingLate = '--interrupt-budget=2000000';

const median = (values) => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];

function run(task, folder, count, ...others) {
  const args = [join(root, 'dist/bench-compile/compile-tasks.js'), task, folder, schemasDir, String(count), ...others];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 1e8, stdio: ['ignore', 'pipe', 'inherit'] }));
}

const peerProgram = join(root, 'dist/bench-compile-peer/compile-peer.js');
const schemasDir = join(root, 'schemas');

/** The CPU of a whole program in ms, Node.js itself and all that it compiles among it. */
function cpuOfProgram(args) {
  const { status, output } = spawnSync(process.execPath, ['--import', join(root, 'bench/report-cpu.mjs'), ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit', 'pipe'],
  });
  if (status !== 0) throw new Error(`${args[0]} ended with ${status}: ${output[1]}`);
  return Number(output[3]);
}

function peerRounds(folder, count) {
  return JSON.parse(execFileSync(process.execPath, [peerProgram, folder, schemasDir, String(count)], { encoding: 'utf8' }));
}

/** Bytes of the slices that a page loads, as they travel, of the first market. */
function pageBytes(releases, slices) {
  const hash = readFileSync(join(releases, 'current'), 'utf8');
  const [market] = JSON.parse(readFileSync(join(releases, `${hash}.json`), 'utf8')).markets;
  const [files] = Object.values(market.slices);
  return slices.reduce((sum, slice) => sum + readFileSync(join(releases, `${files[slice]}.br`)).length, 0);
}

/** @param {string} folder a temporary one */
function measure(folder) {
  const at = (count) => ({ markets: join(folder, `markets-${count}`), releases: join(folder, `releases-${count}`) });
  const [first] = writeManyMarkets(join(root, 'markets'), at(many).markets, many);
  writeManyMarkets(join(root, 'markets'), at(few).markets, few);

  const checkedByCommand = () => cpuOfProgram([join(root, 'dist/cli/main.js'), 'check', '--markets', at(many).markets]);
  const checkedByPeer = (...flags) => cpuOfProgram([...flags, peerProgram, at(many).markets, schemasDir]);
  const coldCosts = Array.from({ length: coldPairs }, () => [checkedByCommand(), checkedByPeer()]);
  const alikeCosts = Array.from({ length: coldPairs }, () => [checkedByCommand(), checkedByPeer(optimisingLate)]);
  const costs = [];
  for (let pair = 0; pair < pairs; pair++) {
    const own = run('check', at(many).markets, warmUp + rounds).slice(warmUp);
    const peer = peerRounds(at(many).markets, warmUp + rounds).slice(warmUp);
    costs.push(...own.map((cost, round) => [cost, peer[round]]));
  }
  const cold = median(coldCosts.map(([own]) => own));
  const checking = median(costs.map(([own]) => own));
  const compiled = run('compile', at(many).markets, rounds, at(many).releases, `${first}/market.json`);
  run('compile', at(few).markets, 0, at(few).releases);
  const one = median(compiled.changed);
  const matchCosts = [
    median(run('match', at(many).markets, rounds, at(many).releases)),
    median(run('match', at(few).markets, rounds, at(few).releases)),
  ];
  const pages = { home: ['shell', 'home'], search: ['shell', 'search'], tour: ['shell', 'tour'] };
  return [
    {
      name: `compiler: 8,000 documents checked by a command (${cold.toFixed(0)} ms) against one with JSON.parse and Ajv (CPU)`,
      costs: coldCosts,
      target: 1.3,
    },
    {
      name: 'compiler: the same with V8 told alike in both, to optimise late (CPU)',
      costs: alikeCosts,
    },
    {
      name: `compiler: the same in a process that has checked before, nothing of it remembered (${checking.toFixed(0)} ms, CPU)`,
      costs,
    },
    {
      name: `compiler: one market of 1,000 changed (${one.toFixed(0)} ms) against all compiled and written (${(compiled.cold / 1000).toFixed(1)} s), in hundredths (CPU)`,
      value: (one / compiled.cold) * 100,
      target: 1,
    },
    ...Object.entries(pages).map(([page, slices]) => ({
      name: `${page}: bytes of its slices at 1,000 markets against 12`,
      value: pageBytes(at(many).releases, slices) / pageBytes(at(few).releases, slices),
      target: 1.01,
    })),
    { name: 'route match at 1,000 markets, µs', value: matchCosts[0], target: 0.5 },
    { name: 'route match at 1,000 markets against 12', value: matchCosts[0] / matchCosts[1], target: 1.3 },
  ];
}

export function benchCompile() {
  const folder = mkdtempSync(join(tmpdir(), 'portolan-bench-'));
  try {
    return measure(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
