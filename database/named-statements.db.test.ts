import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openDatabase } from './connect.ts'
import { anyOf } from './rows.ts'
import { createTestDatabase } from './testing.ts'
import { inTransaction } from './transaction.ts'

const { db, pool, connection } = await createTestDatabase({ poolSize: 1 })

const things = (id: number) => sql<{ id: number }>`select * from things where id = ${id}`

async function prepared(): Promise<string[]> {
  const { rows } = await pool.query<{ statement: string }>('select statement from pg_prepared_statements')
  return rows.map(({ statement }) => statement)
}

describe('statements that are sent again', () => {
  test('are prepared once, however long their lists are', async () => {
    const find = (ids: readonly string[]) =>
      db.selectFrom('stock_locations').select('code').where('code', '=', anyOf(ids, 'text')).execute()
    for (const ids of [[], ['a'], ['a', 'b'], ['a', 'b', 'c']]) expect(await find(ids)).toEqual([])
    expect((await prepared()).filter((text) => text.includes('stock_locations'))).toHaveLength(1)
  })

  test('answer rightly when their table changes in between, inside a transaction and outside', async () => {
    await sql`create table things (id int)`.execute(db)
    await sql`insert into things values (1)`.execute(db)
    for (let times = 0; times < 3; times++) await things(1).execute(db)

    await sql`alter table things add column colour text default 'red'`.execute(db)
    expect((await things(1).execute(db)).rows).toEqual([{ id: 1, colour: 'red' }])
    for (let times = 0; times < 3; times++) await things(1).execute(db)

    await sql`alter table things add column size int default 38`.execute(db)
    let runs = 0
    const found = await inTransaction(db, async (tx) => {
      runs++
      return (await things(1).execute(tx)).rows
    })
    expect({ found, runs }).toEqual({ found: [{ id: 1, colour: 'red', size: 38 }], runs: 2 })
  })

  test('go without a name once something in between has lost them', async () => {
    const find = (id: number) => sql<{ id: number }>`select ${id}::int as id`.execute(db)
    for (let times = 0; times < 3; times++) await find(1)
    // What a proxy does that hands out another connection for each transaction.
    await pool.query('deallocate all')
    expect((await find(2)).rows).toEqual([{ id: 2 }])
    for (let times = 0; times < 3; times++) expect((await find(3)).rows).toEqual([{ id: 3 }])
    expect(await prepared()).toEqual([])
  })
})

test('a database that is opened without names prepares nothing', async () => {
  const plain = openDatabase({ embedded: connection }, { poolSize: 1, namedStatements: false })
  try {
    for (let times = 0; times < 3; times++) await sql`select ${times}::int`.execute(plain.db)
    const { rows } = await plain.pool.query('select 1 from pg_prepared_statements')
    expect(rows).toEqual([])
  } finally {
    await plain.close()
  }
})
