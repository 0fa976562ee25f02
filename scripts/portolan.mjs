#!/usr/bin/env node
/** The command for market managers; it installs and builds itself where that is still to be done. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installPackages } from './install.mjs';
import { root } from './root.mjs';

installPackages();
const { buildCli } = await import('./build.mjs');
await buildCli();
await import(pathToFileURL(join(root, 'dist/cli/main.js')).href);
