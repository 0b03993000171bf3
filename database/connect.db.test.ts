import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from './connect.ts'
import { NoConnection } from './no-connection.ts'
import { createTestDatabase } from './testing.ts'
import { inTransaction } from './transaction.ts'

const { db, connection } = await createTestDatabase()

async function valueFrom(expression: string): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`select ${sql.raw(expression)} as value`.execute(db)
  return rows[0]?.value
}

describe('values arrive as the shop expects them', () => {
  test.each([
    ['a bigint is a number', '9007199254740991::int8', 9007199254740991],
    ['a count is a number', '(select count(*) from generate_series(1, 3))', 3],
    ['a day is the text of the day, in every time zone', `'2026-03-29'::date`, '2026-03-29'],
    ['an instant is a Date', `'2026-03-29T01:30:00+01:00'::timestamptz`, new Date('2026-03-29T00:30:00Z')],
    ['a decimal keeps its digits', '0.10::numeric(10,2)', '0.10'],
    ['a list of bigints', 'array[1, null, 3]::int8[]', [1, null, 3]],
    ['a list of days', `array['2026-01-01']::date[]`, ['2026-01-01']],
    ['nothing is null', 'null::int8', null],
  ])('%s', async (_, expression, expected) => {
    expect(await valueFrom(expression)).toEqual(expected)
  })

  test('a bigint that a number can not hold is refused instead of rounded', async () => {
    await expect(valueFrom('9007199254740992::int8')).rejects.toThrow(RangeError)
  })

  test('other users of pg keep their own types', async () => {
    const { default: pg } = await import('pg')
    expect(pg.types.getTypeParser(20)('1')).toBe('1')
  })
})

describe('every connection', () => {
  test('says who it is, thinks in UTC and gives up on statements that hang', async () => {
    expect(await valueFrom(`current_setting('timezone')`)).toBe('UTC')
    expect(await valueFrom(`current_setting('application_name')`)).toMatch(/^test_/)
    expect(await valueFrom(`current_setting('statement_timeout')`)).toBe('30s')
    expect(await valueFrom(`current_setting('idle_in_transaction_session_timeout')`)).toBe('1min')
  })
})

test('where a pooler is in between, what a session begins with is said past it alone', async () => {
  const url = `postgres://${connection.user}@localhost/${connection.database}?host=${connection.host}`
  const pooled = openDatabase({ url, directUrl: url }, { applicationName: 'behind', namedStatements: false })
  onTestFinished(pooled.close)
  const settings = sql<{ name: string; by: string }>`
    select current_setting('application_name') as name, current_setting('statement_timeout') as by`
  expect((await settings.execute(pooled.db)).rows).toEqual([{ name: 'behind', by: '0' }])
  expect((await settings.execute(pooled.direct.db)).rows).toEqual([{ name: 'behind-direct', by: '30s' }])
})

describe('inTransaction', () => {
  const refusal = (code: string) => Object.assign(new Error('try again'), { code })

  test('tries again when the database asks for it', async () => {
    let attempts = 0
    const answer = await inTransaction(db, async (trx) => {
      if (++attempts < 3) throw refusal('40P01')
      return (await sql<{ one: number }>`select 1 as one`.execute(trx)).rows[0]?.one
    })
    expect({ answer, attempts }).toEqual({ answer: 1, attempts: 3 })
  })

  test('gives up after three more attempts', async () => {
    let attempts = 0
    const work = inTransaction(db, async () => {
      attempts++
      throw refusal('40001')
    })
    await expect(work).rejects.toThrow('try again')
    expect(attempts).toBe(4)
  })

  test('two that lock the same rows in opposite order both get through', async () => {
    await sql`create table if not exists crossing (id int primary key, n int not null)`.execute(db)
    await sql`insert into crossing values (1, 0), (2, 0)`.execute(db)
    const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const
    const cross = (first: number, second: number, mine: 0 | 1) =>
      inTransaction(db, async (trx) => {
        await sql`update crossing set n = n + 1 where id = ${first}`.execute(trx)
        gates[mine].resolve()
        await gates[mine === 0 ? 1 : 0].promise
        await sql`update crossing set n = n + 1 where id = ${second}`.execute(trx)
      })
    await Promise.all([cross(1, 2, 0), cross(2, 1, 1)])
    const { rows } = await sql<{ n: number }>`select n from crossing order by id`.execute(db)
    expect(rows).toEqual([{ n: 2 }, { n: 2 }])
  })

  test('undoes everything when the work fails, and does not try again', async () => {
    await sql`create table if not exists undone (id int)`.execute(db)
    let attempts = 0
    const work = inTransaction(db, async (trx) => {
      attempts++
      await sql`insert into undone values (1)`.execute(trx)
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    expect(attempts).toBe(1)
    expect(await valueFrom('(select count(*) from undone)')).toBe(0)
  })
})

test('a connection that breaks between two statements of a transaction fails the next one, and not the process', async () => {
  const other = await createTestDatabase()
  const gone = Promise.withResolvers<void>()
  const broken = other.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    other.pool.once('remove', () => gone.resolve())
    await sql`select pg_terminate_backend(${rows[0]?.pid}::int)`.execute(db)
    await expect
      .poll(async () => (await sql`select from pg_stat_activity where pid = ${rows[0]?.pid}::int`.execute(db)).rows)
      .toEqual([])
    return sql`select 1`.execute(tx)
  })
  await expect(broken).rejects.toThrow(NoConnection)
  await gone.promise
})
