/**
 * Who imports whom, against the table of .dependency-cruiser.cjs. A cruise that saw no modules would find no fault, so it
 * must have seen as many as there are files.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { root } from './root.mjs';

process.chdir(root);
const options = await extractDepcruiseOptions('./.dependency-cruiser.cjs');
const { output, exitCode } = await cruise(['src'], { ...options, outputType: 'json' }, undefined, {
  tsConfig: extractTSConfig('tsconfig.json'),
});
const { modules, summary } = JSON.parse(output);

const sources = readdirSync(join(root, 'src'), { recursive: true }).filter((file) => /\.tsx?$/.test(file)).length;
const seen = modules.filter(({ source }) => source.startsWith('src/')).length;
const followed = modules.reduce((sum, { dependencies }) => sum + dependencies.length, 0);
if (seen < sources || followed < sources) {
  console.error(`Only ${seen} of ${sources} modules and ${followed} imports were seen: the parser for TypeScript is missing`);
  process.exitCode = 1;
}
for (const { from, to, rule } of summary.violations) console.error(`${rule.name}: ${from} → ${to}`);
if (exitCode !== 0 || summary.error > 0) process.exitCode = 1;
