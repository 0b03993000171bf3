import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { StorefrontCode } from '#kernel/storefront.ts'
import { compiledStatement } from './compiled-statement.ts'
import { anyOf } from './rows.ts'
import { createTestDatabase } from './testing.ts'

const { db } = await createTestDatabase()

const cartsSince = compiledStatement((tx, value: { codes: readonly StorefrontCode[]; since: Date }) =>
  tx
    .selectFrom('carts')
    .select(['store_code', sql<string>`${'fixed'}::text`.as('fixed')])
    .where('store_code', '=', anyOf(value.codes, 'text'))
    .where('created_at', '>=', value.since)
    .orderBy('store_code'),
)
const begin = compiledStatement((tx, value: { code: StorefrontCode; at: Date }) =>
  tx.insertInto('carts').values({ store_code: value.code, created_at: value.at }).returning('store_code'),
)

test('the same statement is sent with other values each time, in and out of a transaction', async () => {
  const at = new Date('2026-11-21T10:00:00Z')
  await begin(db, { code: 'nl_NL', at })
  await db.transaction().execute((tx) => begin(tx, { code: 'en_GB', at }))
  const fixed = 'fixed'
  expect(await cartsSince(db, { codes: ['nl_NL', 'en_GB'], since: at })).toEqual([
    { store_code: 'en_GB', fixed },
    { store_code: 'nl_NL', fixed },
  ])
  expect(await cartsSince(db, { codes: ['nl_NL'], since: at })).toEqual([{ store_code: 'nl_NL', fixed }])
  expect(await cartsSince(db, { codes: ['nl_NL'], since: new Date('2026-11-22T10:00:00Z') })).toEqual([])
  expect(await cartsSince(db, { codes: [], since: at })).toEqual([])
})
