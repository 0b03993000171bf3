import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from './connect.ts'
import { explainPooler, PoolerError, refuseOtherSessions } from './pooled-sessions.ts'
import { createTestDatabase } from './testing.ts'

const { pool, connection } = await createTestDatabase()

test('sessions that begin as the shop’s own do are fine', async () => {
  await expect(refuseOtherSessions(pool)).resolves.toBeUndefined()
})

test('whoever sets up a pooler is told what its sessions lack', async () => {
  const directUrl = `postgres://${connection.user}@localhost/${connection.database}?host=${connection.host}`
  const pooled = openDatabase({ url: `${directUrl}&options=-c%20timezone%3DEurope/Brussels`, directUrl })
  onTestFinished(pooled.close)
  await expect(refuseOtherSessions(pooled.pool)).rejects.toThrow(
    'their time zone is Europe/Brussels and not UTC, they have no statement_timeout, they have no idle_in_transaction_session_timeout.',
  )
  await expect(refuseOtherSessions(pooled.pool)).rejects.toThrow(PoolerError)
})

test('a PgBouncer of which nothing was said is named, and other errors stay as they are', () => {
  expect(explainPooler(new Error('unsupported startup parameter: options'))).toMatchObject({
    name: 'PoolerRefusal',
    message: expect.stringContaining('set DATABASE_DIRECT_URL'),
  })
  const other = new Error('connect ECONNREFUSED')
  expect(explainPooler(other)).toBe(other)
})
