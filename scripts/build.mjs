/**
 * Builds what has changed since the last build: the command-line program, with it the names that code may use, then the
 * client and the server.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const stampFile = join(root, 'dist/.built');
const cliStampFile = join(root, 'dist/.built-cli');

/** What the command-line program is made of; documents it reads when it runs. */
const cliSources = [
  'src/cli',
  'src/compiler',
  'src/contract',
  'src/domain',
  'src/routing',
  'schemas',
  'vite.config.ts',
  'package-lock.json',
];

/** @param {string} path below the root; a folder counts with all that it holds */
function filesBelow(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [full];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('generated'))
    .map((entry) => join(entry.parentPath, entry.name));
}

function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesBelow).sort()) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

/** The bundler is loaded only where there is something to build. */
async function buildMode(mode) {
  const { build } = await import('vite');
  await build({ root, mode, logLevel: 'warn' });
}

/** Validators of documents, made from the schemas by the program that was just built. */
function compileSchemas() {
  execFileSync(process.execPath, ['dist/cli/compile-schemas.js', 'schemas'], { cwd: root, stdio: 'inherit' });
}

/** Names of routes, flags and messages, made from the documents by the program that was just built. */
function writeNames() {
  execFileSync(process.execPath, ['dist/cli/main.js', 'names'], { cwd: root, stdio: 'inherit' });
}

/** Rasters, maps and compressed files take seconds to make: once a build, not at every start of a store. */
function fillCompilerCache() {
  const options = ['--out', 'dist/release', '--cache', 'dist/cache'];
  execFileSync(process.execPath, ['dist/cli/main.js', 'compile', ...options], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Builds the command-line program alone, where its sources have changed. @param {{ force?: boolean }} [options] */
export async function buildCli({ force = false } = {}) {
  const now = fingerprint(cliSources);
  const before = existsSync(cliStampFile) ? readFileSync(cliStampFile, 'utf8') : '';
  if (!force && before === now && existsSync(join(root, 'dist/cli/main.js'))) return;
  await buildMode('cli');
  compileSchemas();
  writeFileSync(cliStampFile, now);
}

/** @param {{ force?: boolean }} [options] */
export async function buildAll({ force = false } = {}) {
  const now = fingerprint(['src', 'schemas', 'markets', 'vite.config.ts', 'package-lock.json', 'scripts/build.mjs']);
  const before = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  if (!force && before === now) return;
  const startedAt = Date.now();
  await buildCli({ force });
  writeNames();
  fillCompilerCache();
  await Promise.all([buildMode('client'), buildMode('server')]);
  const { precompress } = await import('./precompress.mjs');
  await precompress(join(root, 'dist/client/assets'));
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(stampFile, now);
  console.log(`Built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
}

if (process.argv[1] === join(root, 'scripts/build.mjs')) {
  const build = process.argv.includes('--cli') ? buildCli : buildAll;
  await build({ force: process.argv.includes('--force') });
}
