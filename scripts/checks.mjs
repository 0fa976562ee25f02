/** The checks of `npm test`, each a command of its own, and the counting of what passed. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from './build.mjs';
import { findBrowser } from './find-browser.mjs';
import { root } from './root.mjs';

const results = join(root, 'test-results');
const bin = (name) => join(root, 'node_modules/.bin', name);
const report = (name) => join(results, `${name}.json`);

/** A check passes by its exit code, or says in a report how many tests it ran. */
const checks = {
  generated: { command: [process.execPath, 'scripts/generate-types.mjs', '--check'] },
  reference: { command: [process.execPath, 'dist/cli/main.js', 'docs', '--check', '--markets', 'markets'] },
  types: { command: [bin('tsc'), '-p', '.'] },
  lint: { command: [bin('biome'), 'check', '--error-on-warnings'] },
  layers: { command: [process.execPath, 'scripts/check-layers.mjs'] },
  unused: { command: [bin('knip')] },
  documents: { command: [process.execPath, 'dist/cli/main.js', 'check'] },
  translations: { command: [process.execPath, 'dist/cli/main.js', 'coverage', '--minimum', '100'] },
  messages: { command: [process.execPath, 'scripts/check-messages.mjs'] },
  unit: { command: vitest('unit'), report: report('unit'), count: countVitest },
  server: { command: vitest('server'), report: report('server'), count: countVitest },
  browser: { command: [bin('playwright'), 'test'], report: report('browser'), count: countPlaywright, needsBrowser: true },
};

/** Checks of one row run side by side; rows follow one another, so that browser tests have both cores. */
const rows = [
  ['generated', 'reference', 'types', 'lint', 'layers', 'unused', 'documents', 'translations', 'messages'],
  ['unit'],
  ['server'],
  ['browser'],
];

function vitest(project) {
  return [bin('vitest'), 'run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report(project)}`];
}

function countVitest({ numPassedTests, numFailedTests, success }) {
  return { passed: numPassedTests, failed: numFailedTests + (success || numFailedTests > 0 ? 0 : 1) };
}

/** A test that passes when it is tried again is told, so that it is mended, but stops nobody. */
function countPlaywright({ stats, errors }) {
  if (stats.flaky > 0) console.log(`${stats.flaky} of the browser tests passed at the second try: see test-results/browser.json`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + (errors ?? []).length };
}

function run([command, ...args], environment) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => resolve({ code, output }));
  });
}

async function runCheck(name) {
  const { command, report: file, count, needsBrowser } = checks[name];
  const startedAt = Date.now();
  const { code, output } = await run(command, needsBrowser ? { CHROMIUM_PATH: findBrowser() } : {});
  const counted = file && existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : { passed: code === 0 ? 1 : 0, failed: 0 };
  if (code !== 0 && counted.failed === 0) counted.failed = 1;
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`${counted.failed === 0 ? '✓' : '✗'} ${name}: ${counted.passed} passed, ${counted.failed} failed (${seconds} s)`);
  if (counted.failed > 0) console.log(output);
  return counted;
}

/** @param {string[]} only names of checks; none runs all @returns the exit code */
export async function runChecks(only) {
  const unknown = only.filter((name) => !(name in checks));
  if (unknown.length > 0) throw new Error(`No check is named ${unknown.join(', ')}. There are: ${Object.keys(checks).join(', ')}`);
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  await buildAll();

  const total = { passed: 0, failed: 0 };
  for (const row of rows) {
    const wanted = row.filter((name) => only.length === 0 || only.includes(name));
    for (const { passed, failed } of await Promise.all(wanted.map(runCheck))) {
      total.passed += passed;
      total.failed += failed;
    }
  }
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
}
