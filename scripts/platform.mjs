/** `npm run platform`: serves the sandbox booking platform alone, for stores that know its BOOKING_KEY. */
import { join } from 'node:path';
import { installPackages } from './install.mjs';
import { root } from './root.mjs';

installPackages();
const { buildAll } = await import('./build.mjs');
await buildAll();
process.argv.splice(2, 0, 'platform');
await import(join(root, 'dist/server/main.js'));
