/**
 * Installs the packages of the lockfile where they are missing or out of date. Uses nothing but Node itself. `npm ci` would
 * refuse a lockfile that leaves out platforms whose packages a registry mirror did not have; `npm install` installs the
 * pinned versions all the same.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const stamp = join(root, 'node_modules/.portolan-lock');

export function installPackages() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  // Standard output belongs to the command that waits for the packages.
  console.error('Installing packages …');
  execFileSync('npm', ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['inherit', process.stderr, 'inherit'],
  });
  writeFileSync(stamp, wanted);
}
