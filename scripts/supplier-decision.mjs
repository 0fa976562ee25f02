/**
 * `npm run supplier-decision -- <booking reference> confirm|reject`: tells a running store what the sandbox supplier has
 * decided about a booking, a hold or a change that was on request.
 */
import { join } from 'node:path';
import { installPackages } from './install.mjs';
import { root } from './root.mjs';

installPackages();
const { buildAll } = await import('./build.mjs');
await buildAll();
process.argv.splice(2, 0, 'supplier-decision');
await import(join(root, 'dist/server/main.js'));
