/** A store of its own for a measurement: own port, own data, gone afterwards. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/root.mjs';

const port = 3900 + (process.pid % 90);
const waitMs = 100;

export async function startStore() {
  const data = mkdtempSync(join(tmpdir(), 'portolan-bench-'));
  const origin = `http://127.0.0.1:${port}`;
  const environment = { ...process.env, PORT: String(port), HOST: '127.0.0.1', PUBLIC_ORIGIN: origin, DATA_DIR: data, LOG_LEVEL: 'error' };
  const child = spawn(process.execPath, ['dist/server/main.js'], { cwd: root, env: environment, stdio: ['ignore', 'ignore', 'inherit'] });
  while (!(await fetch(`${origin}/readyz`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error('The store ended while it started');
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
  return {
    origin,
    pid: child.pid,
    stop: async () => {
      child.kill('SIGTERM');
      await new Promise((resolve) => child.once('exit', resolve));
      rmSync(data, { recursive: true, force: true });
    },
  };
}
