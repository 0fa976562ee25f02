import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildProgram, type Outcome, program, run } from './run-program.ts';
import { schemasDir, smallStoreDir } from './small-store.ts';

let folder: string;

vi.setConfig({ testTimeout: 60_000 });

beforeAll(async () => {
  buildProgram();
  folder = await mkdtemp(join(tmpdir(), 'portolan-command-'));
  await cp(smallStoreDir, join(folder, 'markets'), { recursive: true });
  await cp(smallStoreDir, join(folder, 'broken'), { recursive: true });
  await cp(schemasDir, join(folder, 'schemas'), { recursive: true });
  await changeText('broken/be/market.json', '"currency": "EUR"', '"curency": "EUR"');
}, 120_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

async function changeText(file: string, written: string, instead: string): Promise<void> {
  const path = join(folder, file);
  const text = await readFile(path, 'utf8');
  expect(text).toContain(written);
  await writeFile(path, text.replace(written, instead));
}

function portolan(...args: string[]): Promise<Outcome> {
  return run(process.execPath, [program, ...args], { cwd: folder });
}

const whereBroken = { file: 'broken/be/market.json', line: 8 };

test('check ends well where there is no error, warnings or not', async () => {
  expect(await portolan('check')).toEqual({ code: 0, stdout: 'All documents are right.\n', stderr: '' });
});

test('check tells mistakes with frame, suggestion and page, without colour in a pipe', async () => {
  const { code, stdout, stderr } = await portolan('check', '--markets', 'broken');
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
  expect(stdout).toContain('broken/be/market.json:8:3 error unknown-key\n');
  expect(stdout).toContain('  Did you mean "currency"?\n');
  expect(stdout).toContain('  >  8 |   "curency": "EUR",\n');
  expect(stdout).toContain('  See docs/reference/diagnostics.md#unknown-key\n');
  expect(stdout).toMatch(/\n\d+ errors?, \d+ warnings?\.\n$/);
  expect(stdout).not.toContain('\u001b');
});

test('check takes colour where the environment asks for it', async () => {
  const { stdout } = await run(process.execPath, [program, 'check'], { cwd: folder, environment: { FORCE_COLOR: '1' } });
  expect(stdout).toContain('\u001b[32m');
});

test('check as JSON', async () => {
  const { code, stdout } = await portolan('check', '--markets', 'broken', '--format', 'json');
  const report = JSON.parse(stdout);
  expect(code).toBe(1);
  expect(report).toMatchObject({ version: 1, documents: expect.any(Number), errors: report.diagnostics.length, warnings: 0 });
  expect(report.diagnostics).toContainEqual(
    expect.objectContaining({ code: 'unknown-key', severity: 'error', column: 3, endColumn: 12, suggestion: 'currency', ...whereBroken }),
  );
});

test('check as SARIF', async () => {
  const { code, stdout } = await portolan('check', '--markets', 'broken', '--format', 'sarif');
  const log = JSON.parse(stdout);
  expect([code, log.version]).toEqual([1, '2.1.0']);
  const places = log.runs[0].results.map((result: SarifResult) => result.locations[0]?.physicalLocation);
  expect(places).toContainEqual({
    artifactLocation: { uri: 'broken/be/market.json' },
    region: { startLine: 8, startColumn: 3, endLine: 8, endColumn: 12 },
  });
});

interface SarifResult {
  locations: { physicalLocation: unknown }[];
}

test('check as annotations for GitHub', async () => {
  const { code, stdout } = await portolan('check', '--markets', 'broken', '--format', 'github');
  expect(code).toBe(1);
  expect(stdout).toContain('::error file=broken/be/market.json,line=8,endLine=8,col=3,endColumn=12,title=unknown-key::');
});

test('check counts warnings against a limit', async () => {
  await cp(join(folder, 'markets'), join(folder, 'doubtful'), { recursive: true });
  await changeText('doubtful/be/market.json', '"contentLocale": "en-GB"', '"contentLocale": "en-ZZ"');
  const told = await portolan('check', '--markets', 'doubtful', '--format', 'json', '--max-warnings', '1');
  expect([told.code, JSON.parse(told.stdout)]).toMatchObject([0, { errors: 0, warnings: 1 }]);
  const limited = await portolan('check', '--markets', 'doubtful', '--max-warnings', '0');
  expect(limited).toMatchObject({ code: 1, stderr: expect.stringContaining('--max-warnings') });
});

test('a reader that stops early ends the command quietly', async () => {
  const outcome = await run('sh', ['-c', `"${process.execPath}" "${program}" check --markets broken --format json | head -c 1`], {
    cwd: folder,
  });
  expect(outcome).toEqual({ code: 0, stdout: '{', stderr: '' });
});

test('explain tells the value, its layer and what it overrides', async () => {
  const { code, stdout } = await portolan('explain', 'be', 'header.links.tours.label.fr');
  expect({ code, stdout }).toEqual({
    code: 0,
    stdout: `\
header.links.tours.label.fr in the market be

  "Nos circuits"

  from the market be  markets/be/header.json:7:15
  instead of "Circuits" from base  markets/base/header.json:9:15
`,
  });
});

test('explain lists the keys of an object, each with its origin', async () => {
  const { stdout } = await portolan('explain', 'be', 'header.links');
  expect(stdout).toContain('\n  tours.order     2 ');
  expect(stdout).toMatch(/\n {2}tours\.label\.fr {2}"Nos circuits" +market {2}markets\/be\/header\.json:7:15 instead of "Circuits" at /);
  expect(stdout).toMatch(/\n {2}home +\(removed\) +market {2}markets\/be\/header\.json:4:13 instead of /);
  expect(stdout).toContain('from base and the market be together');
});

test('explain as JSON', async () => {
  const { code, stdout } = await portolan('explain', 'be', '/market/currency', '--format', 'json');
  expect([code, JSON.parse(stdout)]).toMatchObject([
    0,
    { version: 1, market: 'be', path: 'market.currency', value: 'EUR', origin: { layer: 'market', line: 8 } },
  ]);
});

test('explain answers a path that does not exist with what was probably meant', async () => {
  const { code, stdout, stderr } = await portolan('explain', 'be', 'market.curency');
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain('There is no "curency" in market. Did you mean "market.currency"?');
});

test('coverage counts each market and language and lists what is missing', async () => {
  const { code, stdout } = await portolan('coverage', '--missing');
  expect(code).toBe(0);
  expect(stdout).toMatch(/^market {2}language +texts +messages +translated\n/);
  expect(stdout).toMatch(/\ngb +en +(\d+)\/\1 +5\/5 +100 %\n/);
  expect(stdout).toMatch(/\nmarkets\/base\/footer\.json:77:5 .*"fr" \(be\): "Preferences"\n/);
});

test('coverage as JSON, with a minimum', async () => {
  const { code, stdout, stderr } = await portolan('coverage', '--format', 'json', '--minimum', '100');
  const { version, isComplete, coverage } = JSON.parse(stdout);
  expect({ code, version, isComplete }).toEqual({ code: 1, version: 1, isComplete: true });
  const percent = coverage.find((row: { market: string; language: string }) => row.market === 'be' && row.language === 'fr').percent;
  expect(percent).toBeLessThan(100);
  expect(stderr).toContain(`be has ${percent} % in "fr"`);
});

test('names writes the names that code refers to', async () => {
  expect((await portolan('names', '--out', 'names.ts')).code).toBe(0);
  expect(await readFile(join(folder, 'names.ts'), 'utf8')).toContain("'shell.skip',");
});

test('compile writes a release and tells its hash', async () => {
  const { code, stdout } = await portolan('compile', '--out', 'releases');
  expect(code).toBe(0);
  expect(await readFile(join(folder, 'releases/current'), 'utf8')).toBe(stdout.trim());
});

test('a wrong call is told on standard error alone', async () => {
  const { code, stdout, stderr } = await portolan('check', '--formt', 'json');
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain('check has no option --formt. Did you mean "--format"?');
});

test('help is told on standard output', async () => {
  expect(await portolan('--help')).toMatchObject({ code: 0, stdout: expect.stringContaining('\n  check '), stderr: '' });
  expect(await portolan('help', 'check')).toMatchObject({ code: 0, stdout: expect.stringContaining('\nExamples\n  portolan check\n') });
});
