import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import type { Tracer } from '#kernel/tracing.ts'
import { type OpenDatabase, openDatabase } from './connect.ts'
import type { SocketConnection } from './embedded.ts'

/** What the setup of a test project tells its tests: the server, and a migrated database to copy. */
export type TestPostgres = { socket: string; template: string; role: string }

declare module 'vitest' {
  interface ProvidedContext {
    postgres: TestPostgres
  }
}

export type TestDatabase = OpenDatabase & { connection: SocketConnection }

/**
 * A migrated, empty database for one test file, on the server of the test project (PostgreSQL 15 or 18):
 * `const { db } = await createTestDatabase()` at the top of the file. It is dropped when the file is done.
 */
export async function createTestDatabase(
  options: { poolSize?: number; tracer?: Tracer | undefined } = {},
): Promise<TestDatabase> {
  const { socket, template, role } = inject('postgres')
  const name = `test_${randomBytes(6).toString('hex')}`
  await asSuperuser(socket, `create database ${name} template ${template} owner ${role}`)
  const connection: SocketConnection = { host: socket, port: 5432, user: role, database: name, ssl: false }
  const { poolSize = 8, tracer } = options
  const opened = openDatabase({ embedded: connection }, { poolSize, tracer, applicationName: name })
  afterAll(async () => {
    await opened.close()
    await asSuperuser(socket, `drop database ${name} with (force)`)
  })
  return { ...opened, connection }
}

/** One statement that only the server's superuser may do, like making a database or ending somebody's session. */
export async function asSuperuser(socket: string, statement: string): Promise<void> {
  const client = new pg.Client({ host: socket, port: 5432, user: 'postgres', database: 'postgres', ssl: false })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
