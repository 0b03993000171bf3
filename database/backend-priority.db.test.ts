import { getPriority } from 'node:os'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { lowerBackendPriority } from './backend-priority.ts'
import { openDatabase } from './connect.ts'
import type { Database } from './rows.ts'
import { createTestDatabase } from './testing.ts'

const { db, connection } = await createTestDatabase()

/** The process of the server that answers. */
async function backendOf(database: Database): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database)
  return rows[0]?.pid ?? 0
}

test('connections for the background give way to the others of their machine', async () => {
  const background = openDatabase({ embedded: connection }, { poolSize: 1, niceness: 19 })
  try {
    const backend = await backendOf(background.db)
    await expect.poll(() => getPriority(backend)).toBe(19)
    expect(getPriority(await backendOf(db))).toBe(getPriority())
  } finally {
    await background.close()
  }
})

test('a number that is no process of PostgreSQL’s here is left alone', async () => {
  const before = getPriority()
  expect(await lowerBackendPriority(process.pid, 19)).toBe(false)
  expect(getPriority()).toBe(before)
  expect(await lowerBackendPriority(0, 19)).toBe(false)
  expect(await lowerBackendPriority(2 ** 30, 19)).toBe(false)
})
