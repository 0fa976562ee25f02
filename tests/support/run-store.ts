import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { soonOver } from './soon-over.ts';

/** How a process ended. */
export interface StoreEnd {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** A store in a process of its own, as a visitor or an operator meets it. */
export interface RunningStore {
  origin: string;
  dataDirectory: string;
  /** All that the process has printed. */
  output(): string;
  /** Ends as an operator ends it, and removes its data unless it is kept. */
  stop(): Promise<void>;
  /** Resolves when the process is gone, with the signal that ended it. */
  exited: Promise<NodeJS.Signals | null>;
  /** As `exited`, with the exit code too. */
  ended: Promise<StoreEnd>;
  signal(name: NodeJS.Signals): void;
  /** Resolves when the store answers that it is ready. @throws where it ends before */
  ready(): Promise<void>;
}

export interface RunStoreInput {
  environment?: Record<string, string>;
  /** Data of a store that ran before; without it an empty directory that goes with the store. */
  dataDirectory?: string;
  /** What the process is to be, where it is no store: `platform`. */
  command?: string;
  /** Whether it serves many tests; one that is soon over is not worth optimising. */
  stays?: boolean;
  /** Where it listens; a port that is free, where another process need not know it before. */
  port?: number;
}

const readyTimeoutMs = 180_000;
const pollMs = 100;

/** Starts a store and waits until it is ready. Needs a build: dist/server/main.js and dist/release. */
export async function runStore(input: RunStoreInput = {}): Promise<RunningStore> {
  const store = await launchStore(input);
  await store.ready();
  return store;
}

/** Starts a store without waiting for it: one that is to fail, or to die, while it starts. */
export async function launchStore({
  environment = {},
  dataDirectory,
  command,
  stays,
  port: given,
}: RunStoreInput = {}): Promise<RunningStore> {
  const port = given ?? (await freePort());
  const origin = `http://localhost:${port}`;
  const data = dataDirectory ?? (await mkdtemp(join(tmpdir(), 'portolan-test-')));
  const child = spawn(process.execPath, [...(stays ? [] : soonOver), 'dist/server/main.js', ...(command ? [command] : [])], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: data,
      PUBLIC_ORIGIN: origin,
      NODE_ENV: 'test',
      ...(await builtRelease(environment)),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  const ended = new Promise<StoreEnd>((resolve) => child.once('close', (code, signal) => resolve({ code, signal })));
  const exited = ended.then(({ signal }) => signal);
  return {
    origin,
    dataDirectory: data,
    output: () => output,
    ended,
    exited,
    signal: (name) => child.kill(name),
    ready: () => untilReady(origin, child, () => output),
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await exited;
      if (!dataDirectory) await rm(data, { recursive: true, force: true });
    },
  };
}

/** The shop's own documents were compiled when the program was built: a store that has no others need not do it again. */
async function builtRelease({ MARKETS_DIR, RELEASES_DIR }: Record<string, string>): Promise<Record<string, string>> {
  if (MARKETS_DIR !== undefined || RELEASES_DIR !== undefined) return {};
  const hash = await readFile('dist/release/current', 'utf8');
  return { RELEASE: hash.trim(), RELEASES_DIR: 'dist/release' };
}

async function untilReady(origin: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + readyTimeoutMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The store ended while it started:\n${output()}`);
    const response = await fetch(`${origin}/readyz`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  child.kill('SIGKILL');
  throw new Error(`The store was not ready in time:\n${output()}`);
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
