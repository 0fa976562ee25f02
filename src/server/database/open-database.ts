import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, Migrator, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Environment } from '#server/environment.ts';
import { lockDirectory } from './directory-lock.ts';
import { migrationProvider } from './migrations.ts';
import { PgliteDialect } from './pglite-dialect.ts';
import type { Database } from './schema.ts';
import { typeParsers } from './type-parsers.ts';

const poolSize = 10;
const statementTimeout = 15_000;

export type Db = Kysely<Database>;

export interface OpenDatabase {
  db: Db;
  /** Whether it answers. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Opens the database and brings its tables up to date: PostgreSQL where DATABASE_URL is set, else the embedded one in
 * the data directory, which this process then holds alone.
 * @throws DirectoryLockedError where another process holds the data directory
 */
export async function openDatabase({
  databaseUrl,
  dataDirectory,
}: Pick<Environment, 'databaseUrl' | 'dataDirectory'>): Promise<OpenDatabase> {
  return databaseUrl ? openPostgres(databaseUrl) : openEmbedded(dataDirectory);
}

async function openPostgres(connectionString: string): Promise<OpenDatabase> {
  const getTypeParser = ((oid: number, format?: 'text') =>
    typeParsers[oid] ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser;
  const pool = new pg.Pool({ connectionString, max: poolSize, statement_timeout: statementTimeout, types: { getTypeParser } });
  // A connection that breaks while idle is replaced by the pool; the query that needs one will tell if none can be had.
  pool.on('error', () => {});
  return migrated(new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }), () => {});
}

async function openEmbedded(dataDirectory: string): Promise<OpenDatabase> {
  const unlock = lockDirectory(dataDirectory);
  try {
    return await openPglite({ dataDir: join(dataDirectory, 'database') }, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

/** The embedded database; without a `dataDir` it lives in memory and ends with the process. */
export async function openPglite(options: PGliteOptions, unlock: () => void = () => {}): Promise<OpenDatabase> {
  const pglite = await PGlite.create({ ...options, extensions: { pg_trgm }, parsers: typeParsers });
  return migrated(new Kysely<Database>({ dialect: new PgliteDialect(pglite) }), unlock);
}

async function migrated(db: Db, onClosed: () => void): Promise<OpenDatabase> {
  const { error } = await new Migrator({ db, provider: migrationProvider }).migrateToLatest();
  if (error) {
    await db.destroy();
    throw error;
  }
  return {
    db,
    isReady: async () => {
      try {
        await db.selectFrom('catalogue_state').select('id').execute();
        return true;
      } catch {
        return false;
      }
    },
    close: async () => {
      await db.destroy();
      onClosed();
    },
  };
}
