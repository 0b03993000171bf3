import { expect, test } from 'vitest'
import { openDatabase } from './connect.ts'
import { inJoinedTransaction, joinedTransaction } from './joined-reads.ts'
import type { Database } from './rows.ts'
import { createTestDatabase } from './testing.ts'
import { inTransaction, type ShopTransaction } from './transaction.ts'
import { outsideUnitOfWork } from './unit-of-work.ts'

const { db, connection } = await createTestDatabase({ poolSize: 1 })

const write = (on: ShopTransaction | Database, email: string) =>
  on.insertInto('job_notes').values({ email, data: '{}' }).execute()

const emails = async (on: Database) =>
  (await on.selectFrom('job_notes').select('email').orderBy('email').execute()).map(({ email }) => email)

test('what is read inside a joined transaction is what it has written, by its only connection', async () => {
  await inJoinedTransaction(db, async (tx) => {
    expect(joinedTransaction()).toBe(tx)
    await Promise.all([write(tx, 'joined-1@example.com'), write(db, 'joined-2@example.com')])
    const [one, other] = await Promise.all([emails(db), emails(db)])
    expect(one).toEqual(['joined-1@example.com', 'joined-2@example.com'])
    expect(other).toEqual(one)
  })
  expect(joinedTransaction()).toBeUndefined()
  expect(await emails(db)).toEqual(['joined-1@example.com', 'joined-2@example.com'])
})

test('what fails undoes what was written by the pool as well', async () => {
  const before = await emails(db)
  const failed = inJoinedTransaction(db, async () => {
    await write(db, 'undone@example.com')
    throw new Error('Undone')
  })
  await expect(failed).rejects.toThrow('Undone')
  expect(await emails(db)).toEqual(before)
})

test('what nobody waited for asks the pool once the transaction is over', async () => {
  let end = (): void => undefined
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  let late: Promise<string[]> | undefined
  await inJoinedTransaction(db, async () => {
    late = ended.then(() => emails(db))
  })
  end()
  expect(await late).toEqual(await emails(db))
})

test('a second transaction inside is a mistake, which says so', async () => {
  const nested = inJoinedTransaction(db, () => inTransaction(db, () => Promise.resolve()))
  await expect(nested).rejects.toThrow('has to join it')
})

test('what works outside, and another pool, see what is committed', async () => {
  const other = openDatabase({ embedded: connection }, { poolSize: 1 })
  const before = await emails(db)
  const seen = inJoinedTransaction(db, async (tx) => {
    await write(tx, 'unseen@example.com')
    expect(await emails(other.db)).toEqual(before)
    expect(await inTransaction(other.db, (second) => emails(second))).toEqual(before)
    outsideUnitOfWork(() => expect(joinedTransaction()).toBeUndefined())
    throw new Error('Looked')
  })
  await expect(seen).rejects.toThrow('Looked')
  await other.close()
})
