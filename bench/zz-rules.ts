import { findMistakes } from '#compiler/index.ts';
import { readSources } from '#compiler/read/sources.ts';
import { rules } from '#compiler/rules/rules.ts';
import { loadSchemas } from '#compiler/validate/schemas.ts';

const [folder = '', rounds = '20', timed = ''] = process.argv.slice(2);
const schemas = await loadSchemas('/work/main/schemas');
const times = new Map<string, number[]>();
let round = 0;
const keepRules = process.argv[5];
if (keepRules !== undefined) (rules as any[]).splice(Number(keepRules));
function wrap(name: string, f: any) {
  return function (this: any, ...args: any[]) {
    const before = performance.now();
    const r = f.apply(this, args);
    const list = times.get(name) ?? [];
    times.set(name, list);
    list[round] = (list[round] ?? 0) + performance.now() - before;
    return r;
  };
}
if (timed)
  for (const rule of rules as any[]) {
    if (rule.check) rule.check = wrap(`${rule.name} check`, rule.check);
    else {
      const visit = rule.visit;
      rule.visit = wrap(`${rule.name} begin`, (...args: any[]) => {
        const v = visit.call(rule, ...args);
        for (const k of Object.keys(v)) {
          if (k === 'values') v[k] = v[k].map((x: any) => ({ ...x, visit: wrap(`${rule.name} values`, x.visit) }));
          else if (k === 'documents')
            v[k] = Object.fromEntries(Object.entries(v[k]).map(([a, f]) => [a, wrap(`${rule.name} documents`, f)]));
          else v[k] = wrap(`${rule.name} ${k}`, v[k]);
        }
        return v;
      });
    }
  }
const all: number[] = [];
for (let r = 0; r < Number(rounds); r++) {
  round = r;
  const b = process.cpuUsage();
  const diagnostics = findMistakes(await readSources(folder), schemas);
  if (diagnostics.length && !folder.includes("m10\0") && folder.includes("m1000")) throw new Error(JSON.stringify(diagnostics[0]));
  const u = process.cpuUsage(b);
  all.push((u.user + u.system) / 1000);
}
const med = (a: number[]) => [...a].sort((x, y) => x - y)[a.length >> 1] as number;
console.log('first', all[0], 'rounds 3-11', med(all.slice(3, 11)), 'later', med(all.slice(9)));
let sum = 0;
const rows = [...times]
  .map(([name, list]) => {
    const m = med(list.slice(5));
    sum += m;
    return [m, list[0], name] as const;
  })
  .sort((a, b) => b[0] - a[0]);
for (const [m, first, name] of rows.slice(0, 45)) console.log(m.toFixed(2), (first ?? 0).toFixed(1), name);
console.log('sum', sum);
