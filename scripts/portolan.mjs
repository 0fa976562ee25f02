#!/usr/bin/env node
/** The command for market managers; it builds itself when it is first called. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from './install.mjs';
import { root } from './root.mjs';

installPackages();
const program = join(root, 'dist/cli/main.js');
if (!existsSync(program)) {
  const { buildAll } = await import('./build.mjs');
  await buildAll();
}
await import(program);
