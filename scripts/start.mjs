/** `npm start`: installs, builds and serves the store. Nothing needs to be done before it. */
import { join } from 'node:path';
import { installPackages } from './install.mjs';
import { root } from './root.mjs';

installPackages();
const { buildAll } = await import('./build.mjs');
await buildAll();
await import(join(root, 'dist/server/main.js'));
