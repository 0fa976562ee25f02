/**
 * Lighthouse as a telephone meets the store: of each page the points of 100 that it misses in each category, and how far its
 * layout shifts. Of several runs the median counts, since what runs beside it costs performance.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findBrowser } from '../scripts/find-browser.mjs';
import { root } from '../scripts/root.mjs';
import { startStore } from './store.mjs';

const home = join(root, 'bench/lighthouse');
const runs = 3;
const attempts = 4;
const pages = {
  home: '/gb-en',
  search: '/gb-en/tours',
  tour: '/gb-en/tour/lofoten-islands-by-car',
  destinations: '/gb-en/destinations',
  'a page of blocks': '/gb-en/how-we-travel',
};
/** Most points that may be missing. */
const targets = { performance: 5, accessibility: 0, 'best-practices': 0, seo: 0 };
const chromeFlags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];

/** It brings two hundred packages of its own: they are installed when it is asked for. */
async function loadLighthouse() {
  if (!existsSync(join(home, 'node_modules/lighthouse')))
    execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund'], { cwd: home, stdio: ['ignore', 'ignore', 'inherit'] });
  const { resolve } = createRequire(join(home, 'package.json'));
  const load = (name) => import(pathToFileURL(resolve(name)).href);
  const [{ default: lighthouse }, chromeLauncher] = await Promise.all([load('lighthouse'), load('chrome-launcher')]);
  return { lighthouse, launch: chromeLauncher.launch };
}

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

/** What a run found wrong, one line an audit. */
function findings({ audits, categories }) {
  const weighed = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => audits[id]),
  );
  return weighed
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ id, title, displayValue = '' }) => `${id}: ${title} ${displayValue}`);
}

const layoutShift = ({ audits }) => audits['cumulative-layout-shift'].numericValue;

/** On a busy machine the browser now and then hands over an incomplete trace: such a run says nothing, and is run again. */
async function measure(run) {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const { lhr } = await run();
    if (!lhr.runtimeError && layoutShift(lhr) !== undefined) return lhr;
  }
  throw new Error('Lighthouse could not measure the page');
}

export async function benchLighthouse() {
  const { lighthouse, launch } = await loadLighthouse();
  const store = await startStore();
  const chrome = await launch({ chromePath: findBrowser(), chromeFlags });
  const options = { port: chrome.port, onlyCategories: Object.keys(targets), logLevel: 'silent' };
  const results = [];
  try {
    for (const [name, path] of Object.entries(pages)) {
      const reports = [];
      for (let run = 0; run < runs; run++) reports.push(await measure(() => lighthouse(store.origin + path, options)));
      for (const line of new Set(reports.flatMap(findings))) console.log(`${name}: ${line}`);
      for (const [category, target] of Object.entries(targets)) {
        const missing = reports.map(({ categories }) => 100 - Math.round(categories[category].score * 100));
        results.push({ name: `${name}: points that Lighthouse misses in ${category}`, value: median(missing), target });
      }
      results.push({ name: `${name}: layout shift at its worst`, value: Math.max(...reports.map(layoutShift)), target: 0 });
    }
  } finally {
    chrome.kill();
    await store.stop();
  }
  return results;
}
