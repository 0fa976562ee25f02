import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { beforeAll, expect, test } from 'vitest';
import { type CrashPoint, crashPoints } from '#server/crash-points.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { drainOutbox } from '#server/outbox/outbox-worker.ts';
import type { Scenario } from './crash-scenario.ts';
import { openStore } from './store-fixture.ts';

/** Points that only a supplier's refusal reaches. */
const refusals: readonly CrashPoint[] = ['after-supplier-refused', 'after-void'];

const root = new URL('../..', import.meta.url).pathname;
let child: string;
/** A data directory with tables and catalogue, from which each test starts: making one takes seconds. */
let template: string;

/** Node runs no TypeScript: the child is bundled once, its packages left where they are. */
beforeAll(async () => {
  const bundle = await rolldown({
    input: join(root, 'tests/server/crash-child.ts'),
    platform: 'node',
    external: /^[^./#]/,
    cwd: root,
    logLevel: 'silent',
  });
  const file = join(root, 'node_modules/.cache/portolan/crash-child.mjs');
  await bundle.write({ file, format: 'esm', codeSplitting: false });
  child = file;
  template = mkdtempSync(join(tmpdir(), 'portolan-crash-template-'));
  const store = await openStore({ database: await openDatabase({ databaseUrl: undefined, dataDirectory: template }) });
  await store.close();
});

function runUntilKilled(dataDirectory: string, scenario: Scenario, point: CrashPoint): Promise<{ checkoutId: string }> {
  return new Promise((resolve, reject) => {
    const process_ = spawn(process.execPath, [child, dataDirectory, scenario], {
      env: { ...process.env, PORTOLAN_CRASH_POINT: point },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let errors = '';
    process_.stdout.on('data', (data) => {
      output += data;
    });
    process_.stderr.on('data', (data) => {
      errors += data;
    });
    process_.on('exit', (code, signal) => {
      if (signal === 'SIGKILL') resolve(JSON.parse(output.trim().split('\n').at(-1) ?? ''));
      else reject(new Error(`The process was not killed at ${point} but ended with ${code}: ${errors}`));
    });
  });
}

test.each(crashPoints)('killed %s: settled after a restart, charged once or not at all', async (point) => {
  const scenario: Scenario = refusals.includes(point) ? 'refused' : 'booked';
  const dataDirectory = mkdtempSync(join(tmpdir(), 'portolan-crash-'));
  cpSync(template, dataDirectory, { recursive: true });
  const { checkoutId } = await runUntilKilled(dataDirectory, scenario, point);

  const database = await openDatabase({ databaseUrl: undefined, dataDirectory });
  const refuse = { find: async () => ({ outcome: 'refused' as const }), book: async () => ({ outcome: 'refused' as const }) };
  const store = await openStore({ database, ...(scenario === 'refused' ? { replace: { supplier: refuse } } : {}) });
  await Promise.all([store.platform.provider.reconcile(), store.platform.provider.reconcile()]);

  const { db } = database;
  const checkout = await db.selectFrom('checkouts').selectAll().where('id', '=', checkoutId).executeTakeFirstOrThrow();
  const operations = (await db.selectFrom('sandbox_payment_operations').select('kind').execute()).map(({ kind }) => kind).sort();
  const bookings = await db.selectFrom('sandbox_supplier_bookings').select(['outcome', 'reference']).execute();
  const { taken } = await db
    .selectFrom('departures')
    .select('taken')
    .where('tour_id', '=', checkout.tour_id)
    .where('date', '=', checkout.departure_date)
    .executeTakeFirstOrThrow();
  const outbox = await db.selectFrom('outbox').select(['id', 'sent_at']).execute();

  if (scenario === 'refused') {
    expect([checkout.status, operations, taken, outbox]).toEqual(['BOOKING_INITIATED', ['authorisation', 'void'], 0, []]);
  } else {
    expect([checkout.status, operations, taken]).toEqual(['BOOKING_COMPLETED', ['authorisation', 'capture'], 2]);
    expect(bookings).toEqual([{ outcome: 'booked', reference: checkout.booking_reference }]);
    expect(outbox).toHaveLength(1);
  }
  const versions = await db.selectFrom('booking_events').select('version').where('checkout_id', '=', checkoutId).execute();
  expect(new Set(versions.map(({ version }) => version)).size).toBe(versions.length);
  if (point === 'after-mail-sent') await expectOneMail(db, outbox[0]?.id ?? '');
  await store.close();
});

/** The mail was sent but not marked: it goes out again, under the same id. */
async function expectOneMail(db: Parameters<typeof drainOutbox>[0]['db'], outboxId: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ next_attempt_at: new Date(0).toISOString() })
    .where('sent_at', 'is', null)
    .execute();
  const sent: string[] = [];
  const round = () =>
    drainOutbox({
      db,
      send: async ({ id }) => void sent.push(id),
      onFailure: (_, error) => {
        throw error;
      },
    });
  await round();
  await round();
  expect(sent).toEqual([outboxId]);
}
