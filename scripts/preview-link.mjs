/** `npm run preview-link -- <path>`: prints a link that shows the store's pages as they are now, past every cache. */
import { join } from 'node:path';
import { installPackages } from './install.mjs';
import { root } from './root.mjs';

installPackages();
const { buildAll } = await import('./build.mjs');
await buildAll();
process.argv.splice(2, 0, 'preview-link');
await import(join(root, 'dist/server/main.js'));
