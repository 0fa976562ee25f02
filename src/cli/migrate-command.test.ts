import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { captureOutput } from './captured-output.ts';
import { migrateCommand } from './migrate-command.ts';

let markets: string;
const told = captureOutput();

beforeEach(async () => {
  markets = await mkdtemp(join(tmpdir(), 'portolan-migrate-'));
});

afterEach(async () => {
  vi.doUnmock('#compiler/migrate/migrations.ts');
  vi.resetModules();
  await rm(markets, { recursive: true, force: true });
});

const brandText = () => readFile(join(markets, 'brand.json'), 'utf8');

test('documents of the current version are left alone', async () => {
  await writeFile(join(markets, 'brand.json'), '{"configVersion":1}');
  expect(await migrateCommand.run({ markets })).toBe(0);
  expect(told()).toBe('All documents are of the current version.\n');
  expect(await brandText()).toBe('{"configVersion":1}');
});

test('documents of a newer version are refused', async () => {
  await writeFile(join(markets, 'brand.json'), '{"configVersion":99}');
  expect(await migrateCommand.run({ markets })).toBe(1);
  expect(told()).toContain('brand.json:1:18 These documents are of version 99');
});

test('documents of an older version are written back, unless it is only asked what would change', async () => {
  vi.doMock('#compiler/migrate/migrations.ts', () => ({
    migrations: [
      {
        title: 'rates.json is called currencies.json',
        migrate: (documents: ReadonlyMap<string, unknown>) =>
          new Map([...documents].map(([path, value]) => [path === 'rates.json' ? 'currencies.json' : path, value])),
      },
    ],
  }));
  vi.resetModules();
  const { migrateCommand: withMigration } = await import('./migrate-command.ts');
  await writeFile(join(markets, 'brand.json'), '{ "name": "B" }');
  await writeFile(join(markets, 'rates.json'), '{ "a": 1 }');
  expect(await withMigration.run({ markets, 'dry-run': true })).toBe(0);
  expect(told()).toBe('- rates.json is called currencies.json\nbrand.json\ncurrencies.json\nrates.json\n');
  expect(await brandText()).toBe('{ "name": "B" }');
  expect(await withMigration.run({ markets })).toBe(0);
  expect(JSON.parse(await brandText())).toEqual({ name: 'B', configVersion: 2 });
  expect(JSON.parse(await readFile(join(markets, 'currencies.json'), 'utf8'))).toEqual({ a: 1 });
  await expect(readFile(join(markets, 'rates.json'))).rejects.toThrow('ENOENT');
});
