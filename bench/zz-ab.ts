import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findMistakes } from '#compiler/index.ts';
import { identify } from '#compiler/read/document-kinds.ts';
import { readSources } from '#compiler/read/sources.ts';
import { loadSchemas } from '#compiler/validate/schemas.ts';
import { rules } from '#compiler/rules/rules.ts';
const [folder = '', rounds = '20', keepRules] = process.argv.slice(2);
const schemas = await loadSchemas('/work/main/schemas');
if (keepRules !== undefined) (rules as any[]).splice(Number(keepRules));
async function own() { findMistakes(await readSources(folder), schemas); }
async function peer() {
  for (const path of readdirSync(folder, { recursive: true }) as string[]) {
    if (!path.endsWith('.json')) continue;
    const identity = identify(path) as any;
    const validate = identity.partial ? schemas.patch(identity.kind) : schemas.complete(identity.kind);
    if (!validate(JSON.parse(readFileSync(join(folder, path), 'utf8')))) throw new Error(`${path} is wrong`);
  }
}
import { PerformanceObserver } from 'node:perf_hooks';
let gcs = 0; new PerformanceObserver((l) => { for (const e of l.getEntries()) gcs += e.duration; }).observe({ entryTypes: ['gc'] });
const walls: string[] = [];
const cpu = async (f: any) => { const b = process.cpuUsage(); const w = performance.now(); await f(); const u = process.cpuUsage(b); const c = (u.user + u.system) / 1000; if (process.env.WALL) walls.push(`${f.name} cpu ${c.toFixed(0)} (user ${(u.user/1000).toFixed(0)}) wall ${(performance.now() - w).toFixed(0)}`); return c; };
const a: number[] = [], p: number[] = [];
for (let r = 0; r < Number(rounds); r++) { a.push(await cpu(own)); if (process.env.LOG) console.log('own', a.at(-1)); p.push(await cpu(peer)); }
const med = (x: number[]) => [...x].sort((m, n) => m - n)[x.length >> 1] as number;
const show = (from: number, to: number) => `${med(a.slice(from, to)).toFixed(0)}/${med(p.slice(from, to)).toFixed(0)}=${(med(a.slice(from, to)) / med(p.slice(from, to))).toFixed(2)}`;
if (process.env.SERIES) console.log(a.map((x) => x.toFixed(0)).join(' '), '|', p.map((x) => x.toFixed(0)).join(' '));
console.log('rounds 3-11', show(3, 11), 'later', show(9, 99), 'first', a[0]?.toFixed(0), p[0]?.toFixed(0));

if (process.env.WALL) console.log(walls.slice(-24).join('\n'));
