import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestDatabase } from './testing.ts'

const { db } = await createTestDatabase()

test('ids of sizes are UUIDs of version 7, which follow the time and never repeat', async () => {
  const { rows: before } = await sql<{
    ms: number
  }>`select floor(extract(epoch from clock_timestamp()) * 1000)::float8 as ms`.execute(db)
  const began = before[0]?.ms ?? Number.NaN
  const { rows } = await sql<{ id: string; ms: number }>`
    select time_ordered_uuid() as id, floor(extract(epoch from clock_timestamp()) * 1000)::float8 as ms
    from generate_series(1, 2000)`.execute(db)
  const ids = rows.map(({ id }) => id)
  expect(new Set(ids).size).toBe(2000)
  for (const { id, ms } of rows) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    const made = Number.parseInt(id.slice(0, 13).replace('-', ''), 16)
    expect(made).toBeGreaterThanOrEqual(began)
    expect(made).toBeLessThanOrEqual(ms)
  }
  const times = ids.map((id) => id.slice(0, 13))
  expect(times.toSorted()).toEqual(times)
})

test('products and sizes get them', async () => {
  const { rows } = await sql<{ usual: string }>`
    select column_default as usual from information_schema.columns
    where table_name in ('products', 'variants') and column_name = 'id'`.execute(db)
  expect(rows).toEqual([{ usual: 'time_ordered_uuid()' }, { usual: 'time_ordered_uuid()' }])
})
