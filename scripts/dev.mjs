/**
 * `npm run dev`: the store, rebuilt and restarted when code changes, reloaded when documents change; the browser follows.
 * It is the same build as everywhere, so that nothing works here that would not work there.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { installPackages } from './install.mjs';
import { root } from './root.mjs';

installPackages();
const { watch } = await import('chokidar');
const { buildAll } = await import('./build.mjs');

const quietMs = 150;
let server;
let busy = Promise.resolve();

function startServer() {
  server = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, RELOAD_BROWSER: 'true', WATCH_MARKETS: 'true' },
  });
}

function stopServer() {
  if (!server || server.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    server.once('exit', resolve);
    server.kill('SIGTERM');
  });
}

async function rebuild() {
  try {
    await buildAll();
    await stopServer();
    startServer();
  } catch (error) {
    console.error(error.message);
  }
}

/** Changes that come together count once, and never two builds run at a time. */
function onChange(paths, react) {
  let timer;
  watch(
    paths.map((path) => join(root, path)),
    { ignoreInitial: true, ignored: (path) => path.includes('generated') },
  ).on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      busy = busy.then(react);
    }, quietMs);
  });
}

await buildAll();
startServer();
onChange(['src', 'schemas', 'vite.config.ts'], rebuild);
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => void stopServer().then(() => process.exit(0)));
}
