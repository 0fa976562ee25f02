import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buildProgram, type Outcome, program, run } from './run-program.ts';
import { schemasDir, smallStoreDir } from './small-store.ts';

let folder: string;

/** Each call is a process of its own. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

beforeAll(buildProgram, 120_000);

/** A repository with the small store in a folder of its own, committed once. */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portolan-plan-'));
  await mkdir(join(folder, 'shop'));
  await cp(smallStoreDir, join(folder, 'shop/markets'), { recursive: true });
  await cp(schemasDir, join(folder, 'schemas'), { recursive: true });
  git('init', '--quiet');
  commit('first');
});

afterEach(() => rm(folder, { recursive: true, force: true }));

function git(...args: string[]): string {
  const identity = ['-c', 'user.name=Tester', '-c', 'user.email=tester@portolan.example', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', [...identity, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null' },
  });
}

function commit(message: string): void {
  git('add', '--all');
  git('commit', '--quiet', '--message', message);
}

// biome-ignore lint/suspicious/noExplicitAny: documents of all kinds
async function edit(path: string, change: (json: any) => void): Promise<void> {
  const file = join(folder, 'shop/markets', path);
  const json = JSON.parse(await readFile(file, 'utf8'));
  change(json);
  await writeFile(file, JSON.stringify(json, null, 2));
}

function portolan(...args: string[]): Promise<Outcome> {
  return run(process.execPath, [program, ...args], { cwd: folder, environment: { MARKETS_DIR: 'shop/markets' } });
}

test('plan says that nothing changes', async () => {
  expect(await portolan('plan')).toEqual({ code: 0, stdout: 'Nothing changes against "HEAD".\n', stderr: '' });
});

test('plan tells changes by market, those of all markets first, and writes nothing', async () => {
  await edit('routes.json', (json) => (json.routes.search.path.en = '/all-tours'));
  await edit('base/header.json', (json) => (json.links.tours.label.en = 'Trips'));
  await edit('be/market.json', (json) => (json.featureFlags.enableNewTourDetail = true));
  const status = git('status', '--porcelain');
  const { code, stdout, stderr } = await portolan('plan');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toBe(`\
All markets
  Addresses
    ~ The page "search" moves.
      en /{market}-en/tours → /{market}-en/all-tours, without a redirect
      Without a redirect old addresses are not found; "formerPaths" in routes.json would lead them on.
  Menus
    ~ Header, "Tours" is renamed.
      en Tours → Trips

Belgium (be)
  Addresses
    + The page "tour" appears.
      en fr /be-{language}/tour/{slug}
  Features
    ~ The feature "enableNewTourDetail" is on.

4 changes against "HEAD".
`);
  expect(git('status', '--porcelain')).toBe(status);
});

test('plan compares with any commit, in a form of its own for programs', async () => {
  await edit('rates.json', (json) => (json.currencies.GBP.rate = 0.9));
  commit('second');
  expect((await portolan('plan')).stdout).toContain('Nothing changes');
  const { code, stdout } = await portolan('plan', 'HEAD~1', '--format', 'json');
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toEqual({
    version: 1,
    ref: 'HEAD~1',
    commit: git('rev-parse', 'HEAD~1').trim(),
    groups: [
      {
        markets: ['gb'],
        allMarkets: false,
        changes: [
          {
            topic: 'prices',
            action: 'changed',
            subject: 'rates/GBP',
            sentence: 'Prices in GBP follow another rate to the euro.',
            before: '0.85',
            after: '0.9',
          },
        ],
      },
    ],
    notCompared: [],
    diagnostics: { before: [], after: [] },
  });
});

test('plan compares what can be understood of documents with mistakes', async () => {
  await writeFile(join(folder, 'shop/markets/be/market.json'), '{');
  await edit('base/messages/en.json', (json) => (json['shell.skip'] = 'Skip'));
  commit('broken');
  await edit('base/messages/en.json', (json) => (json['shell.skip'] = 'Jump'));
  await writeFile(join(folder, 'shop/markets/be/market.json'), await readFile(join(smallStoreDir, 'be/market.json')));
  const { code, stdout } = await portolan('plan');
  expect(code).toBe(0);
  expect(stdout).toContain('The documents at "HEAD" have 1 mistake.\nNot compared, since it could not be understood: market be.\n');
  expect(stdout).toContain('en Skip → Jump');
});

test('plan ends with 1 where the documents have mistakes now', async () => {
  await edit('theme.json', (json) => delete json.colors);
  const { code, stdout } = await portolan('plan');
  expect(code).toBe(1);
  expect(stdout).toMatch(/The documents have \d+ mistakes?; portolan check tells them\.\n/);
});

test.each([
  [['plan', 'no-such-branch'], 'git knows no commit called "no-such-branch".'],
  [['plan', '--', '--output=x'], 'git knows no commit called "--output=x".'],
  [['plan', '--markets', 'elsewhere'], 'At "HEAD" there were no documents in elsewhere'],
])('%j is refused with a sentence', async (args, sentence) => {
  await cp(smallStoreDir, join(folder, 'elsewhere'), { recursive: true });
  const { code, stdout, stderr } = await portolan(...args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(sentence);
});

test('plan needs a repository', async () => {
  await rm(join(folder, '.git'), { recursive: true });
  const { code, stderr } = await portolan('plan');
  expect(code).toBe(2);
  expect(stderr).toContain('shop/markets does not lie in a git repository, so there is no earlier state to compare with.');
});

test('new writes a market that check likes and plan tells', async () => {
  const { code, stdout, stderr } = await portolan('new', 'ie');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toContain('Wrote shop/markets/ie/market.json.\nIreland: EUR, Europe/Dublin, English (en-GB).\n');
  expect((await portolan('check')).stdout).toBe('All documents are right.\n');
  expect((await portolan('plan')).stdout).toMatch(
    /^Ireland \(ie\)\n {2}Markets and languages\n {4}\+ The market "Ireland" opens: English; /,
  );
});

test('new adds a rate only where it is told one', async () => {
  const before = await readFile(join(folder, 'shop/markets/rates.json'), 'utf8');
  const refused = await portolan('new', 'ch', '--languages', 'fr');
  expect(refused).toMatchObject({ code: 2, stdout: '' });
  expect(refused.stderr).toContain('shop/markets/rates.json has no rate for CHF: --rate <number> adds it');
  expect(await readFile(join(folder, 'shop/markets/rates.json'), 'utf8')).toBe(before);
  expect(await readdir(join(folder, 'shop/markets'))).not.toContain('ch');

  expect(await portolan('new', 'ch', '--languages', 'fr', '--rate', '0.93')).toMatchObject({ code: 0, stderr: '' });
  expect(JSON.parse(await readFile(join(folder, 'shop/markets/rates.json'), 'utf8')).currencies.CHF.rate).toBe(0.93);
  expect((await portolan('check')).stdout).toBe('All documents are right.\n');
});

test('new shows what it would write', async () => {
  const { code, stdout } = await portolan('new', 'alps', '--country', 'at', '--languages', 'en', '--name', 'The Alps', '--dry-run');
  expect(code).toBe(0);
  expect(stdout).toMatch(
    /^shop\/markets\/alps\/market\.json\n\{\n {2}"\$schema": "\.\.\/\.\.\/\.\.\/schemas\/patch\/market\.schema\.json"/,
  );
  expect(await readdir(join(folder, 'shop/markets'))).not.toContain('alps');
});

test.each([
  [['new', 'gb'], 'The market "gb" exists already: shop/markets/gb/market.json.'],
  [['new', 'de'], 'The store speaks no official language of Germany. It speaks en, fr; --languages chooses among them.'],
  [['new', 'ie', '--rate', 'much'], '--rate is a number, not "much".'],
  [['new', 'ie', '--order', ''], '--order is a number, not "".'],
  [['new', 'ie', '--time-zone', 'Europe/Dublim'], 'Nothing was written, since the new market would not be right:'],
  [['new'], 'new needs <code>.'],
])('%j is refused, and nothing is written', async (args, sentence) => {
  const { code, stdout, stderr } = await portolan(...args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(sentence);
  expect(git('status', '--porcelain')).toBe('');
});
