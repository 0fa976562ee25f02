/**
 * `npm test`: installs what is missing, builds, and runs every check there is. Ends with the line `N passed, N failed`.
 * Names of checks as arguments run only those: `npm test -- types unit`.
 */
import { installPackages } from './install.mjs';

installPackages();
const { runChecks } = await import('./checks.mjs');
process.exitCode = await runChecks(process.argv.slice(2));
