/**
 * What a form of travellers costs the browser's main thread: a key stroke, and being mounted, for parties of several sizes, beside
 * RJSF as it comes, react-hook-form, and plain uncontrolled inputs. All have the same fields and rules and no styles. CPU time as
 * the browser itself counts it, in turn, medians of rounds.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { findBrowser } from '../scripts/find-browser.mjs';
import { root } from '../scripts/root.mjs';

const home = join(root, 'bench/forms/peers');
const output = join(root, 'dist/bench-forms');
const releaseFiles = join(root, 'dist/release/files');
const sizes = [1, 5, 20, 50];
const peers = ['ours', 'plain', 'react-hook-form', 'rjsf'];
const targets = { key: 1.6, flat: 1.5, mount: 0.25 };
const rounds = 5;
const warmUpRounds = 1;
const mounts = 3;
/** Typed and deleted again in each round. */
const letters = 'Maria Anna';
const keyMs = 15;
/** Longer than a form waits before it keeps what is typed. */
const restMs = 450;
const args = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'];

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

function installPeers() {
  if (existsSync(join(home, 'node_modules/react-hook-form'))) return;
  execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund'], { cwd: home, stdio: ['ignore', 'ignore', 'inherit'] });
}

function countries() {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  return getCountries().map((code) => ({ countryCode: code, name: names.of(code) ?? code, callingCode: getCountryCallingCode(code) }));
}

const shellFile = () => `/files/${readdirSync(releaseFiles).find((name) => /^gb-en\.shell\.\w+\.json$/.test(name))}`;

/** The peers' schema as code that Ajv made, in a file for each form that wants it. */
async function writeValidators() {
  await build({ root, mode: 'bench-forms-schema', logLevel: 'warn' });
  const { partySchema } = await import(join(output, 'schema/party-schema.js'));
  const requirePeer = createRequire(join(home, 'package.json'));
  const { compileSchemaValidatorsCode } = requirePeer('@rjsf/validator-ajv8/compileSchemaValidators');
  const [{ default: Ajv }, { default: addFormats }, { default: standaloneCode }] = ['ajv', 'ajv-formats', 'ajv/dist/standalone'].map(
    requirePeer,
  );
  const readSlice = (address) => JSON.parse(readFileSync(join(releaseFiles, address.slice('/files/'.length)), 'utf8'));
  const { fields } = readSlice(readSlice(shellFile()).files.slices.checkout);
  const codes = countries().map(({ countryCode }) => countryCode);
  const schema = partySchema(fields.passenger, codes);
  const ajv = new Ajv({ allErrors: true, strict: false, code: { source: true } });
  addFormats(ajv, { keywords: true });
  const sources = {
    rjsf: compileSchemaValidatorsCode(schema, { ajvFormatOptions: { keywords: true } }),
    party: standaloneCode(ajv, ajv.compile(schema)),
  };
  const folder = join(home, 'node_modules/.validators');
  mkdirSync(folder, { recursive: true });
  for (const [name, source] of Object.entries(sources)) writeFileSync(join(folder, `${name}.cjs`), source);
  return Object.keys(sources).map((name) => ({ find: `virtual:${name}-validator`, replacement: join(folder, `${name}.cjs`) }));
}

/** They are not among the store's own packages. */
const peerPackages = { find: /^(react-hook-form|@rjsf\/validator-ajv8)(?=\/|$)/, replacement: join(home, 'node_modules/$1') };

/** Ours is built as the store is; each other alone, as its own documentation says. */
async function buildForms() {
  const alias = await writeValidators();
  await build({ root, mode: 'bench-forms', logLevel: 'warn' });
  const input = Object.fromEntries(peers.filter((name) => name !== 'ours').map((name) => [name, join(root, `bench/forms/${name}.jsx`)]));
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    resolve: { alias: [...alias, peerPackages], dedupe: ['react', 'react-dom'] },
    publicDir: false,
    build: {
      outDir: join(output, 'peers'),
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input, preserveEntrySignatures: 'strict', output: { entryFileNames: '[name].js' } },
    },
  });
}

const contentTypes = { '.js': 'text/javascript', '.mjs': 'text/javascript', '.json': 'application/json' };

/** The forms, and the release's files, each at its address. */
async function serve() {
  const party = JSON.stringify({ shellFile: shellFile(), countries: countries() });
  const folders = { '/files/': releaseFiles, '/ours/': join(output, 'ours'), '/peers/': join(output, 'peers') };
  const server = createServer(({ url }, response) => {
    const [prefix, folder] = Object.entries(folders).find(([start]) => url.startsWith(start)) ?? [];
    if (url === '/') return response.setHeader('content-type', 'text/html').end('<!doctype html><html lang="en"><title>Form</title>');
    if (url === '/party.json') return response.end(party);
    if (!folder) return response.writeHead(404).end();
    response
      .setHeader('content-type', contentTypes[extname(url)] ?? 'text/plain')
      .end(readFileSync(join(folder, url.slice(prefix.length))));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() };
}

/** Until what was changed is on the screen: on a busy machine a frame may take its time. */
const drawn = (page) => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Milliseconds of the main thread that a work takes, until it is on the screen and kept. */
async function cpuOf(page, client, work) {
  const busy = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
  const before = await busy();
  await work();
  await pause(restMs);
  await drawn(page);
  return (await busy()) - before;
}

async function openForm(browser, origin, name, size, isAllOpen) {
  const page = await browser.newPage();
  const errors = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto(origin);
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const file = name === 'ours' ? '/ours/ours.js' : `/peers/${name}.js`;
  await page.evaluate(
    async ([address, count, open]) => {
      window.mountForm = await (await import(address)).prepare(count, open);
    },
    [file, size, isAllOpen],
  );
  const field = page.locator('input').first();
  const mount = await cpuOf(page, client, async () => {
    await page.evaluate(() => window.mountForm());
    await field.waitFor();
  });
  if (errors.length > 0) throw errors[0];
  return { page, client, field, mount };
}

/** The first field of the first traveller, once it was left, so that every form is one that says what is wrong. */
async function touch({ page, field }) {
  await field.focus();
  await page.keyboard.type('M');
  await page.keyboard.press('Tab');
  await field.focus();
  await page.keyboard.press('End');
}

async function typeOnce({ page, client }) {
  await page.bringToFront();
  const keys = [...letters, ...Array.from(letters, () => 'Backspace')];
  const cpu = await cpuOf(page, client, async () => {
    for (const key of keys) {
      await page.keyboard.press(key);
      await pause(keyMs);
    }
  });
  return cpu / keys.length;
}

async function mountsOf(browser, origin, name, size, isAllOpen = false) {
  const costs = [];
  for (let count = 0; count < mounts; count++) {
    const { page, mount } = await openForm(browser, origin, name, size, isAllOpen);
    costs.push(mount);
    await page.close();
  }
  return costs;
}

const twoDigits = (value) => value.toFixed(2);

export async function benchForms() {
  installPeers();
  await buildForms();
  const store = await serve();
  const browser = await chromium.launch({ executablePath: findBrowser(), args });
  const keys = {};
  try {
    for (const size of sizes) {
      const forms = Object.fromEntries(await inTurn(peers, async (name) => [name, await openForm(browser, store.origin, name, size)]));
      forms['ours, all open'] = await openForm(browser, store.origin, 'ours', size, true);
      for (const form of Object.values(forms)) await touch(form);
      keys[size] = Object.fromEntries(Object.keys(forms).map((name) => [name, []]));
      for (let round = -warmUpRounds; round < rounds; round++)
        for (const [name, form] of Object.entries(forms)) {
          const cost = await typeOnce(form);
          if (round >= 0) keys[size][name].push(cost);
        }
      for (const { page } of Object.values(forms)) await page.close();
      const line = Object.entries(keys[size]).map(([name, costs]) => `${name} ${twoDigits(median(costs))}`);
      console.log(`a key with ${size} travellers, ms: ${line.join(', ')}`);
    }
    const most = sizes.at(-1);
    const mounted = Object.fromEntries(await inTurn(peers, async (name) => [name, await mountsOf(browser, store.origin, name, most)]));
    mounted['ours, all open'] = await mountsOf(browser, store.origin, 'ours', most, true);
    const line = Object.entries(mounted).map(([name, costs]) => `${name} ${twoDigits(median(costs))}`);
    console.log(`mounted with ${most} travellers, ms: ${line.join(', ')}`);
    return results(keys, mounted, most);
  } finally {
    await browser.close();
    store.stop();
  }
}

async function inTurn(values, work) {
  const done = [];
  for (const value of values) done.push(await work(value));
  return done;
}

function results(keys, mounted, most) {
  const ratio = (one, other) => median(one) / median(other);
  return [
    ...sizes.map((size) => ({
      name: `forms: a key with ${size} travellers against plain uncontrolled inputs (CPU)`,
      value: ratio(keys[size].ours, keys[size].plain),
      target: targets.key,
    })),
    {
      name: `forms: a key with ${most} travellers against one`,
      value: ratio(keys[most].ours, keys[sizes[0]].ours),
      target: targets.flat,
    },
    { name: `forms: mounted with ${most} travellers against RJSF`, value: ratio(mounted.ours, mounted.rjsf), target: targets.mount },
  ];
}
