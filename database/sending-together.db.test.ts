import { sql } from 'kysely'
import type pg from 'pg'
import { describe, expect, test } from 'vitest'
import { withNamedStatements } from './named-statements.ts'
import { NoConnection } from './no-connection.ts'
import type { Database } from './rows.ts'
import { readTogether } from './sending-together.ts'
import { StatementNames } from './statement-names.ts'
import { createTestDatabase } from './testing.ts'
import { inTransaction } from './transaction.ts'
import { lastWrite } from './unit-of-work.ts'

const { db } = await createTestDatabase({ poolSize: 3 })
await sql`create table things (id int primary key, pieces int not null check (pieces >= 0))`.execute(db)

const begin = (id: number, pieces: number) => sql`insert into things values (${id}, ${pieces})`.execute(db)
const take = (on: Database, id: number, pieces: number) =>
  sql`update things set pieces = pieces - ${pieces} where id = ${id}`.execute(on)
const lock = (on: Database, id: number) => sql`select id from things where id = ${id} for update`.execute(on)
async function piecesOf(on: Database, id: number) {
  const { rows } = await sql<{ pieces: number }>`select pieces from things where id = ${id}`.execute(on)
  return rows[0]?.pieces
}

describe('a transaction', () => {
  test('reads what was called behind a lock after whoever had it, although both are sent at once', async () => {
    await begin(1, 100)
    const seen: unknown[] = []
    const takeAfterLock = () =>
      inTransaction(db, async (tx) => {
        const [, pieces] = await Promise.all([lock(tx, 1), piecesOf(tx, 1), take(tx, 1, 1)])
        seen.push(pieces)
      })
    await Promise.all(Array.from({ length: 60 }, takeAfterLock))
    expect(seen.toSorted((one, other) => Number(other) - Number(one))).toEqual(
      Array.from({ length: 60 }, (_, index) => 100 - index),
    )
    expect(await piecesOf(db, 1)).toBe(40)
  })

  test('is undone by one of several that are sent at once, which is what it says', async () => {
    await begin(2, 1)
    const failed = inTransaction(db, (tx) => Promise.all([take(tx, 2, 1), take(tx, 2, 1), piecesOf(tx, 2)]))
    await expect(failed).rejects.toThrow('things_pieces_check')
    expect(await piecesOf(db, 2)).toBe(1)
  })

  test('refuses what is called when it is over', async () => {
    await begin(3, 1)
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    let late: Promise<unknown> | undefined
    await inTransaction(db, async (tx) => {
      late = ended.then(() => take(tx, 3, 1))
    })
    end()
    await expect(late).rejects.toThrow()
    expect(await piecesOf(db, 3)).toBe(1)
  })
})

describe('a last write, which goes with the commit', () => {
  test('is there when the transaction answers what it answered', async () => {
    await begin(4, 3)
    const left = await inTransaction(db, async (tx) => {
      await lock(tx, 4)
      return lastWrite(take(tx, 4, 1).then(({ numAffectedRows }) => Number(numAffectedRows)))
    })
    expect({ left, pieces: await piecesOf(db, 4) }).toEqual({ left: 1, pieces: 2 })
  })

  test('that fails undoes everything, and says why', async () => {
    await begin(5, 1)
    await begin(6, 0)
    const failed = inTransaction(db, async (tx) => {
      await take(tx, 5, 1)
      return lastWrite(take(tx, 6, 1))
    })
    await expect(failed).rejects.toMatchObject({ code: '23514' })
    expect([await piecesOf(db, 5), await piecesOf(db, 6)]).toEqual([1, 0])
  })

  test('that two wait for in a circle is done by both in the end', async () => {
    await begin(7, 10)
    await begin(8, 10)
    const both = Promise.withResolvers<void>()
    let holding = 0
    const takeBoth = (first: number, then: number) =>
      inTransaction(db, async (tx) => {
        await take(tx, first, 1)
        if (++holding === 2) both.resolve()
        await both.promise
        return lastWrite(take(tx, then, 1))
      })
    await Promise.all([takeBoth(7, 8), takeBoth(8, 7)])
    expect([await piecesOf(db, 7), await piecesOf(db, 8)]).toEqual([8, 8])
  })
})

test('reads outside a transaction share a connection', async () => {
  const process = sql<{ pid: number }>`select pg_backend_pid() as pid`
  const read = await readTogether(db, (one) => Promise.all([process.execute(one), process.execute(one)]))
  const [first, second] = read.map(({ rows }) => rows[0]?.pid)
  expect(first).toBe(second)
})

/** A connection that is told what becomes of a statement, and keeps what it was sent. */
async function connectionThat(answers: (text: string) => Promise<unknown>) {
  const sent: string[] = []
  const client = {
    query: ({ text }: { readonly text: string }) => {
      sent.push(text)
      return answers(text)
    },
    release: () => undefined,
  }
  const pool = { options: {}, connect: async () => client } as unknown as pg.Pool
  return { sent, client: await withNamedStatements(pool, new StatementNames()).connect() }
}

describe('begin', () => {
  const nothing = { command: 'SELECT', rowCount: 0, rows: [] }

  test('travels with the read that follows it; a write, and all that follows one, waits for its answer', async () => {
    const { promise: answer, resolve } = Promise.withResolvers<unknown>()
    const { sent, client } = await connectionThat((text) => (text === 'begin' ? answer : Promise.resolve(nothing)))
    await client.query('begin', [])
    const called = ['select 1', 'update a', 'select 2', 'update b'].map((text) => client.query(text, []))
    expect(sent).toEqual(['begin', 'select 1'])
    resolve(nothing)
    await Promise.all(called)
    expect(sent).toEqual(['begin', 'select 1', 'update a', 'select 2', 'update b'])
  })

  test('that fails lets nothing be written, and is the reason of what fails with it', async () => {
    const cancelled = new Error('canceling statement due to user request')
    const { sent, client } = await connectionThat((text) =>
      text === 'begin' ? Promise.reject(cancelled) : Promise.resolve(nothing),
    )
    await client.query('begin', [])
    const called = ['select 1', 'update a', 'commit'].map((text) => client.query(text, []))
    for (const { status, reason } of (await Promise.allSettled(called)) as PromiseRejectedResult[])
      expect({ status, reason }).toEqual({ status: 'rejected', reason: cancelled })
    expect(sent).toEqual(['begin', 'select 1'])
  })

  test('of a connection that broke may be tried again', async () => {
    const { client } = await connectionThat(() => Promise.reject(new Error('Connection terminated unexpectedly')))
    await client.query('begin', [])
    await expect(client.query('select 1', [])).rejects.toBeInstanceOf(NoConnection)
  })
})
