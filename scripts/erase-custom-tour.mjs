/** `npm run erase-custom-tour -- <address>`: erases a custom tour whose owner asks for it. */
import { join } from 'node:path';
import { installPackages } from './install.mjs';
import { root } from './root.mjs';

installPackages();
const { buildAll } = await import('./build.mjs');
await buildAll();
process.argv.splice(2, 0, 'erase-custom-tour');
await import(join(root, 'dist/server/main.js'));
