import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { isOutsideTransaction, sqlStatements } from './sql-statements.ts'

/** The database and this code don't fit together; the message is a sentence for the operator. */
export class MigrationError extends Error {
  override name = 'MigrationRefusal'
}

const lock = 20_250_612

/**
 * Brings the database up to this code: runs the files `NNN-name.sql` of the folder that it has not seen yet, in order,
 * each in its own transaction. One that begins with `-- outside a transaction` runs statement by statement and is recorded after the last:
 * cut off, it runs again. Nodes that start at once wait for each other.
 * @returns the names of the migrations that were applied now
 * @throws MigrationError when an applied file was changed, when the database is ahead of the code, or is too old
 */
export async function migrateDatabase(
  pool: pg.Pool,
  folder = join(import.meta.dirname, 'migrations'),
): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const client = await pool.connect()
  try {
    await refuseOldServer(client)
    // Waiting for another node, or rewriting a large table, takes as long as it takes.
    await client.query('set statement_timeout = 0')
    await waitForLock(client)
    await client.query(
      'create table if not exists schema_migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
    )
    const { rows: applied } = await client.query<Applied>('select name, sha256 from schema_migrations order by name')
    refuseMismatch(migrations, applied)

    const pending = migrations.slice(applied.length)
    for (const migration of pending) await apply(client, migration)
    return pending.map(({ name }) => name)
  } finally {
    // Ending the session gives back the lock and the timeout.
    client.release(true)
  }
}

/**
 * Asks again until the lock is there. A session that waits inside PostgreSQL holds a snapshot meanwhile, and who makes an index
 * concurrently waits for every snapshot to go: the two would wait for each other.
 */
async function waitForLock(client: pg.PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lock])
    if (rows[0]?.taken) return
    await pause(100)
  }
}

type Applied = { name: string; sha256: string }
type Migration = Applied & { sql: string }

async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  for (const [index, file] of files.entries()) {
    if (!/^\d{3}-[a-z0-9-]+\.sql$/.test(file))
      throw new MigrationError(`The migration ${file} is not named NNN-name.sql.`)
    if (files[index + 1]?.startsWith(file.slice(0, 4))) {
      throw new MigrationError(`The migrations ${file} and ${files[index + 1]} have the same number.`)
    }
  }
  return Promise.all(
    files.map(async (file) => {
      // A checkout on another system may end its lines otherwise; that changes nothing.
      const sql = (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n')
      return { name: file.slice(0, -4), sql, sha256: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

async function refuseOldServer(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ number: string; version: string }>(
    `select current_setting('server_version_num') as number, current_setting('server_version') as version`,
  )
  if (Number(rows[0]?.number) < 150_000) {
    throw new MigrationError(`The shop needs PostgreSQL 15 or newer; this server is ${rows[0]?.version}.`)
  }
}

function refuseMismatch(migrations: readonly Migration[], applied: readonly Applied[]): void {
  const known = new Map(migrations.map((migration) => [migration.name, migration]))
  for (const { name, sha256 } of applied) {
    const migration = known.get(name)
    if (!migration) {
      throw new MigrationError(
        `The database was migrated by a newer release: this code does not know the migration ${name}. Start that release, or a newer one.`,
      )
    }
    if (migration.sha256 !== sha256) {
      throw new MigrationError(
        `The migration ${name} was changed after it had been applied. Restore the file and write the change as a new migration.`,
      )
    }
  }
  const last = applied.at(-1)?.name ?? ''
  const late = migrations.find(({ name }, index) =>
    index >= applied.length ? name < last : name !== applied[index]?.name,
  )
  if (late) {
    throw new MigrationError(
      `The migration ${late.name} comes before ${last}, which the database already has. Give it a higher number.`,
    )
  }
}

async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  const run = isOutsideTransaction(migration.sql) ? applyByStatement : applyAtOnce
  try {
    await run(client, migration)
  } catch (error) {
    throw new Error(
      `The migration ${migration.name} failed: ${error instanceof Error ? error.message : String(error)}`,
      {
        cause: error,
      },
    )
  }
}

async function applyAtOnce(client: pg.PoolClient, migration: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(migration.sql)
    await record(client, migration)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

/** Statements that are sent together are one transaction to PostgreSQL. */
async function applyByStatement(client: pg.PoolClient, migration: Migration): Promise<void> {
  for (const { text } of sqlStatements(migration.sql)) await client.query(text)
  await record(client, migration)
}

async function record(client: pg.PoolClient, { name, sha256 }: Migration): Promise<void> {
  await client.query('insert into schema_migrations (name, sha256) values ($1, $2)', [name, sha256])
}
