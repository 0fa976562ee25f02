/** `npm run bench`: every measurement beside its limit, where it has one. Names as arguments run only those. */
import { join } from 'node:path';
import { build } from 'vite';
import { buildAll } from '../scripts/build.mjs';
import { root } from '../scripts/root.mjs';
import { ratioOfSums } from './ratio.mjs';

await buildAll();

const benches = {
  'cached-page': async () => [await (await import('./cached-page.mjs')).benchCachedPage()],
  'uncached-render': async () => {
    await build({ root, mode: 'bench', logLevel: 'warn' });
    return (await import(join(root, 'dist/bench/uncached-render.js'))).benchUncachedRender(root);
  },
  compile: async () => {
    await build({ root, mode: 'bench-compile', logLevel: 'warn' });
    await build({ root, mode: 'bench-compile-peer', logLevel: 'warn' });
    return (await import('./compile.mjs')).benchCompile();
  },
  'page-scripts': async () => (await import('./page-scripts.mjs')).benchPageScripts(),
  forms: async () => (await import('./forms.mjs')).benchForms(),
  lighthouse: async () => (await import('./lighthouse.mjs')).benchLighthouse(),
};

const wanted = process.argv.slice(2).filter((argument) => argument in benches);
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const { name: what, target, ...measured } of await bench()) {
    const { value, range } = 'costs' in measured ? ratioOfSums(measured.costs) : measured;
    const spread = range ? ` (${range.map((end) => end.toFixed(2)).join(' to ')})` : '';
    if (target === undefined) console.log(`· ${what}: ${value.toFixed(2)}${spread}`);
    else console.log(`${value <= target ? '✓' : '✗'} ${what}: ${value.toFixed(2)}${spread}, target at most ${target}`);
  }
}
