import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { lockDirectory } from './directory-lock.ts';
import { openDatabase } from './open-database.ts';

const temporary = () => mkdtempSync(join(tmpdir(), 'portolan-database-'));

test('a directory serves one process; a lock left by a dead one does not hold', () => {
  const directory = temporary();
  const unlock = lockDirectory(directory);
  expect(() => lockDirectory(directory)).toThrow(`in use by process ${process.pid}`);
  unlock();
  writeFileSync(join(directory, 'lock'), `${process.pid} 1`);
  lockDirectory(directory)();
});

test('types are read alike, transactions keep others out, and data survives closing', { timeout: 60_000 }, async () => {
  const dataDirectory = temporary();
  const first = await openDatabase({ databaseUrl: undefined, dataDirectory });
  const { rows } =
    await sql`select 5000000000::bigint as big, date '2027-05-04' as day, timestamptz '2027-05-04 10:00+02' as instant, '{"a":1}'::jsonb as json`.execute(
      first.db,
    );
  expect(rows).toEqual([{ big: 5_000_000_000, day: '2027-05-04', instant: '2027-05-04T08:00:00.000Z', json: { a: 1 } }]);

  const order: string[] = [];
  await Promise.all([
    first.db.transaction().execute(async (transaction) => {
      await transaction.insertInto('sessions').values({ token_hash: 'kept' }).execute();
      order.push('transaction');
    }),
    first.db
      .selectFrom('sessions')
      .selectAll()
      .execute()
      .then(() => order.push('query')),
  ]);
  expect(order).toEqual(['transaction', 'query']);
  await expect(
    first.db.transaction().execute(async (transaction) => {
      await transaction.insertInto('sessions').values({ token_hash: 'lost' }).execute();
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  await first.close();

  const second = await openDatabase({ databaseUrl: undefined, dataDirectory });
  expect(await second.db.selectFrom('sessions').select('token_hash').execute()).toEqual([{ token_hash: 'kept' }]);
  await second.close();
});
