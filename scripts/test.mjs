/**
 * `npm test`: installs what is missing, builds, and runs every check there is. Ends with the line `N passed, N failed`.
 * Names of checks as arguments run only those: `npm test -- types unit`. `npm run test:full` tries every property with twenty
 * times as many random cases, and measures.
 */
import { installPackages } from './install.mjs';

installPackages();
const { runChecks } = await import('./checks.mjs');
const isFull = process.argv.includes('--full');
if (isFull) process.env.FULL_TESTS = 'true';
process.exitCode = await runChecks(process.argv.slice(2).filter((argument) => argument !== '--full'));
if (isFull) await import('../bench/run.mjs');
