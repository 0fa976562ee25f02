/** `npm run bench`: every measurement beside its limit. Names as arguments run only those. */
import { buildAll } from '../scripts/build.mjs';

await buildAll();

const benches = {
  'cached-page': async () => [await (await import('./cached-page.mjs')).benchCachedPage()],
  'uncached-render': async () => [await (await import('./uncached-render.mjs')).benchUncachedRender()],
  'page-scripts': async () => (await import('./page-scripts.mjs')).benchPageScripts(),
};

const wanted = process.argv.slice(2);
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const { name: what, value, range, target } of await bench()) {
    const spread = range ? ` (${range.map((end) => end.toFixed(2)).join(' to ')})` : '';
    console.log(`${value <= target ? '✓' : '✗'} ${what}: ${value.toFixed(2)}${spread}, target at most ${target}`);
  }
}
